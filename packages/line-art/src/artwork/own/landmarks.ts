import { eye } from "./eye.ts";

/** Famous sights, and places that people and weather make. */
export const landmarks: Readonly<Record<string, string>> = {
  "eiffel-tower": `
    <path fill="#c8ced6" d="M59 1L69 1L69 16L59 16Z"/>
    <path fill="#d9b88a" d="M57 12L71 12L77 44L51 44Z"/>
    <path fill="#d9b88a" d="M52 50L76 50L86 80L42 80Z"/>
    <path fill="#d9b88a" d="M40 86L88 86Q100 108 120 124L86 124Q84 102 64 102Q44 102 42 124L8 124Q28 108 40 86Z"/>
    <path fill="#e8cda4" d="M44 41L84 41L84 53L44 53Z"/>
    <path fill="#e8cda4" d="M32 77L96 77L96 91L32 91Z"/>
    <path fill="none" stroke="#8a6414" stroke-width="2" d="M52 53L83 77M76 53L45 77"/>
  `,
  // The clock tower by the Thames.
  "big-ben": `
    <path fill="#c8ced6" d="M60 0L68 0L68 14L60 14Z"/>
    <path fill="#8fa8b8" d="M64 6L84 30L44 30Z"/>
    <path fill="#e3cfa8" d="M44 28L84 28L84 40L44 40Z"/>
    <path fill="#d9bf90" d="M32 38L96 38L96 84L32 84Z"/>
    <circle fill="#ffffff" cx="64" cy="61" r="19"/>
    <path fill="none" stroke="#333a44" stroke-width="2.5" d="M64 61L64 48M64 61L73 66"/>
    <path fill="#e3cfa8" d="M38 84L90 84L90 124L38 124Z"/>
    <path fill="#7f95c0" d="M46 124L46 98Q52 90 58 98L58 124Z"/>
    <path fill="#7f95c0" d="M70 124L70 98Q76 90 82 98L82 124Z"/>
  `,
  // The sphinx: a lion lying with the head of a king in a striped cloth, a pyramid behind.
  sphinx: `
    <path fill="#f8dca8" d="M92 18L127 92L60 92Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M92 18L98 92M80 50L112 50"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.4" d="M118 96Q127 84 120 74"/>
    <path data-part="body" fill="#f0cc90" d="M58 76C61.3 69 72.3 72 80 72C87.7 72 97.3 73 104 76C110.7 79 117 84 120 90C123 96 128 108 122 112C112 116 70.7 120 60 114C49.3 108 54.7 83 58 76Z"/>
    <path data-part="leg" fill="#f0cc90" d="M90 92C93.3 89.3 99.7 87.3 104 88C108.3 88.7 113.7 92 116 96C118.3 100 122.7 109 118 112C113.3 115 93.7 115.3 88 114C82.3 112.7 83.7 107.7 84 104C84.3 100.3 86.7 94.7 90 92Z"/>
    <path data-part="scarf" fill="#7fb0e8" d="M40 10Q66 8 72 34L80 84L56 92L24 92L0 84L8 34Q14 8 40 10Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M10 46L22 46M7 58L22 60M5 70L24 74M70 46L58 46M73 58L58 60M75 70L56 74M28 12Q40 20 52 12"/>
    <path data-part="face" fill="#f8dcb0" d="M40 22Q60 22 60 46Q60 70 40 72Q20 70 20 46Q20 22 40 22Z"/>
    <path fill="#e8b878" d="M20 40Q22 20 40 20Q58 20 60 40Q40 30 20 40Z"/>
    ${eye(32, 47, 0.9)}
    ${eye(48, 47, 0.9)}
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M26 40Q32 36 37 40M43 40Q48 36 54 40M40 50L37 57L42 57M32 63Q40 68 48 63"/>
    <path data-part="beard" fill="#d9a868" d="M34 72H46L44 86H36Z"/>
    <path data-part="chest" fill="#f0cc90" d="M26 88C28.7 84 35.3 84 40 84C44.7 84 51.3 84 54 88C56.7 92 61 104.7 56 108C51 111.3 29 111.3 24 108C19 104.7 23.3 92 26 88Z"/>
    <path data-part="paw" fill="#f0cc90" d="M4 104Q4 96 14 96L30 96L34 120L6 120Q2 120 2 114Z"/>
    <path data-part="paw" fill="#f0cc90" d="M76 104Q76 96 66 96L50 96L46 120L74 120Q78 120 78 114Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M10 112V119M18 112V119M62 112V119M70 112V119"/>
    <path data-part="ground" fill="#e8c890" d="M4 118H124Q127 118 127 121V124Q127 127 124 127H4Q1 127 1 124V121Q1 118 4 118Z"/>
  `,
  // A hill seen from the side, the stone portal at its left end; what is inside comes out there.
  tunnel: `
    <path data-part="entrance" fill="#8390a0" d="M12 124V68C12 40 20 27 28 27C36 27 44 40 44 68V124Z"/>
    <path data-part="arch" fill="#e0d4c6" d="M28 13C12 13 1 38 1 68V124H12V68C12 40 20 27 28 27Z"/>
    <path fill="none" stroke="#5d4f3a" stroke-width="2.2" d="M1 98H12M1.2 69H12M7.6 32L15.6 41"/>
    <path fill="#86c46c" d="M27 13C38 5 56 2 74 4C106 7 126 42 127 124H50V68C50 40 42 18 27 13Z"/>
    <path data-part="arch" fill="#f0e4d6" d="M28 13C44 13 56 38 56 68V124H44V68C44 40 36 27 28 27Z"/>
    <path fill="none" stroke="#5d4f3a" stroke-width="2.2" d="M56 98H44M55.8 69H44M49 32L40.6 41"/>
    <path fill="none" stroke="#4a7a3a" stroke-width="2.2" d="M70 32L73 38L76 29L79 38L83 32M92 62L95 68L98 59L101 68L105 62M72 94L75 100L78 91L81 100L85 94"/>
  `,
  // A hall with two big doors, a tower with a bell, a helmet sign.
  "fire-station": `
    <path fill="#e8685f" d="M96 14L110 2L124 14Z"/>
    <path fill="#f4a6a0" d="M98 14L122 14L122 50L98 50Z"/>
    <path fill="#f2c94c" d="M103 36Q104 22 110 22Q116 22 117 36Z"/>
    <path fill="#e8685f" d="M2 48L126 48L126 60L2 60Z"/>
    <path fill="#f4b8b0" d="M6 58L122 58L122 124L6 124Z"/>
    <path fill="#fff2b0" d="M32 20L76 20L76 48L32 48Z"/>
    <path fill="#ff9f5a" d="M54 24Q60 30 63 36Q64 45 54 45Q44 45 45 36Q48 38 50 33Q51 28 54 24Z"/>
    <path fill="#e8685f" d="M14 76L60 76L60 124L14 124Z"/>
    <path fill="#e8685f" d="M68 76L114 76L114 124L68 124Z"/>
    <path fill="#d9f0fb" d="M20 82L54 82L54 96L20 96Z"/>
    <path fill="#d9f0fb" d="M74 82L108 82L108 96L74 96Z"/>
    <path fill="none" stroke="#7a2f2a" stroke-width="2" d="M14 110L60 110M68 110L114 110"/>
  `,
  // A star over the door, a blue lamp on the roof.
  "police-station": `
    <path fill="#7fb3e0" d="M54 18Q54 4 64 4Q74 4 74 18Z"/>
    <path fill="#c8ced6" d="M48 16L80 16L80 28L48 28Z"/>
    <path fill="#b9d6ea" d="M4 42L64 22L124 42L124 54L4 54Z"/>
    <path fill="#e6f0f8" d="M8 54L120 54L120 118L8 118Z"/>
    <path fill="#ffd866" d="M64 56L69 67L81 68L72 76L75 88L64 82L53 88L56 76L47 68L59 67Z"/>
    <path fill="#8fd3f7" d="M16 66L38 66L38 90L16 90Z"/>
    <path fill="#8fd3f7" d="M90 66L112 66L112 90L90 90Z"/>
    <path fill="none" stroke="#2f4d78" stroke-width="2" d="M27 66L27 90M101 66L101 90"/>
    <path fill="#7fa8d0" d="M50 92L78 92L78 118L50 118Z"/>
    <path fill="none" stroke="#2f4d78" stroke-width="2" d="M64 92L64 118"/>
    <path fill="#c8ced6" d="M2 116L126 116L126 124L2 124Z"/>
  `,
  // A mouth in the rock with stones hanging down and standing up.
  cave: `
    <path fill="#e3d8ca" d="M2 124Q0 84 18 70Q16 42 40 38Q50 10 76 20Q106 18 106 50Q126 62 126 124Z"/>
    <path fill="#9a9084" d="M26 124Q22 80 42 66Q62 50 84 62Q110 78 102 124Z"/>
    <path fill="#f7f1e8" d="M42 66L58 58L49 78Z"/>
    <path fill="#f7f1e8" d="M64 56L82 60L72 94Z"/>
    <path fill="#f7f1e8" d="M74 124L86 98L98 124Z"/>
    <path fill="#d9ccbb" d="M96 124Q96 104 110 106Q124 104 126 124Z"/>
    <path fill="#a9cf7a" d="M0 124Q4 104 14 110Q22 96 30 110Q38 110 38 124Z"/>
    <path fill="none" stroke="#5d5248" stroke-width="2" d="M62 34Q72 30 80 36M40 52Q32 54 30 62M16 88Q20 82 18 76"/>
  `,
  // A spinning funnel, narrow at the ground, with things whirled about it.
  tornado: `
    <path fill="#dfe5ec" d="M6 22Q6 4 64 4Q122 4 122 22Q122 38 64 40Q6 38 6 22Z"/>
    <path fill="#c8d3de" d="M14 34Q40 44 64 42Q94 42 114 34Q118 52 72 60Q26 60 14 34Z"/>
    <path fill="#dfe5ec" d="M28 54Q60 66 104 50Q104 70 70 78Q36 78 28 54Z"/>
    <path fill="#c8d3de" d="M42 74Q64 84 94 70Q92 88 68 94Q46 92 42 74Z"/>
    <path fill="#dfe5ec" d="M48 90Q64 98 84 88Q80 104 64 108Q50 104 48 90Z"/>
    <path fill="#c8d3de" d="M52 104Q62 112 74 104Q68 118 56 124Q58 114 52 104Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M28 20Q44 12 66 13Q92 14 94 22Q86 29 64 29"/>
    <path fill="#d9a066" d="M4 86L22 80L26 92L8 98Z"/>
    <path fill="#a9cf7a" d="M104 92Q120 84 124 98Q112 108 104 92Z"/>
  `,
  // Hot water shoots out of a cone of stone.
  geyser: `
    <path fill="#8fd0f0" d="M50 96Q56 56 48 34Q28 26 14 58Q6 56 6 46Q16 14 46 18Q64 0 82 18Q112 14 122 46Q122 56 114 58Q100 26 80 34Q72 56 78 96Z"/>
    <path fill="#ffffff" d="M58 96Q62 60 56 28Q64 18 72 28Q66 60 70 96Z"/>
    <path fill="#8fd3f7" d="M14 66Q24 78 14 84Q4 78 14 66Z"/>
    <path fill="#8fd3f7" d="M34 50Q44 62 34 68Q24 62 34 50Z"/>
    <path fill="#8fd3f7" d="M114 66Q124 78 114 84Q104 78 114 66Z"/>
    <path fill="#8fd3f7" d="M94 50Q104 62 94 68Q84 62 94 50Z"/>
    <path fill="#c8b8a4" d="M30 94Q64 104 98 94Q110 114 124 124L4 124Q18 114 30 94Z"/>
    <path fill="#8fd3f7" d="M36 94Q64 80 92 94Q64 106 36 94Z"/>
    <path fill="none" stroke="#5d5248" stroke-width="2" d="M38 113Q46 107 50 115M78 110Q86 107 88 117"/>
  `,
};
