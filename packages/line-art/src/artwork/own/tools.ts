/** What works in the garden shed and on the workbench, and what measures. */
export const tools: Readonly<Record<string, string>> = {
  "power-drill": `
    <path fill="#aeb8c4" d="M0 36L6 31L30 31L30 41L6 41Z"/>
    <path fill="none" stroke="#3f4c5c" stroke-width="2" d="M10 31L15 41M19 31L24 41"/>
    <path fill="#818b93" d="M28 26L46 22L46 50L28 46Z"/>
    <path fill="#f7b04a" d="M44 18Q44 12 52 12L110 12Q124 14 124 36Q124 58 110 58L52 58Q44 58 44 52Z"/>
    <path fill="#f7b04a" d="M78 54L110 54L104 98L82 98Z"/>
    <path fill="#62b5f2" d="M66 58L80 58L80 74L72 74Z"/>
    <path fill="#7f8b98" d="M68 96L116 96Q122 96 122 102L122 118Q122 124 116 124L68 124Q62 124 62 118L62 102Q62 96 68 96Z"/>
    <path fill="#fff6e3" d="M56 24L84 24L84 46L56 46Z"/>
    <path fill="#ffffff" d="M74 104L110 104L110 116L74 116Z"/>
    <path fill="none" stroke="#7a5414" stroke-width="2" d="M94 24L94 46M103 24L103 46M112 26L112 44"/>
  `,
  nail: `
    <path fill="#c8ced6" d="M24 22L40 22L40 98L32 122L24 98Z"/>
    <path fill="#aeb8c4" d="M10 8L54 8Q58 8 58 14Q58 22 54 22L10 22Q6 22 6 14Q6 8 10 8Z"/>
    <path fill="#c8ced6" d="M80 34L96 38L84 96L72 118L68 92Z"/>
    <path fill="#aeb8c4" d="M72 16L116 26Q120 28 119 34Q117 42 113 42L68 32Q64 30 65 23Q67 16 72 16Z"/>
  `,
  screw: `
    <path fill="#c8ced6" d="M52 34L76 34L76 96L64 124L52 96Z"/>
    <path fill="#dfe5ec" d="M26 30Q28 4 64 4Q100 4 102 30Q102 38 94 38L34 38Q26 38 26 30Z"/>
    <path fill="#818b93" d="M58 5L70 5L70 20L58 20Z"/>
    <path fill="#8a98ab" d="M46 46L82 40Q88 42 84 50L48 57Q40 54 46 46Z"/>
    <path fill="#8a98ab" d="M46 66L82 60Q88 62 84 70L48 77Q40 74 46 66Z"/>
    <path fill="#8a98ab" d="M48 86L80 80Q86 82 82 90L50 97Q42 94 48 86Z"/>
  `,
  // A coil on the ground, its nozzle lifted and dripping.
  "garden-hose": `
    <ellipse fill="#7cc977" cx="74" cy="102" rx="50" ry="22"/>
    <ellipse fill="#7cc977" cx="74" cy="84" rx="50" ry="22"/>
    <ellipse fill="#7cc977" cx="74" cy="66" rx="50" ry="22"/>
    <ellipse fill="#fff6e3" cx="74" cy="64" rx="34" ry="10"/>
    <path fill="#7cc977" d="M108 74Q118 34 84 26L58 32L58 44L82 40Q100 42 94 62Z"/>
    <path fill="#f7b04a" d="M62 24L40 28L36 38L40 48L62 50Z"/>
    <path fill="#e0705c" d="M40 26L26 22L26 54L40 50Z"/>
    <path fill="#62b5f2" d="M14 18Q22 28 14 34Q6 28 14 18Z"/>
    <path fill="#62b5f2" d="M10 42Q20 52 10 60Q0 52 10 42Z"/>
    <path fill="#62b5f2" d="M18 68Q26 78 18 84Q10 78 18 68Z"/>
  `,
  thermometer: `
    <path fill="#8fc7f0" d="M40 22Q40 2 60 2Q80 2 80 22L80 76Q94 86 94 98Q92 126 60 126Q28 126 26 98Q26 86 40 76Z"/>
    <path fill="#ffffff" d="M52 22Q52 14 60 14Q68 14 68 22L68 84L52 84Z"/>
    <path fill="#e8685f" d="M52 52L68 52L68 82Q80 88 80 98Q80 114 60 114Q40 114 40 98Q40 88 52 82Z"/>
    <path fill="none" stroke="#3f4c5c" stroke-width="2.4" d="M80 24L94 24M80 38L90 38M80 52L94 52M80 66L90 66"/>
    <circle fill="#ffc96b" cx="108" cy="20" r="13"/>
    <path fill="none" stroke="#2f6d98" stroke-width="2.4" d="M110 74L110 98M100 80L120 92M100 92L120 80"/>
  `,
  "watering-can": `
    <path fill="none" stroke="#3f7a9c" stroke-width="9" d="M92 56Q122 48 118 78Q114 100 94 100"/>
    <path fill="none" stroke="#3f7a9c" stroke-width="8" d="M48 48Q52 18 72 18Q92 18 94 48"/>
    <path fill="#62b5f2" d="M46 84L16 44L26 36L56 66Z"/>
    <path fill="#f7b04a" d="M4 46L26 24L34 34L14 54Z"/>
    <path fill="#62b5f2" d="M44 46L98 46L104 116Q104 122 98 122L44 122Q38 122 38 116Z"/>
    <path fill="#ffe28a" d="M42 66L100 66L101 82L41 82Z"/>
    <circle fill="#f28d8d" cx="70" cy="102" r="9"/>
    <path fill="#bfe3f5" d="M8 62Q16 74 8 80Q0 74 8 62Z"/>
    <path fill="#bfe3f5" d="M20 82Q28 94 20 100Q12 94 20 82Z"/>
  `,
  "electric-fan": `
    <path fill="#8a919b" d="M58 88L70 88L70 112L58 112Z"/>
    <path fill="#62c0b5" d="M30 124Q30 108 64 108Q98 108 98 124Z"/>
    <circle fill="#c8ced6" cx="64" cy="48" r="46"/>
    <circle fill="#ffffff" cx="64" cy="48" r="38"/>
    <path fill="#62b5f2" d="M64 48Q40 40 46 18Q60 8 70 18Q74 34 64 48Z"/>
    <path fill="#62b5f2" d="M64 48Q84 32 98 48Q100 64 86 70Q70 66 64 48Z"/>
    <path fill="#62b5f2" d="M64 48Q62 74 40 74Q28 64 34 52Q48 42 64 48Z"/>
    <circle fill="#f7b04a" cx="64" cy="48" r="10"/>
    <circle fill="#f28d8d" cx="64" cy="116" r="5"/>
  `,
  calculator: `
    <path fill="#7a9cc8" d="M22 12Q22 4 30 4L98 4Q106 4 106 12L106 116Q106 124 98 124L30 124Q22 124 22 116Z"/>
    <path fill="#d3f0cf" d="M32 14L96 14L96 40L32 40Z"/>
    <path fill="none" stroke="#2f4d38" stroke-width="2.4" d="M88 20L88 34M78 20L84 20L84 27L78 27L78 34L84 34"/>
    <path fill="#ffffff" d="M32 50H50V66H32Z"/><path fill="#ffffff" d="M55 50H73V66H55Z"/>
    <path fill="#ffffff" d="M32 73H50V89H32Z"/><path fill="#ffffff" d="M55 73H73V89H55Z"/>
    <path fill="#ffffff" d="M32 96H50V114H32Z"/><path fill="#ffffff" d="M55 96H73V114H55Z"/>
    <path fill="#ffd08a" d="M78 50H96V66H78Z"/><path fill="#ffd08a" d="M78 73H96V89H78Z"/>
    <path fill="#ff9f8a" d="M78 96H96V114H78Z"/>
    <path fill="none" stroke="#3a2208" stroke-width="2.2" d="M87 54L87 62M83 58L91 58M83 81L91 81M83 102L91 102M83 108L91 108"/>
  `,
};
