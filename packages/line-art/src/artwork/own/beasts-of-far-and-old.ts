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
  // A fish like a long silver ribbon: a sharp jaw, one fin all along its back, a tail that ends in a thread.
  hairtail: `
    <path data-part="fin" fill="#8fb4d8" d="M46.9 8L52.5 7.4L58.1 7.1L63.8 7L69.2 7.2L74.1 7.7L79 8.4L83.9 9.2L88.8 10.2L93.6 11.4L98.3 12.8L103 14.5L107.5 16.6L112.1 19.3L116.8 23.2L120.8 28.5L123.3 34.2L124.5 39.8L124.7 45.1L124 50.3L122.6 55.3L120.5 60L117.6 64.5L113.7 68.7L108.8 72.3L103.4 74.8L98.1 76.2L93.1 77L88.2 77.5L83.4 77.7L78.6 77.9L74 78L69.8 78.2L65.9 78.4L62.3 78.7L58.2 79.1L53.8 79.5L49.4 79.8L45.2 80.1L41.4 80.4L37.9 80.7L35.1 81L33.1 81.3L32.3 81.4L32.6 80.7L32.9 79.8L32.7 79.7L32.3 80.2L31.9 81.3L31.7 82.7L31.7 84.2L31.8 85.6L32.1 86.8L32.4 87.7L32.5 88.3L33.2 89L35 89.8L37.9 90.4L41.6 90.9L45.8 91.3L50.5 91.7L55.5 92.1L60.7 92.8L65.9 93.8L71.1 95.3L76.4 97.2L82.2 99.6L88.2 102.2L94.4 105L100.5 107.9L106.5 110.8L112 113.5L116.8 116.1L120.9 118.3L124 120L124 120L120.8 118.5L116.7 116.5L111.7 114.1L106.1 111.6L100.2 108.9L93.9 106.2L87.7 103.6L81.6 101.1L75.9 99L70.7 97.3L65.6 96L60.5 95.2L55.4 94.7L50.5 94.4L45.8 94.2L41.5 94L37.7 93.7L34.5 93.2L32.1 92.4L30.6 91.6L29.6 90.5L28.7 89.1L28 87.3L27.5 85.4L27.2 83.3L27.3 81.3L27.6 79.6L28 78.2L28.6 77.3L29 77.1L29.6 76.8L31.2 76.3L33.7 75.7L36.8 75.1L40.5 74.7L44.5 74.3L48.7 73.9L53 73.5L57.3 73L61.3 72.5L65.1 72.1L69.2 71.8L73.5 71.5L78.1 71.3L82.8 71.1L87.4 70.7L92 70.2L96.5 69.5L100.9 68.2L105.1 66.3L108.8 63.5L111.7 60.3L114 56.7L115.7 53L116.7 49L117.2 45L117.1 40.8L116.2 36.6L114.3 32.4L111.4 28.6L107.9 25.7L104.1 23.5L100.2 21.7L96 20.3L91.7 19L87.1 17.9L82.5 17L77.9 16.2L73.3 15.6L68.7 15.1L63.8 14.9L58.5 15L53.1 15.4L47.7 15.9Z"/>
    <path data-part="body" fill="#d5dfea" d="M22.8 19.1L25.3 18.8L28.6 18.3L32.7 17.8L37.4 17.1L42.4 16.5L47.7 15.9L53.1 15.4L58.5 15L63.8 14.9L68.7 15.1L73.3 15.6L77.9 16.2L82.5 17L87.1 17.9L91.7 19L96 20.3L100.2 21.7L104.1 23.5L107.9 25.7L111.4 28.6L114.3 32.4L116.2 36.6L117.1 40.8L117.2 45L116.7 49L115.7 53L114 56.7L111.7 60.3L108.8 63.5L105.1 66.3L100.9 68.2L96.5 69.5L92 70.2L87.4 70.7L82.8 71.1L78.1 71.3L73.5 71.5L69.2 71.8L65.1 72.1L61.3 72.5L57.3 73L53 73.5L48.7 73.9L44.5 74.3L40.5 74.7L36.8 75.1L33.7 75.7L31.2 76.3L29.6 76.8L29 77.1L28.6 77.3L28 78.2L27.6 79.6L27.3 81.3L27.2 83.3L27.5 85.4L28 87.3L28.7 89.1L29.6 90.5L30.6 91.6L32.1 92.4L34.5 93.2L37.7 93.7L41.5 94L45.8 94.2L50.5 94.4L55.4 94.7L60.5 95.2L65.6 96L70.7 97.3L75.9 99L81.6 101.1L87.7 103.6L93.9 106.2L100.2 108.9L106.1 111.6L111.7 114.1L116.7 116.5L120.8 118.5L124 120L124 120L120.6 119L116.2 117.6L111.1 115.8L105.3 113.8L99.1 111.6L92.7 109.4L86.3 107.3L80.2 105.5L74.4 103.9L69.3 102.7L64.7 102.1L60 101.8L55.2 101.8L50.5 102L45.9 102.3L41.4 102.5L37.2 102.7L33.1 102.5L29.1 101.9L25.4 100.4L22.1 98.2L19.5 95.4L17.5 92.2L16 88.8L15 85.2L14.5 81.5L14.6 77.8L15.2 74L16.6 70.4L19 66.9L22.3 64.3L26 62.4L29.8 61L33.8 60L38 59.1L42.3 58.3L46.6 57.6L50.8 57L54.8 56.3L58.7 55.5L62.9 54.7L67.5 54.1L72.1 53.6L76.8 53.1L81.2 52.7L85.4 52.2L89 51.6L92 50.9L94 50.2L94.9 49.7L95.3 49.3L95.7 48.6L96.2 47.7L96.6 46.6L96.8 45.5L96.8 44.5L96.7 43.6L96.5 43.2L96.5 43.2L96.6 43.4L96.2 43.2L94.8 42.5L92.6 41.6L89.7 40.7L86.3 39.8L82.7 38.9L78.8 38.2L74.8 37.6L70.9 37.2L67.3 36.9L63.7 36.8L59.5 36.9L54.9 37.2L50 37.7L45.1 38.3L40.3 38.9L35.7 39.5L31.6 40.1L28 40.6L25.2 40.9Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M77.9 16.2L79 8.4M104.1 23.5L107.5 16.6M117.2 45L124.7 45.1M105.1 66.3L108.8 72.3M78.1 71.3L78.6 77.9M53 73.5L53.8 79.5M31.2 76.3L33.1 81.3M27.3 81.3L31.9 81.3M30.6 91.6L32.5 88.3M50.5 94.4L50.5 91.7"/>
    <path data-part="head" fill="#d5dfea" d="M32 18Q16 14 3 31L15 29L5 42Q22 46 34 41Z"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2" d="M9 31L12 36M15 29L18 34"/>
    <circle fill="#ffffff" cx="26" cy="27" r="6.4"/>
    <circle data-part="eye" fill="#2a2440" cx="25" cy="27" r="3"/>
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
  // A thin insect on its four long legs, standing on the water, a ripple under each foot.
  "water-strider": `
    <ellipse fill="#9bd4f5" cx="18" cy="34" rx="18" ry="9"/>
    <ellipse fill="#9bd4f5" cx="110" cy="34" rx="18" ry="9"/>
    <ellipse fill="#9bd4f5" cx="18" cy="108" rx="18" ry="9"/>
    <ellipse fill="#9bd4f5" cx="110" cy="108" rx="18" ry="9"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M56 58Q44 30 18 34M72 58Q84 30 110 34M56 72Q40 78 18 108M72 72Q88 78 110 108M58 44Q44 34 48 18M70 44Q84 34 80 18M60 22Q58 8 50 4M68 22Q70 8 78 4"/>
    <path data-part="body" fill="#b87e53" d="M64 34Q78 38 78 66Q76 100 64 122Q52 100 50 66Q50 38 64 34Z"/>
    <path data-part="wing" fill="#f2d4a0" d="M64 62Q72 82 64 110Q56 82 64 62Z"/>
    <circle data-part="head" fill="#d9a06a" cx="64" cy="28" r="13"/>
    <circle fill="#ffffff" cx="58" cy="25" r="5"/>
    <circle fill="#ffffff" cx="70" cy="25" r="5"/>
    <circle data-part="eye" fill="#2a2440" cx="58" cy="25" r="2.2"/>
    <circle data-part="eye" fill="#2a2440" cx="70" cy="25" r="2.2"/>
    <path fill="none" stroke="#3a2a1a" stroke-width="2.4" d="M60 34Q64 37 68 34"/>
  `,
};
