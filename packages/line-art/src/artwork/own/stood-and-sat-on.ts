/** What people stand on, sit on and look out of where they are. */
export const stoodAndSatOn: Readonly<Record<string, string>> = {
  // A high bench with panels; who sits behind it is seen to the waist.
  "judges-bench": `
    <path fill="#b8794a" d="M12 52L116 52L116 124L12 124Z"/>
    <path data-part="panel" fill="#f0d3a8" d="M20 68L42 68L42 112L20 112Z"/>
    <path data-part="panel" fill="#f0d3a8" d="M50 68L78 68L78 112L50 112Z"/>
    <path data-part="panel" fill="#f0d3a8" d="M86 68L108 68L108 112L86 112Z"/>
    <path data-part="tabletop" fill="#e0a968" d="M4 40L124 40L124 54L4 54Z"/>
    <path fill="#b8794a" d="M4 118L124 118L124 127L4 127Z"/>
  `,
  // A couch that reclines, its lamp on an arm above whoever sits there.
  "dentist-chair": `
    <path fill="none" stroke="#5b6672" stroke-width="2.4" d="M12 112L12 10L104 10"/>
    <path data-part="lamp" fill="#f6d35c" d="M96 4L120 4L127 24L89 24Z"/>
    <path fill="#c8d2dc" d="M44 96L70 96L74 118L40 118Z"/>
    <path fill="#8a97a5" d="M26 116L90 116L94 126L22 126Z"/>
    <path fill="#7fc4d8" d="M16 40Q22 30 32 36L50 78L44 94L32 92Z"/>
    <path data-part="seat" fill="#7fc4d8" d="M30 80L90 80Q98 80 102 88L116 114L102 118L90 97L40 97Q28 92 30 80Z"/>
    <path fill="#f0b8a8" d="M10 32Q20 22 32 30L34 42L20 48Z"/>
  `,
  // Low and round, with a band round it.
  "traffic-stand": `
    <path fill="#e8685f" d="M4 106Q4 96 64 96Q124 96 124 106L124 114Q124 126 64 126Q4 126 4 114Z"/>
    <path fill="#ffffff" d="M20 86L108 86L108 102Q108 112 64 112Q20 112 20 102Z"/>
    <ellipse fill="#c8d2dc" cx="64" cy="86" rx="44" ry="10"/>
  `,
  // Three wide steps up to a door.
  "front-steps": `
    <path data-part="step" fill="#d9cdb8" d="M22 58L106 58L106 80L22 80Z"/>
    <path data-part="step" fill="#f3ead8" d="M26 52L102 52L106 60L22 60Z"/>
    <path data-part="step" fill="#d9cdb8" d="M12 80L116 80L116 102L12 102Z"/>
    <path data-part="step" fill="#f3ead8" d="M18 74L110 74L116 82L12 82Z"/>
    <path data-part="step" fill="#d9cdb8" d="M2 102L126 102L126 125L2 125Z"/>
    <path data-part="step" fill="#f3ead8" d="M8 96L120 96L126 104L2 104Z"/>
  `,
  // Three rows of benches, for those who watch a game.
  bleachers: `
    <path data-part="step" fill="#d9cdb8" d="M10 74L118 74L118 92L10 92Z"/>
    <path data-part="step" fill="#f3ead8" d="M14 66L114 66L118 76L10 76Z"/>
    <path data-part="step" fill="#d9cdb8" d="M6 92L122 92L122 109L6 109Z"/>
    <path data-part="step" fill="#f3ead8" d="M10 84L118 84L122 94L6 94Z"/>
    <path data-part="step" fill="#d9cdb8" d="M2 109L126 109L126 126L2 126Z"/>
    <path data-part="step" fill="#f3ead8" d="M6 101L122 101L126 111L2 111Z"/>
  `,
  // A house up in a tree, open to the front: one stands in it behind a rail.
  "open-treehouse": `
    <path data-part="leaves" fill="#8fd07a" d="M22 82C6 80 0 66 8 54C2 40 10 22 26 24C30 8 50 0 64 8C78 0 98 8 102 24C118 22 126 40 120 54C128 66 122 80 106 82Z"/>
    <path data-part="treeTrunk" fill="#b98150" d="M44 84L44 100C44 110 38 118 32 126L96 126C90 118 84 110 84 100L84 84Z"/>
    <path data-part="doorway" fill="#fff4d8" d="M20 40L108 40L108 82L20 82Z"/>
    <path data-part="roof" fill="#f2705a" d="M64 14L118 42L10 42Z"/>
    <path data-part="ladder" fill="#ffe0a8" d="M50 88L78 88L78 126L50 126Z"/>
    <path fill="none" stroke="#8a5f38" stroke-width="2" d="M55 98L73 98M55 108L73 108M55 118L73 118"/>
    <path data-part="rail" fill="#d9a066" d="M12 70L116 70L116 77L12 77Z"/>
    <path data-part="platform" fill="#c98f4e" d="M8 83L120 83L120 92L8 92Z"/>
  `,
  // Its bow and stern curve up; who is in it sits amidships.
  "gondola-with-seats": `
    <path data-part="seat" fill="#f08a8a" d="M34 62Q34 54 44 54L84 54Q94 54 94 62L94 90L34 90Z"/>
    <path data-part="hull" fill="#7a9cc8" d="M2 34L16 34L16 44L11 44L11 52L16 52L18 64Q22 78 36 78L92 78Q106 78 112 64L120 44L127 50Q124 92 106 104Q98 108 88 108L40 108Q22 108 12 94Q2 78 2 58Z"/>
    <path fill="#f6d35c" d="M18 84Q28 92 40 92L90 92Q102 92 110 84L106 96Q98 100 88 100L40 100Q28 100 22 96Z"/>
  `,
  // A plank held in the vice of a bench.
  workbench: `
    <path fill="#e9c48c" d="M30 36L126 36L126 46L30 46Z"/>
    <path fill="#8fa3b8" d="M40 44L58 44L58 62L40 62Z"/>
    <path data-part="tabletop" fill="#c98f4e" d="M2 60L122 60L122 74L2 74Z"/>
    <path data-part="leg" fill="#b98150" d="M10 74L24 74L24 126L10 126ZM100 74L114 74L114 126L100 126Z"/>
    <path data-part="board" fill="#e0b983" d="M24 98L100 98L100 108L24 108Z"/>
  `,
  // The side of a railway carriage, and one of its windows large.
  "train-window": `
    <path data-part="roof" fill="#8a97a5" d="M2 14Q4 4 16 4L112 4Q124 4 126 14L126 20L2 20Z"/>
    <path data-part="bodywork" fill="#7fb3e0" d="M2 18L126 18L126 108L2 108Z"/>
    <path data-part="windowFrame" fill="#ffffff" d="M20 26L108 26Q112 26 112 30L112 74L16 74L16 30Q16 26 20 26Z"/>
    <path data-part="pane" fill="#d8eefb" d="M24 32L104 32L104 72L24 72Z"/>
    <path data-part="wheel" fill="#98a4b2" d="M18 112A12 12 0 1 1 42 112A12 12 0 1 1 18 112ZM86 112A12 12 0 1 1 110 112A12 12 0 1 1 86 112Z"/>
    <path data-part="bodywork" fill="#7fb3e0" d="M2 70L126 70L126 108L2 108Z"/>
    <path data-part="stripe" fill="#f6d35c" d="M2 84L126 84L126 95L2 95Z"/>
  `,
};
