/** Posts and net. */
const emptyGoal = `
    <path fill="#8fd07f" d="M14 118L32 96L96 96L114 118Z"/>
    <path fill="#9bc9e6" d="M13 26L32 96L13 118Z"/>
    <path fill="#9bc9e6" d="M115 26L96 96L115 118Z"/>
    <path fill="#e4f2fb" d="M13 26L115 26L96 96L32 96Z"/>
    <path fill="none" stroke="#33302c" stroke-width="1.8" d="M33 37L43 47M43 37L33 47M59 37L69 47M69 37L59 47M85 37L95 47M95 37L85 47M46 50L56 60M56 50L46 60M72 50L82 60M82 50L72 60M33 63L43 73M43 63L33 73M59 63L69 73M69 63L59 73M85 63L95 73M95 63L85 73M46 76L56 86M56 76L46 86M72 76L82 86M82 76L72 86"/>
    <path data-detail="" fill="none" stroke="#33302c" stroke-width="1.8" d="M24 28L92 96M50 28L100 78M76 28L106 58M20 50L66 96M104 28L36 96M78 28L28 78M52 28L22 58M108 50L62 96"/>
    <path fill="#fff4d6" d="M4 14L124 14L124 122L113 122L113 26L15 26L15 122L4 122Z"/>
  `;

