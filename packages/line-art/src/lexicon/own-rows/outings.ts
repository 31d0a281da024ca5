import type { Row } from "../own-subjects.ts";

/** On three wheels, on one, under a striped sail; machines of grandmother's time. */
export const outingRows: readonly Row[] = [
  [
    "tricycle",
    "tricycle|trike|kids tricycle",
    "三轮车|儿童三轮车|小三轮车|三轮脚踏车",
    "vehicle",
    "ground",
    0.7,
    "left",
  ],
  [
    "unicycle",
    "unicycle|one-wheeled bicycle",
    "独轮车|独轮自行车|独轮脚踏车",
    "vehicle",
    "ground",
    1.2,
    "front",
  ],
  [
    "viking-ship",
    "viking ship|longship|viking boat|viking longship",
    "维京船|维京海盗船|维京长船",
    "vehicle",
    "water",
    6,
    "left",
  ],
  [
    "teepee",
    "teepee|tipi|tepee|native tent",
    "印第安帐篷|圆锥帐篷|尖顶帐篷",
    "building",
    "ground",
    3,
    "front",
  ],
  ["sewing-machine", "sewing machine", "缝纫机|老式缝纫机", "object", "indoor", 0.4, "left"],
  ["typewriter", "typewriter|type writer", "打字机|老式打字机", "object", "indoor", 0.35, "front"],
  ["gramophone", "gramophone|phonograph", "留声机|老式唱片机", "object", "indoor", 0.7, "left"],
  ["slingshot", "slingshot|sling shot", "弹弓|小弹弓", "object", "held", 0.2, "front"],
  ["cello", "cello|violoncello|double bass", "大提琴|低音提琴", "object", "held", 1.1, "front"],
];
