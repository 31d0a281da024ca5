/** Where a scene is of which the words only say who or what is in it. */
import type { SettingId, SubjectId } from "../types.ts";

/** By setting: who and what belongs there, and hardly anywhere else. */
export const residents: Partial<Record<SettingId, string>> = {
  "ice-floe": "walrus seal penguin polar-bear",
  "frozen-lake": "ice-hockey ice-skate hockey-player hockey-goalie hockey-goal",
  "bamboo-grove": "panda",
  snow: "reindeer santa-claus santa-sleigh snow-capped-mountain cloud-with-snow igloo snowman snow-angel dogsled snowboard snow-plow snow-globe snowdrop snowmobile snowflake sled snow-fort snowball-pile snowball snow-child snowboarder snow-queen christmas-tree",
  space:
    "alien-monster satellite space-probe space-telescope ringed-planet satellite-antenna rocket alien space-station black-hole constellation comet galaxy jupiter",
  underwater: "mermaid",
  jungle: "toucan lemur anteater velociraptor",
  beach: "seagull pelican crab hermit-crab lobster sandcastle lighthouse pirate",
  river:
    "heron egret red-crowned-crane flamingo swan beaver lily-pad lotus stone-arch-bridge stone-bridge canoe rowing-boat dragon-boat raft bamboo-raft swan-boat wupeng-boat paper-boat paddle-steamer",
  desert: "saguaro prickly-pear vulture meerkat camel two-hump-camel scorpion",
  castle: "carriage pumpkin-carriage",
  canal: "gondola",
  market: "market-stall",
  stage: "marionette",
  porch: "front-steps",
  crossing: "traffic-stand traffic-light",
  dentist: "dentist-chair",
  courtroom: "judges-bench",
  gym: "treadmill barbell dumbbell weightlifter",
  moon: "moon-lady astronaut moon-rover",
  street:
    "railway-car tram-car trolleybus minibus taxi school-bus tow-truck double-decker-bus vintage-car bumper-car automobile police-car bus ambulance racing-car car-with-seats bus-with-seats ambulance-with-seats",
};

const homes = new Map<SubjectId, SettingId>(
  Object.entries(residents).flatMap(([setting, ids]) =>
    ids.split(" ").map((id) => [id, setting as SettingId] as const),
  ),
);

/** Where somebody or something belongs; undefined where that may be anywhere. */
export function homeOf(id: SubjectId): SettingId | undefined {
  return homes.get(id);
}
