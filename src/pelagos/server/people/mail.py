"""Mail by SMTP, where the settings name a server for it; sent in a thread, never in a request."""

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from pelagos.server.environment import PORTS, check_mail
from pelagos.server.settings import Settings
from pelagos.server.store.addresses import Address
from pelagos.speech import Words

PATIENCE: Final = 20  # seconds


class Mailer:
    """Writes mails in the words of their language, and hands them to the server of the settings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.is_open = bool(settings.smtp)
        check_mail(settings.smtp, settings.mail_from, settings.site)

    def letter(self, to: Address, kind: str, **facts: object) -> EmailMessage:
        """The mail ``mail-<kind>``; every one says how to get no more of them."""
        site, words = self._settings.site.rstrip("/"), Words(to.lang)
        links = {name: f"{site}/mail/{name}/{to.token}" for name in ("confirm", "stop")}
        letter = EmailMessage()
        letter["Subject"] = words.say(f"mail-{kind}-subject", **facts)
        letter["From"], letter["To"] = self._settings.mail_from, to.address
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain="pelagos.invalid")
        letter["List-Unsubscribe"] = f"<{site}/api/mail/{to.token}/stop>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(words.say(f"mail-{kind}", **facts, site=site, **links) + "\n")
        return letter

    def send(self, letter: EmailMessage) -> None:
        """Hand it over; to be called in a thread of its own."""
        server = urlsplit(self._settings.smtp)
        host, port = server.hostname or "", server.port or PORTS[server.scheme]
        kind = smtplib.SMTP_SSL if server.scheme == "smtps" else smtplib.SMTP
        with kind(host, port, timeout=PATIENCE) as line:
            line.ehlo()
            if server.scheme == "smtp" and line.has_extn("starttls"):
                line.starttls(context=ssl.create_default_context())
            if server.username:
                line.login(unquote(server.username), unquote(server.password or ""))
            line.send_message(letter)