/** What stands in a street or behind a house. */
export const town: Readonly<Record<string, string>> = {
  // An old lantern on a post.
  "street-lamp": `
    <path fill="#8a919b" d="M60 2L68 2L68 12L60 12Z"/>
    <path data-part="roof" fill="#718db0" d="M42 26Q50 10 64 10Q78 10 86 26Z"/>
    <path data-part="lamp" fill="#fff2b0" d="M44 26L84 26L76 60L52 60Z"/>
    <path fill="none" stroke="#8a6414" stroke-width="2" d="M64 26L64 60"/>
    <path fill="#718db0" d="M46 58L82 58L78 68L50 68Z"/>
    <path data-part="pole" fill="#8a919b" d="M58 68L70 68L72 106L56 106Z"/>
    <path fill="#718db0" d="M44 74L84 74L84 82L44 82Z"/>
    <path fill="#718db0" d="M50 104L78 104L86 124L42 124Z"/>
  `,
  // Orange with white bands.
  "traffic-cone": `
    <path fill="#f9a04c" d="M54 6Q64 0 74 6L102 108L26 108Z"/>
    <path data-part="stripe" fill="#ffffff" d="M48 30L80 30L86 52L42 52Z"/>
    <path data-part="stripe" fill="#ffffff" d="M37 70L91 70L97 90L31 90Z"/>
    <path fill="#e8783a" d="M14 106L114 106Q122 108 122 124L6 124Q6 108 14 106Z"/>
  `,
  // The red box with many panes.
  "phone-box": `
    <path data-part="roof" fill="#e8685f" d="M30 20Q34 4 64 4Q94 4 98 20Z"/>
    <path fill="#e8685f" d="M28 18L100 18L100 118L28 118Z"/>
    <path fill="#fff2c4" d="M38 22L90 22L90 32L38 32Z"/>
    <path data-part="door" fill="#f2a39b" d="M36 38L92 38L92 114L36 114Z"/>
    <path data-part="pane" fill="#bfe4f7" d="M43 45L61 45L61 64L43 64Z"/><path data-part="pane" fill="#bfe4f7" d="M67 45L85 45L85 64L67 64Z"/>
    <path data-part="pane" fill="#bfe4f7" d="M43 69L61 69L61 86L43 86Z"/><path data-part="pane" fill="#bfe4f7" d="M67 69L85 69L85 86L67 86Z"/>
    <path data-part="pane" fill="#bfe4f7" d="M43 91L61 91L61 108L43 108Z"/><path data-part="pane" fill="#bfe4f7" d="M67 91L85 91L85 108L67 108Z"/>
    <path fill="#8a919b" d="M22 116L106 116L106 124L22 124Z"/>
  `,
  // Rows of bottles and snacks behind glass, a slot to take them out.
  "vending-machine": `
    <path fill="#e8685f" d="M20 4L108 4L108 118L20 118Z"/>
    <path data-part="glass" fill="#dff1fb" d="M28 14L78 14L78 88L28 88Z"/>
    <path fill="#7cc977" d="M36 26L39 20L43 20L46 26L46 46L36 46Z"/><path fill="#f9bd3f" d="M60 26L63 20L67 20L70 26L70 46L60 46Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2.4" d="M28 50L78 50"/>
    <path fill="#f9a85d" d="M33 58L49 58L47 70L49 84L33 84L35 70Z"/><path fill="#c3a8e8" d="M57 58L73 58L71 70L73 84L57 84L59 70Z"/>
    <path fill="#fff2c4" d="M84 22L102 22L102 46L84 46Z"/>
    <circle fill="#62b5f2" cx="93" cy="60" r="6"/>
    <path fill="#7f909c" d="M84 74L102 74L102 86L84 86Z"/>
    <path fill="#718db0" d="M30 96L98 96L98 111L30 111Z"/>
    <path fill="#8a919b" d="M26 117L40 117L40 124L26 124Z"/><path fill="#8a919b" d="M88 117L102 117L102 124L88 124Z"/>
  `,
  // A shelter with a bench and a sign with a bus on it.
  "bus-stop": `
    <path data-part="pole" fill="#8a919b" d="M14 40L21 40L21 120L14 120Z"/>
    <circle fill="#62b5f2" cx="18" cy="25" r="17"/>
    <path fill="#ffffff" d="M8 16L28 16L28 32L8 32Z"/>
    <path fill="none" stroke="#2f4d78" stroke-width="2" d="M8 24L28 24M18 16L18 24"/>
    <path fill="#e8685f" d="M34 22Q38 12 50 12L112 12Q124 12 126 22L126 34L34 34Z"/>
    <path data-part="glass" fill="#bfe4f7" d="M48 34L116 34L116 120L48 120Z"/>
    <path data-part="pole" fill="#8a919b" d="M42 34L50 34L50 120L42 120Z"/>
    <path data-part="pole" fill="#8a919b" d="M112 34L120 34L120 120L112 120Z"/>
    <path fill="#fff2c4" d="M62 44L84 44L84 74L62 74Z"/>
    <path fill="#d9a066" d="M56 86L108 86L108 97L56 97Z"/>
    <path fill="#8a919b" d="M62 97L71 97L71 120L62 120Z"/><path fill="#8a919b" d="M93 97L102 97L102 120L93 120Z"/>
    <path fill="#c8ced6" d="M2 117L126 117L126 125L2 125Z"/>
  `,
  // A pump with its hose under a roof.
  "gas-station": `
    <path data-part="roof" fill="#e8685f" d="M4 6L124 6L124 28L4 28Z"/>
    <path data-part="stripe" fill="#fff2c4" d="M4 14L124 14L124 21L4 21Z"/>
    <path data-part="pole" fill="#c8ced6" d="M104 28L116 28L116 116L104 116Z"/>
    <path fill="#f9bd3f" d="M20 40L72 40L72 116L20 116Z"/>
    <path fill="#dff1fb" d="M29 49L63 49L63 70L29 70Z"/>
    <path fill="#ffffff" d="M46 76Q58 90 57 97Q55 106 46 106Q37 106 35 97Q34 90 46 76Z"/>
    <path fill="none" stroke="#333a44" stroke-width="5" d="M72 100Q84 104 84 88L84 72"/>
    <path fill="#62b5f2" d="M78 46L92 46L92 72L78 72Z"/>
    <path fill="none" stroke="#333a44" stroke-width="5" d="M80 47L72 54"/>
    <path fill="#8a919b" d="M6 114L122 114L122 124L6 124Z"/>
  `,
  // A shop window with loaves, a pretzel over the door.
  bakery: `
    <path data-part="wall" fill="#fbe3bd" d="M8 40L120 40L120 120L8 120Z"/>
    <path data-part="roof" fill="#c98f4e" d="M14 14L114 14L124 42L4 42Z"/>
    <path fill="#fff2c4" d="M40 10Q40 2 64 2Q88 2 88 10L88 34Q88 38 84 38L44 38Q40 38 40 34Z"/>
    <path fill="#d9a066" d="M46 24Q44 12 64 10Q84 12 82 24Q80 30 74 28L54 28Q48 30 46 24Z"/>
    <path fill="none" stroke="#6b4a24" stroke-width="2" d="M57 14L60 22M66 13L69 21M75 15L77 21"/>
    <path fill="#e8685f" d="M6 42L122 42L124 56Q116 64 108 56Q100 64 92 56Q84 64 76 56Q68 64 60 56Q52 64 44 56Q36 64 28 56Q20 64 4 56Z"/>
    <path data-part="window" fill="#bfe4f7" d="M16 68L72 68L72 106L16 106Z"/>
    <path fill="#e3a85a" d="M20 102Q20 82 34 82Q46 82 46 102Z"/>
    <path fill="#e3a85a" d="M50 102Q48 90 60 88Q70 90 68 102Z"/>
    <path data-part="sill" fill="#c98f4e" d="M12 102L76 102L76 110L12 110Z"/>
    <path data-part="door" fill="#b5835a" d="M84 68L112 68L112 120L84 120Z"/>
    <path data-part="pane" fill="#bfe4f7" d="M90 75L106 75L106 94L90 94Z"/>
    <path fill="#8a919b" d="M2 118L126 118L126 125L2 125Z"/>
  `,
  // Columns, steps and an open book above them.
  library: `
    <path data-part="roof" fill="#e8b98a" d="M64 4L124 44L4 44Z"/>
    <path fill="#ffffff" d="M64 24Q54 16 42 20L42 36Q54 32 64 38Z"/>
    <path fill="#ffffff" d="M64 24Q74 16 86 20L86 36Q74 32 64 38Z"/>
    <path fill="#fbe8cf" d="M10 44L118 44L118 54L10 54Z"/>
    <path data-part="wall" fill="#f5d3a4" d="M16 54L112 54L112 106L16 106Z"/>
    <path fill="#ffffff" d="M18 54L32 54L32 106L18 106Z"/><path fill="#ffffff" d="M96 54L110 54L110 106L96 106Z"/>
    <path data-part="window" fill="#8fc7ee" d="M36 64L48 64L48 90L36 90Z"/><path data-part="window" fill="#8fc7ee" d="M80 64L92 64L92 90L80 90Z"/>
    <path data-part="door" fill="#c48f5e" d="M54 106L54 74Q64 60 74 74L74 106Z"/>
    <path fill="#e9edf2" d="M8 105L120 105L120 115L8 115Z"/>
    <path fill="#c8ced6" d="M2 114L126 114L126 124L2 124Z"/>
  `,
  // A hall with a great clock, a train at the platform.
  "train-station": `
    <path data-part="wall" fill="#f7c68a" d="M6 52L122 52L122 112L6 112Z"/>
    <path data-part="roof" fill="#e8857a" d="M0 54L18 34L44 34L64 12L84 34L110 34L128 54Z"/>
    <circle fill="#ffffff" cx="64" cy="37" r="12.5"/>
    <path fill="none" stroke="#2a2440" stroke-width="2.4" d="M64 30L64 37L69 40"/>
    <path data-part="window" fill="#ffffff" d="M14 92L14 76C14 66 30 66 30 76L30 92Z"/>
    <path data-part="window" fill="#ffffff" d="M98 92L98 76C98 66 114 66 114 76L114 92Z"/>
    <path data-part="doorway" fill="#f0ecf6" d="M38 112L38 80C38 54 90 54 90 80L90 112Z"/>
    <path data-part="rail" fill="#c9a06a" d="M50 108L78 108L92 124L36 124Z"/>
    <path fill="none" stroke="#6b4a24" stroke-width="2.4" d="M46 113L82 113M41 118.5L87 118.5"/>
    <path fill="#4fa3e0" d="M44 110L44 80C44 62 84 62 84 80L84 110C77 114 51 114 44 110Z"/>
    <path data-part="window" fill="#ffffff" d="M50 89L50 80C50 69 78 69 78 80L78 89Z"/>
    <path fill="#ffd35c" d="M44 95L84 95L84 110C77 114 51 114 44 110Z"/>
    <circle fill="#2a2440" cx="54" cy="102.5" r="3"/>
    <circle fill="#2a2440" cx="74" cy="102.5" r="3"/>
    <path data-part="platform" fill="#c9c4d4" d="M2 110L44 110L32 124L2 124Z"/>
    <path data-part="platform" fill="#c9c4d4" d="M126 110L84 110L96 124L126 124Z"/>
  `,
  // Fruit on a table under a striped awning.
  "market-stall": `
    <path data-part="pole" fill="#c48f5e" d="M12 34L20 34L20 120L12 120Z"/>
    <path data-part="pole" fill="#c48f5e" d="M108 34L116 34L116 120L108 120Z"/>
    <path fill="#ffffff" d="M16 6L112 6L124 36Q114 46 102 36Q90 46 78 36Q64 46 50 36Q38 46 26 36Q14 46 4 36Z"/>
    <path fill="#e8685f" d="M34 6L54 6L50 36Q38 46 26 36Z"/>
    <path fill="#e8685f" d="M74 6L94 6L102 36Q90 46 78 36Z"/>
    <circle fill="#f9a04c" cx="34" cy="70" r="10"/><circle fill="#f9a04c" cx="54" cy="70" r="10"/><circle fill="#f9a04c" cx="44" cy="55" r="10"/>
    <path fill="#7cc977" d="M68 78Q70 54 88 56Q108 56 108 78Z"/>
    <path fill="none" stroke="#2f6a2a" stroke-width="2" d="M80 59Q77 68 79 77M96 59Q99 68 97 77"/>
    <path fill="#e3b878" d="M6 76L122 76L122 90L6 90Z"/>
    <path fill="#d9a066" d="M14 90L114 90L114 120L14 120Z"/>
    <path fill="none" stroke="#6b4a24" stroke-width="2" d="M39 90L39 120M64 90L64 120M89 90L89 120"/>
  `,
  // A bone over the round door.
  doghouse: `
    <path data-part="wall" fill="#f0c48c" d="M22 58L106 58L106 120L22 120Z"/>
    <path data-part="roof" fill="#e8685f" d="M64 6L126 58L114 70L64 30L14 70L2 58Z"/>
    <path data-part="wall" fill="#f0c48c" d="M64 31L108 66L20 66Z"/>
    <path fill="#ffffff" d="M50 54Q44 58 42 52Q36 50 42 46Q44 40 50 45L78 45Q84 40 86 46Q92 50 86 52Q84 58 78 54Z"/>
    <path data-part="doorway" fill="#a8825d" d="M40 120L40 90Q42 68 64 68Q86 68 88 90L88 120Z"/>
    <path fill="#7cc977" d="M0 116L128 116L128 126L0 126Z"/>
    <path fill="#62b5f2" d="M94 102L122 102L128 118L88 118Z"/>
  `,
  // A box on a post with a round hole and a perch, a bird looking out.
  birdhouse: `
    <path data-part="pole" fill="#c48f5e" d="M56 98L72 98L72 124L56 124Z"/>
    <path data-part="wall" fill="#8fc7ee" d="M64 14L102 48L94 100L34 100L26 48Z"/>
    <path data-part="roof" fill="#e8685f" d="M64 2L122 52L112 63L64 23L16 63L6 52Z"/>
    <circle data-part="opening" fill="#a8825d" cx="64" cy="62" r="20"/>
    <path data-part="head" fill="#f9bd3f" d="M48 72Q46 50 64 50Q82 50 80 72Q72 82 64 82Q54 82 48 72Z"/>
    <path data-part="beak" fill="#f95633" d="M55 65L73 65L64 78Z"/>
    <circle fill="#20242a" cx="57" cy="60" r="3"/><circle fill="#20242a" cx="71" cy="60" r="3"/>
    <path fill="#d9a066" d="M57 81L71 81L71 98L57 98Z"/>
    <path fill="#d9a066" d="M24 98L104 98L104 108L24 108Z"/>
  `,
  // A round tank on long legs.
  "water-tower": `
    <path data-part="roof" fill="#e8685f" d="M64 2L108 28L20 28Z"/>
    <path fill="#8fc7ee" d="M24 28L104 28L104 66Q104 74 64 76Q24 74 24 66Z"/>
    <path fill="#ffffff" d="M64 34Q76 50 75 57Q73 66 64 66Q55 66 53 57Q52 50 64 34Z"/>
    <path fill="#c8ced6" d="M59 76L69 76L69 122L59 122Z"/>
    <path fill="#8a919b" d="M28 72L38 74L26 124L14 124Z"/>
    <path fill="#8a919b" d="M100 72L90 74L102 124L114 124Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="3.4" d="M34 88L59 88M69 88L94 88M29 108L59 88M69 88L99 108"/>
  `,
  silo: `
    <path data-part="roof" fill="#e8685f" d="M10 38Q12 2 40 2Q68 2 70 38Z"/>
    <path data-part="tower" fill="#d4dae4" d="M12 36L68 36L68 124L12 124Z"/>
    <path fill="none" stroke="#4a5a6a" stroke-width="2.4" d="M20 54L60 54M20 72L60 72M20 90L52 90M20 108L48 108"/>
    <path data-part="wall" fill="#f2b85f" d="M62 84L93 62L124 84L124 124L62 124Z"/>
    <path data-part="roof" fill="#e8685f" d="M93 48L128 78L122 90L93 66L64 90L56 80Z"/>
    <path data-part="door" fill="#ffffff" d="M78 94L108 94L108 124L78 124Z"/>
    <path fill="none" stroke="#8a2f1a" stroke-width="2.4" d="M82 98L104 120M104 98L82 120"/>
  `,
  // A coop on legs, its ramp and a hen.
  "chicken-coop": `
    <path fill="#c0907a" d="M50 88L60 88L60 124L50 124Z"/><path fill="#c0907a" d="M106 88L116 88L116 124L106 124Z"/>
    <path data-part="wall" fill="#f2b85f" d="M46 46L120 46L120 92L46 92Z"/>
    <path data-part="roof" fill="#e8685f" d="M54 14L112 14L128 48L38 48Z"/>
    <path data-part="doorway" fill="#fff0c8" d="M56 92L56 66Q56 56 66 56Q76 56 76 66L76 92Z"/>
    <path data-part="window" fill="#62b5f2" d="M88 58L110 58L110 76L88 76Z"/>
    <path data-part="body" fill="#ffffff" d="M8 84Q8 66 22 66Q30 68 32 82Q44 84 50 74Q56 96 44 110Q26 118 14 108Q6 98 8 84Z"/>
    <path data-part="crest" fill="#e8685f" d="M12 68Q10 58 16 60Q20 54 24 60Q30 58 28 68Z"/>
    <path data-part="beak" fill="#ffb830" d="M9 76L0 81L9 85Z"/>
    <circle fill="#2a2440" cx="19" cy="77" r="3"/>
    <path fill="none" stroke="#7a4a10" stroke-width="2.4" d="M24 114L24 124M36 112L36 124M30 92Q36 98 42 92"/>
  `,
  // A round tower with a pointed roof, a long plait hanging from its window.
  "fairy-tower": `
    <path data-part="roof" fill="#c38be0" d="M64 2L104 48L24 48Z"/>
    <path data-part="tower" fill="#f0e4f7" d="M34 48L94 48L94 74L34 74Z"/>
    <path data-part="window" fill="#62b5f2" d="M50 70L50 58Q64 42 78 58L78 70Z"/>
    <path fill="#d9c4e8" d="M28 70L100 70L92 82L36 82Z"/>
    <path data-part="tower" fill="#f0e4f7" d="M40 82L88 82L94 116L34 116Z"/>
    <path data-part="hair" fill="#f9d25d" d="M58 70Q64 66 70 70Q75 76 70 80Q78 88 70 95Q76 104 68 110L64 122L60 110Q52 104 58 95Q50 88 58 80Q53 76 58 70Z"/>
    <path fill="none" stroke="#8a6414" stroke-width="2" d="M58 80L70 80M58 95L70 95M60 110L68 110"/>
    <path data-part="bush" fill="#7cc977" d="M4 124Q0 106 16 106Q22 94 34 104Q44 108 42 124Z"/>
    <path data-part="bush" fill="#7cc977" d="M124 124Q128 106 112 106Q106 94 94 104Q84 108 86 124Z"/>
  `,
  // A crooked house with a tower, a ghost at the window; all its areas large.
  "haunted-house": `
    <path data-part="tower" fill="#d9cbe8" d="M74 44L114 42L112 84L78 84Z"/>
    <path data-part="roof" fill="#9484af" d="M98 0L126 46L64 50Z"/>
    <path data-part="window" fill="#f9d25d" d="M86 72V62Q95 50 104 62V72Z"/>
    <path data-part="wall" fill="#d9cbe8" d="M12 76L114 72L108 126H18Z"/>
    <path data-part="roof" fill="#9484af" d="M20 42L82 36L104 78L0 82Z"/>
    <path data-part="door" fill="#a68269" d="M70 126V106Q84 84 98 106V126Z"/>
    <path data-part="window" fill="#f9d25d" d="M20 90L62 89L60 120L22 120Z"/>
    <path data-part="face" fill="#ffffff" d="M28 120Q26 94 41 94Q56 94 54 120Q48 113 41 119Q34 113 28 120Z"/>
    <circle data-part="eye" fill="#20242a" cx="37" cy="104" r="2.6"/>
    <circle data-part="eye" fill="#20242a" cx="46" cy="104" r="2.6"/>
    <path fill="#333a44" d="M32 64Q41 53 49 59Q57 53 66 63Q58 62 54 69Q49 65 44 69Q40 62 32 64Z"/>
  `,
  // A frame with a net.
  "empty-goal": emptyGoal,
  "soccer-goal": `
    ${emptyGoal}
    <circle fill="#ffffff" cx="64" cy="104" r="19"/>
    <path fill="#33302c" d="M64 96L71.6 101.5L68.7 110.5L59.3 110.5L56.4 101.5Z"/>
    <path fill="none" stroke="#33302c" stroke-width="2" d="M64 96L64 90M71.6 101.5L77 99M68.7 110.5L72 115M59.3 110.5L56 115M56.4 101.5L51 99"/>
  `,
};
