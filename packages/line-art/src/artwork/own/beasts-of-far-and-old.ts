/** Birds, antelopes, sea life and beasts of old: 128 × 128 boxes. */
export const beastsOfFarAndOld: Readonly<Record<string, string>> = {
  // A spoonbill: a beak like a spoon, a crest, long legs.
  spoonbill: `
    <path data-part="leg" fill="#f2b0a0" d="M62 92L69 92L68 116L76 124L50 124L60 116ZM84 90L91 90L90 116L98 124L74 124L83 116Z"/>
    <path data-part="tail" fill="#f7c0d0" d="M104 66L127 88L100 90Z"/>
    <path data-part="body" fill="#ffdfe8" d="M44 26Q58 38 58 52Q88 44 110 70Q110 92 82 96Q50 96 46 68Q50 50 38 40Z"/>
    <path data-part="wing" fill="#f7b0c4" d="M64 62Q90 56 110 76Q96 90 78 86L80 79L68 80L71 72Z"/>
    <path data-part="crest" fill="#f7b0c4" d="M46 10L68 12L62 18L72 24L62 26L66 34L52 32Z"/>
    <path data-part="head" fill="#ffdfe8" d="M28 24Q32 8 48 10Q60 16 58 30Q50 44 40 42Q28 38 28 24Z"/>
    <path data-part="beak" fill="#9fb0c8" d="M30 22Q20 40 14 58Q20 70 12 82Q2 84 1 72Q2 60 6 54Q14 36 26 18ZM14 58Q18 60 22 50L34 34L30 22Z"/>
    <circle data-part="eye" fill="#2a2440" cx="40" cy="22" r="3.4"/>
  `,
  // A frigatebird puffs up its red throat like a balloon.
  frigatebird: `
    <path data-part="wing" fill="#8f9cb8" d="M70 50Q92 18 126 6Q124 22 112 30Q120 32 122 38Q112 46 106 48Q114 52 112 58Q96 72 76 76Z"/>
    <path data-part="tail" fill="#8f9cb8" d="M94 86L127 94L112 100L126 112L88 104Z"/>
    <path data-part="body" fill="#a8b4cc" d="M38 36Q52 50 70 52Q100 66 102 92Q92 108 68 106Q46 100 40 74Z"/>
    <circle fill="#f26a5a" cx="40" cy="76" r="31"/>
    <path data-part="head" fill="#a8b4cc" d="M30 28Q34 10 52 12Q66 18 64 36Q60 54 46 54Q30 48 30 28Z"/>
    <path data-part="beak" fill="#f2d8a8" d="M34 26L6 32Q0 36 4 46Q10 42 12 40L36 40Z"/>
    <path data-part="foot" fill="#f2b0a0" d="M62 104L70 104L70 114L78 124L54 124L62 114ZM82 102L90 102L90 114L98 124L76 124L82 114Z"/>
    <circle data-part="eye" fill="#2a2440" cx="47" cy="28" r="3.4"/><path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M22 64Q28 56 38 54"/>
  `,
  // A kudu: tall horns in spirals, thin stripes down its side.
  kudu: `
    <path data-part="horn" fill="#d9b080" d="M26 44Q10 36 18 26Q30 18 20 4L26 1Q40 14 30 28Q26 36 36 42ZM40 42Q54 34 46 24Q36 14 46 2L52 4Q44 14 54 24Q62 38 46 46Z"/>
    <path data-part="tail" fill="#c8a888" d="M108 66Q124 70 120 98L112 96Q114 80 104 76Z"/>
    <path data-part="leg" fill="#b89878" d="M58 96L68 96L68 126L58 126ZM88 94L98 94L98 126L88 126Z"/>
    <path data-part="body" fill="#d9bc98" d="M30 56L54 52Q58 62 74 64Q104 60 112 76Q116 92 110 98L110 126L100 126L96 100Q82 106 70 102L66 126L56 126L54 98Q38 84 30 56Z"/>
    <path data-part="ear" fill="#f2d0c0" d="M48 42Q62 38 70 46Q64 56 48 52Z"/>
    <path data-part="head" fill="#d9bc98" d="M28 38Q46 36 50 50Q48 62 36 66Q28 76 16 78Q6 78 6 70Q12 60 16 50Q20 40 28 38Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M70 70L68 92M80 70L80 94M90 70L92 90M100 72L102 86M28 42L38 50M13 70L16 73"/>
    <circle data-part="eye" fill="#2a2440" cx="29" cy="52" r="3.4"/>
  `,
  // An oryx: two long straight horns, a marked face.
  oryx: `
    <path data-part="horn" fill="#b8a890" d="M34 44L60 2L66 4L44 46ZM42 46L80 6L85 9L52 50Z"/>
    <path data-part="tail" fill="#8f8898" d="M108 64Q126 72 120 104Q112 104 108 98Q114 82 104 74Z"/>
    <path data-part="leg" fill="#b8b0b8" d="M56 94L66 94L66 126L56 126ZM86 92L96 92L96 126L86 126Z"/>
    <path data-part="body" fill="#dcd4d0" d="M34 60L56 54Q60 64 76 64Q104 58 112 74Q116 90 110 96L110 126L98 126L94 98Q82 104 70 102L66 126L54 126L52 98Q38 86 34 60Z"/>
    <path data-part="stripe" fill="#8f8898" d="M56 92Q78 104 108 90L108 98Q80 112 56 100Z"/>
    <path data-part="ear" fill="#dcd4d0" d="M54 46Q66 42 74 48Q68 58 52 56Z"/>
    <path data-part="head" fill="#ffffff" d="M34 42Q52 40 56 54Q52 66 40 68Q30 78 16 80Q6 80 6 72Q14 64 20 54Q26 44 34 42Z"/>
    <path data-part="patch" fill="#8f8898" d="M36 43Q46 42 50 47L38 54ZM26 58L46 64Q42 68 38 70L24 64Z"/>
    <circle data-part="eye" fill="#2a2440" cx="36" cy="57" r="3.4"/><circle data-part="nose" fill="#2a2440" cx="11" cy="73" r="3"/>
  `,
  // A caracal sits: tall pointed ears with black tufts.
  caracal: `
    <path data-part="tail" fill="#e8b878" d="M90 108Q116 112 118 90Q126 92 124 104Q118 126 88 122Z"/>
    <path data-part="body" fill="#e8b878" d="M44 66L84 66Q102 94 96 124L32 124Q26 94 44 66Z"/>
    <path data-part="chest" fill="#fff0dc" d="M50 72L78 72Q82 90 64 100Q46 90 50 72Z"/>
    <path data-part="leg" fill="#f2c890" d="M44 96L60 98L60 126L40 126Q38 110 44 96ZM84 96L68 98L68 126L88 126Q90 110 84 96Z"/>
    <path data-part="ear" fill="#e8b878" d="M34 36Q24 20 28 6L22 1L32 2Q48 12 54 28ZM94 36Q104 20 100 6L106 1L96 2Q80 12 74 28Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M28 6L20 0M29 4L24 0M100 6L108 0M99 4L104 0M64 64L64 69M54 70Q59 76 64 69Q69 76 74 70"/>
    <path data-part="head" fill="#e8b878" d="M64 22Q98 22 100 50Q98 78 64 80Q30 78 28 50Q30 22 64 22Z"/>
    <path data-part="muzzle" fill="#fff0dc" d="M64 50Q84 54 84 66Q80 78 64 79Q48 78 44 66Q44 54 64 50Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="47" cy="46" rx="5" ry="5.6"/><ellipse data-part="eye" fill="#2a2440" cx="81" cy="46" rx="5" ry="5.6"/><circle fill="#ffffff" cx="46" cy="44" r="2"/><circle fill="#ffffff" cx="80" cy="44" r="2"/>
    <path data-part="nose" fill="#f28fa0" d="M56 56L72 56Q70 65 64 65Q58 65 56 56Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M54 70Q59 76 64 69Q69 76 74 70"/>
  `,
  // A dormouse asleep, curled up in its nest of leaves.
  dormouse: `
    <path data-part="leaf" fill="#e8c070" d="M2 96Q10 84 24 90Q20 72 36 74Q64 66 92 74Q108 72 104 90Q118 84 126 96Q124 122 96 126L32 126Q4 122 2 96Z"/>
    <path data-part="body" fill="#e8b078" d="M20 78Q20 40 64 36Q108 40 108 78Q106 110 64 112Q22 110 20 78Z"/>
    <path data-part="tail" fill="#d99a60" d="M104 62Q122 76 112 98Q96 118 62 112Q46 106 52 96Q60 90 70 96Q92 100 98 84Q94 72 92 66Z"/>
    <circle data-part="ear" fill="#f7c8b8" cx="24" cy="36" r="17"/><circle data-part="ear" fill="#f7c8b8" cx="74" cy="30" r="17"/>
    <path data-part="head" fill="#f2c08a" d="M20 62Q22 36 52 34Q80 38 80 66Q78 90 50 92Q22 90 20 62Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M30 58Q36 66 42 58M56 58Q62 66 68 58M42 76Q46 80 50 75Q54 80 58 76M22 70L8 66M22 76L10 80M78 72L88 70"/>
    <ellipse data-part="nose" fill="#2a2440" cx="50" cy="71" rx="5" ry="4"/>
    <path fill="#ffffff" d="M92 6L110 6L100 22L112 22L112 28L90 28L100 12L92 12Z"/>
  `,
  // A sawfish: its snout is a saw with teeth on both sides.
  sawfish: `
    <path data-part="fin" fill="#8fa8c8" d="M60 50Q64 24 84 20Q82 36 88 50ZM54 78Q50 104 70 116Q80 98 82 80Z"/>
    <path data-part="tailFin" fill="#8fa8c8" d="M104 62Q114 36 126 30Q120 60 120 66Q122 80 126 98Q112 86 104 72Z"/>
    <path data-part="body" fill="#b4c8e0" d="M36 64Q40 46 64 44Q90 46 112 64Q112 70 108 74Q88 86 64 86Q40 82 36 64Z"/>
    <path fill="#ffe0a8" d="M2 60L8 60L10 52L15 60L20 60L22 52L27 60L32 60L34 54L40 60L40 72L34 78L32 72L27 72L22 80L20 72L15 72L10 80L8 72L2 72Q0 66 2 60Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M62 58Q66 66 62 74M70 58Q74 66 70 74M44 74Q50 76 54 72"/>
    <circle data-part="eye" fill="#2a2440" cx="49" cy="59" r="4"/>
  `,
  // A sea cucumber with spikes and a crown of feelers on the sea floor.
  "sea-cucumber": `
    <path fill="#f7b0a0" d="M22 66Q4 65 2 54Q10 53 14 58Q10 49 20 46Q26 50 24 57Q28 47 38 49Q40 57 34 62Z"/>
    <path fill="#d9b080" d="M16 72Q22 60 40 58L44 52L52 57L60 47L68 56L78 47L84 56L96 52L98 61Q122 64 124 79Q122 95 96 96L88 102L80 96L70 102L62 96L52 102L44 96L34 100L28 94Q12 88 16 72Z"/>
    <circle data-part="spot" fill="#f2dcb8" cx="48" cy="73" r="8"/><circle data-part="spot" fill="#f2dcb8" cx="74" cy="69" r="8"/><circle data-part="spot" fill="#f2dcb8" cx="98" cy="77" r="8"/><circle data-part="spot" fill="#f2dcb8" cx="66" cy="86" r="7"/>
    <circle data-part="eye" fill="#2a2440" cx="28" cy="74" r="3"/><path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M22 83Q28 87 36 84"/>
  `,
  // A sea slug: frills along its back, two horns, a tuft of gills.
  nudibranch: `
    <path fill="#f7d070" d="M84 70Q74 56 78 42Q86 44 88 52Q88 36 98 30Q104 40 102 52Q108 44 116 48Q116 62 102 72Z"/>
    <path fill="#8fa8f0" d="M6 96Q2 78 16 66Q34 52 60 52Q96 48 122 84Q127 94 124 100Q112 92 104 102Q94 94 84 104Q74 96 64 106Q54 98 44 106Q34 100 24 106Q10 108 6 96Z"/>
    <path fill="#c8d4fa" d="M18 88Q18 72 36 66Q64 58 92 66Q108 74 112 86Q98 82 90 90Q78 84 68 92Q54 86 46 94Q32 90 24 96Q18 94 18 88Z"/>
    <path data-part="horn" fill="#f7d070" d="M18 68Q8 54 14 40Q22 36 26 44Q26 54 30 62ZM36 60Q32 44 40 32Q50 32 50 42Q46 52 48 58Z"/>
    <circle data-part="spot" fill="#f7d070" cx="52" cy="76" r="6"/><circle data-part="spot" fill="#f7d070" cx="76" cy="74" r="6"/>
    <circle data-part="eye" fill="#2a2440" cx="26" cy="80" r="3"/><path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M14 92Q20 96 26 93"/>
  `,
  // A hairtail: a long silver ribbon of a fish with sharp teeth.
  hairtail: `
    <path data-part="fin" fill="#8fa8c8" d="M34 22Q70 2 96 24Q118 48 96 74Q84 90 100 104Q112 110 122 104L126 112Q110 124 92 114Q72 98 86 70Q104 46 88 34Q68 18 40 34Z"/>
    <path data-part="body" fill="#dfe8f2" d="M6 34Q20 24 36 26Q70 10 90 30Q106 50 88 72Q74 98 96 112Q110 120 126 110L127 114Q110 126 88 118Q58 104 70 72Q86 50 76 46Q60 40 40 50Q28 54 18 54L26 46L6 46Q2 40 6 34Z"/>
    <path data-part="tooth" fill="#ffffff" d="M10 46L14 53L18 46ZM20 46L23 52L27 46Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M38 32Q44 40 38 48M52 28L56 32M70 28L73 32M86 44L82 47M82 62L78 60M74 84L70 82M80 104L78 108"/>
    <circle data-part="eye" fill="#2a2440" cx="25" cy="36" r="4"/>
  `,
  // An iguanodon stands up and shows its thumbs like thorns.
  iguanodon: `
    <path data-part="tail" fill="#a8cc90" d="M76 72Q100 100 127 96L126 106Q92 122 66 100Z"/>
    <path data-part="leg" fill="#8fb878" d="M74 84Q90 88 88 102L84 112L94 116L94 124L70 124L72 108Z"/>
    <path data-part="body" fill="#b4d89c" d="M40 36Q54 34 56 48Q86 56 88 86Q82 108 56 106Q36 96 38 64Q38 48 40 36Z"/>
    <path data-part="leg" fill="#b4d89c" d="M52 82Q72 78 74 96Q72 108 62 112L70 118L70 125L40 125L46 114Q44 94 52 82Z"/>
    <path data-part="belly" fill="#e4f2cc" d="M40 62Q50 66 50 84Q48 96 44 94Q36 80 40 62Z"/>
    <path data-part="arm" fill="#8fb878" d="M46 58Q30 62 22 76L14 74L18 84L30 86Q40 76 54 74ZM62 60Q52 80 36 90L32 98L44 100Q62 92 72 74Z"/>
    <path data-part="claw" fill="#fff0c8" d="M22 76Q14 66 16 54Q26 62 28 72ZM38 90Q28 84 26 74Q38 78 44 86Z"/>
    <path data-part="head" fill="#b4d89c" d="M36 10Q56 10 58 28Q56 46 40 48Q20 50 8 42Q4 32 14 28Q24 12 36 10Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M10 40Q24 44 36 36M13 32L16 34M74 66L78 62M80 76L85 73"/>
    <circle data-part="eye" fill="#2a2440" cx="38" cy="23" r="4"/>
  `,
  // A Dunkleosteus: a fish of old with a head of armour and jaws like blades.
  dunkleosteus: `
    <path data-part="fin" fill="#8fa0b8" d="M66 30Q78 10 92 12Q88 24 94 40ZM58 92Q60 114 76 120Q82 102 80 92Z"/>
    <path data-part="tailFin" fill="#8fa0b8" d="M100 56Q108 30 126 22Q118 52 118 62Q120 84 127 104Q108 92 100 72Z"/>
    <path data-part="body" fill="#b0c0d4" d="M52 26Q86 28 112 60Q112 68 108 74Q86 98 52 100Z"/>
    <path fill="#d8c8a8" d="M6 50Q8 20 44 20L62 22L66 62L40 60L20 56L12 66Q4 60 6 50Z"/>
    <path fill="#e8dcc0" d="M62 22Q76 40 74 62Q74 88 62 104Q34 108 18 92L10 84L22 80L40 76L64 62Z"/>
    <path data-part="tooth" fill="#ffffff" d="M8 54L12 74L20 58L28 72L36 60ZM10 86L18 70L26 82L34 72L40 80Z"/>
    <circle fill="#ffffff" cx="34" cy="40" r="10"/><circle data-part="eye" fill="#2a2440" cx="33" cy="40" r="5"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M52 28L54 52M56 74Q60 86 54 96M84 48L88 52M92 62L96 64M82 76L86 72"/>
  `,
  // A water strider stands on the water with its long legs.
  "water-strider": `
    <path data-part="water" fill="#bfe4fa" d="M2 104Q2 84 64 84Q126 84 126 104Q126 124 64 124Q2 124 2 104Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M50 62L24 44L6 96M54 66L34 108M72 64L100 42L122 96M68 66L92 108M48 60L32 72M56 60L66 78"/>
    <path data-part="wing" fill="#dfe8f2" d="M48 52Q74 38 110 56Q88 66 62 66Z"/>
    <path data-part="body" fill="#b8a078" d="M28 54Q40 46 56 52Q88 54 114 62Q88 76 54 68Q38 70 28 64Q22 58 28 54Z"/>
    <circle data-part="head" fill="#b8a078" cx="24" cy="57" r="11"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M18 48L8 34M24 46L20 30"/>
    <circle data-part="eye" fill="#2a2440" cx="19" cy="54" r="3"/>
  `,
};
