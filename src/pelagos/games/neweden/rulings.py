"""The questions that the rulebook leaves open, as options, and the answers of one table."""

from collections.abc import Mapping
from typing import Any, Final

from pelagos.kernel.contract import Option

OPTIONS: Final = (
    Option("coin_supply", ("unlimited", "limited"), "NE-1.5"),
    Option("coins", ("behind_screens", "open"), "NE-1.11"),
    Option("solo_coins", ("open", "behind_screens"), "NE-1.11"),
    Option("overflow", ("one_card", "card_per_point"), "NE-3.2"),
    Option("nothing_to_lose", ("nothing", "research"), "NE-3.2"),
    Option("start_oxygen", ("counts", "apart", "kept"), "NE-3.3"),
    Option("pointer_floor", ("zero", "none"), "NE-3.4"),
    Option("pointer_top", ("15", "14"), "NE-3.4"),
    Option("lost_shipyard", ("keep", "lose"), "NE-3.6"),
    Option("lost_module", ("wait", "lost"), "NE-3.6"),
    Option("bonus_cards", ("replaced", "kept"), "NE-5.1"),
    Option("idle_move", ("no", "yes"), "NE-6.3"),
    Option("movement", ("any_way", "outward"), "NE-6.4"),
    Option("deeple_again", ("yes", "no"), "NE-6.4"),
    Option("activate_between", ("no", "yes"), "NE-6.5"),
    Option("activate_where", ("anywhere", "reached"), "NE-6.5"),
    Option("market_effects", ("in_turn", "together"), "NE-8.5"),
    Option("market_free_actions", ("buyers", "everybody"), "NE-8.6", before="buyers"),
    Option("extra_moves", ("per_row", "per_phase"), "NE-9.6", before="per_row"),
    Option("extra_without_move", ("no", "yes"), "NE-9.6"),
    Option("next_opener", ("winner", "named"), "NE-9.8"),
    Option("unsold_row", ("same_opener", "next_player"), "NE-9.9"),
    Option("bid_cover", ("coins", "with_plant"), "NE-9.10"),
    Option("after_bid", ("no", "yes"), "NE-9.10"),
    Option("bonus_pays", ("per_card", "once"), "NE-10.1"),
    Option("deeple_supply", ("limited", "unlimited"), "NE-11.4"),
    Option("three_in_one", ("no", "yes"), "NE-12.5"),
    Option("crab_guild", ("printed", "shell", "octopus"), "NE-12.8"),
    Option("octopus_extension", ("tile", "card"), "NE-13.5"),
    Option("collapsed_coins", ("kept", "lost"), "NE-14.3"),
    Option("collapsed_crabs", ("lost", "kept"), "NE-14.3"),
    Option("negative_station", ("counts", "zero"), "NE-14.4"),
    Option("slide", ("always", "bought"), "NE-15.2"),
    Option("thought_oxygen", ("three", "two"), "NE-16.1"),
    Option("thought_row_damage", ("no", "yes"), "NE-16.3"),
    Option("thought_research", ("yes", "no"), "NE-16.3"),
    Option("solo_difficulty", ("0", "1", "2", "3"), "NE-16.7"),
    Option("thought_market_time", ("before", "after"), "NE-16.7"),
    Option("thought_market_damage", ("price", "all"), "NE-16.7"),
    Option("solo_blocking", ("after_reveal", "before_reveal"), "NE-16.8"),
    Option("solo_all_bought", ("one_card_row", "two_card_rows"), "NE-16.8"),
    Option("thought_half", ("up", "down"), "NE-16.9"),
    Option("thought_pays", ("yes", "no"), "NE-16.9"),
    Option("thought_bids", ("both", "cards"), "NE-16.9"),
    Option("thought_crabs", ("activated", "none"), "NE-16.10"),
    Option("thought_loses", ("fewest_points", "you_choose"), "NE-16.11"),
)


class Rulings:
    """What the options of one table say; each is asked about in one place of the rules."""

    def __init__(self, options: Mapping[str, str], rules: int) -> None:
        self.options, self.rules = options, rules
        self.asks_idle = rules == 1  # for plans in secret, even where everybody sees there is none
        self.coins_are_limited = options["coin_supply"] == "limited"
        self.coins_are_open = options["coins"] == "open"
        self.thought_coins_are_open = options["solo_coins"] == "open"
        self.card_per_point = options["overflow"] == "card_per_point"
        self.research_can_go = options["nothing_to_lose"] == "research"
        self.start_oxygen_counts = options["start_oxygen"] != "apart"
        self.start_oxygen_stays = options["start_oxygen"] == "kept"
        self.pointer_has_floor = options["pointer_floor"] == "zero"
        self.pointer_stops_early = options["pointer_top"] == "14"
        self.shipyards_keep = options["lost_shipyard"] == "keep"
        self.lost_deeples_wait = options["lost_module"] == "wait"
        self.bonus_cards_stay = options["bonus_cards"] == "kept"
        self.read_actions(options)
        self.read_phases(options)
        self.read_thought(options)

    def __reduce__(self) -> tuple[Any, ...]:
        return Rulings, (self.options, self.rules)

    def read_actions(self, options: Mapping[str, str]) -> None:
        self.idle_moves = options["idle_move"] == "yes"
        self.outward_only = options["movement"] == "outward"
        self.deeples_move_again = options["deeple_again"] == "yes"
        self.activate_between = options["activate_between"] == "yes"
        self.only_reached = options["activate_where"] == "reached"
        self.three_in_one = options["three_in_one"] == "yes"
        self.guild_counts = ("octopus", "printed", "shell").index(options["crab_guild"])
        self.octopus_is_card = options["octopus_extension"] == "card"
        self.deeples_are_limited = options["deeple_supply"] == "limited"

    def read_phases(self, options: Mapping[str, str]) -> None:
        self.effects_together = options["market_effects"] == "together"
        self.all_act_freely = options["market_free_actions"] == "everybody"
        self.extra_once_a_phase = options["extra_moves"] == "per_phase"
        self.useless_extra = options["extra_without_move"] == "yes"
        self.opener_is_named = options["next_opener"] == "named"
        self.unsold_passes_on = options["unsold_row"] == "next_player"
        self.plant_covers_bids = options["bid_cover"] == "with_plant"
        self.free_after_bid = options["after_bid"] == "yes"
        self.bonus_pays_once = options["bonus_pays"] == "once"
        self.collapsed_keep_coins = options["collapsed_coins"] == "kept"
        self.collapsed_keep_crabs = options["collapsed_crabs"] == "kept"
        self.stations_can_cost = options["negative_station"] == "counts"
        self.always_slide = options["slide"] == "always"

    def read_thought(self, options: Mapping[str, str]) -> None:
        self.thought_has_spare = options["thought_oxygen"] == "three"
        self.thought_row_damage = options["thought_row_damage"] == "yes"
        self.thought_researches = options["thought_research"] == "yes"
        self.difficulty = int(options["solo_difficulty"])
        self.thought_builds_first = options["thought_market_time"] == "before"
        self.thought_market_harmless = options["thought_market_damage"] == "all"
        self.block_unseen = options["solo_blocking"] == "before_reveal"
        self.own_row_blocked = options["solo_all_bought"] == "one_card_row"
        self.thought_rounds_up = options["thought_half"] == "up"
        self.thought_pays = options["thought_pays"] == "yes"
        self.thought_bids_on_all = options["thought_bids"] == "both"
        self.thought_completes = options["thought_crabs"] == "activated"
        self.you_choose_for_thought = options["thought_loses"] == "you_choose"
