/** Places between walls and under a roof. */
import type { SettingId } from "../types.ts";

const rooms: ReadonlySet<SettingId> = new Set<SettingId>([
  "classroom",
  "kitchen",
  "bedroom",
  "bathroom",
  "living-room",
  "window-room",
  "christmas-room",
  "corridor",
  "library",
  "shop",
  "restaurant",
  "hospital",
  "bakery",
  "laboratory",
  "hair-salon",
  "magic-study",
  "airport",
  "garage",
  "carpentry",
  "greenhouse",
  "gym",
  "attic",
  "tavern",
  "cave",
  "courtroom",
  "dentist",
  "post-office",
  "pet-shop",
  "museum",
  "stable",
  "mouse-hole",
  "aquarium",
  "cinema",
  "flower-shop",
  "spaceship",
  "submarine",
]);

export function isRoom(setting: SettingId): boolean {
  return rooms.has(setting);
}
