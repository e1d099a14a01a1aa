"""The rules of Nautilus: one module a chapter, one class a sentence. Begin with ``round``.

What a player may not do is refused here, with the rule's number. Words and minds are elsewhere.
"""
