/** Where children play and what goes round at the fair. */
export const playground: Readonly<Record<string, string>> = {
  // Two swings hang from a beam on four legs.
  "swing-set": `
    <path fill="#e8685f" d="M20 16L30 16L14 124L3 124Z"/>
    <path fill="#e8685f" d="M98 16L108 16L125 124L114 124Z"/>
    <path fill="#f9bd3f" d="M6 12Q6 6 12 6L116 6Q122 6 122 12Q122 19 116 19L12 19Q6 19 6 12Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2.4" d="M34 19L34 86M56 19L56 86M72 19L70 70M94 19L96 70"/>
    <path fill="#62b5f2" d="M28 85L62 85L62 97L28 97Z"/>
    <path fill="#7cc977" d="M66 58Q68 54 74 56L92 56Q98 54 100 58L102 82Q102 90 94 90L72 90Q64 90 64 82Z"/>
    <path fill="#fdf3dd" d="M72 76L80 76L80 90L72 90Z"/><path fill="#fdf3dd" d="M88 76L96 76L96 90L88 90Z"/>
  `,
  // Horses on poles under a pointed, scalloped roof.
  carousel: `
    <path data-part="flag" fill="#f9bd3f" d="M64 1L84 7L64 13Z"/>
    <path data-part="roof" fill="#f2857b" d="M64 10Q92 30 124 38L4 38Q36 30 64 10Z"/>
    <path data-part="stripe" fill="#fff2c4" d="M64 10Q74 26 82 38L46 38Q54 26 64 10Z"/>
    <path fill="#8fc7ee" d="M56 44L72 44L72 106L56 106Z"/>
    <path data-part="pole" fill="#f9bd3f" d="M25 44L31 44L31 108L25 108Z"/>
    <path data-part="pole" fill="#f9bd3f" d="M98 44L104 44L104 108L98 108Z"/>
    <path fill="#f9bd3f" d="M4 36L124 36L124 46Q114 54 104 46Q94 54 84 46Q74 54 64 46Q54 54 44 46Q34 54 24 46Q14 54 4 46Z"/>
    <path fill="#ffffff" d="M6 74Q4 66 12 60L18 54L24 62L24 72L42 72Q50 72 50 82L52 98L44 98L42 88L24 88L20 100L12 98L16 84L14 74Z"/>
    <circle fill="#20242a" cx="16" cy="66" r="2"/>
    <path fill="#c3a8e8" d="M25 69L37 69L37 81L25 81Z"/>
    <path fill="#ffffff" d="M76 80Q74 72 82 66L88 60L94 68L94 78L112 78Q120 78 120 88L122 104L114 104L112 94L94 94L90 106L82 104L86 90L84 80Z"/>
    <circle fill="#20242a" cx="86" cy="72" r="2"/>
    <path fill="#f2857b" d="M95 75L107 75L107 87L95 87Z"/>
    <path fill="#f2857b" d="M2 106L126 106L118 124L10 124Z"/>
  `,
  // A climbing frame: a ladder, a beam, two rings on their straps.
  "jungle-gym": `
    <path fill="#62b5f2" d="M6 22L18 22L18 124L6 124Z"/><path fill="#62b5f2" d="M38 22L50 22L50 124L38 124Z"/><path fill="#62b5f2" d="M110 22L122 22L122 124L110 124Z"/>
    <path fill="none" stroke="#5a3a1a" stroke-width="2.4" d="M21 44L35 44M21 64L35 64M21 84L35 84M21 104L35 104M67 24L67 52M94 24L94 52"/>
    <path fill="#ffd040" d="M2 10L126 10L126 24L2 24Z"/>
    <circle data-part="ring" fill="#f2803f" cx="67" cy="64" r="12"/><circle fill="#ffffff" cx="67" cy="64" r="5.5"/>
    <circle data-part="ring" fill="#f2803f" cx="94" cy="64" r="12"/><circle fill="#ffffff" cx="94" cy="64" r="5.5"/>
  `,
  // Two bars with rungs between them, on posts, as high as is hung from.
  "hanging-bars": `
    <path fill="#8fc7ee" d="M20 2L108 2L108 10L20 10Z"/>
    <path fill="#ffd040" d="M30 8L38 8L34 22L25 22ZM52 8L60 8L58 22L49 22ZM70 8L78 8L80 22L71 22ZM90 8L98 8L104 22L95 22Z"/>
    <path fill="#62b5f2" d="M6 24L16 24L16 126L6 126Z"/><path fill="#62b5f2" d="M112 24L122 24L122 126L112 126Z"/>
    <path fill="#62b5f2" d="M2 20L126 20L126 30L2 30Z"/>
  `,
  // Sand in a wooden frame, a castle, a bucket and a spade.
  sandbox: `
    <path fill="#f7dc9a" d="M10 88Q20 76 40 80Q60 70 84 78Q108 74 118 88L118 104L10 104Z"/>
    <path fill="#edc47a" d="M38 88L38 50L45 50L45 57L52 57L52 50L60 50L60 57L67 57L67 50L74 50L74 88Z"/>
    <path data-part="door" fill="#b98f50" d="M49 88L49 76Q56 66 63 76L63 88Z"/>
    <path data-part="flag" fill="#f2857b" d="M57 26L78 33L57 40Z"/>
    <path fill="none" stroke="#6b4a24" stroke-width="2.4" d="M56 50L56 26"/>
    <path fill="none" stroke="#2f4d78" stroke-width="3" d="M84 66Q97 44 110 66"/>
    <path fill="#62b5f2" d="M80 64L114 64L109 92L85 92Z"/>
    <path fill="#7cc977" d="M15 28L27 28L26 56L34 56L34 78Q22 92 10 78L10 56L17 56Z"/>
    <path fill="#d9a066" d="M2 96L126 96L126 124L2 124Z"/>
    <path fill="none" stroke="#6b4a24" stroke-width="2" d="M2 110L126 110"/>
  `,
  // A castle of air with fat towers, a soft floor to jump on.
  "bouncy-castle": `
    <path data-part="wall" fill="#8fc7ee" d="M26 48Q26 40 34 42Q39 34 44 42Q49 34 54 42Q59 34 64 42Q69 34 74 42Q79 34 84 42Q89 34 94 42Q102 40 102 48L102 96L26 96Z"/>
    <path data-part="gate" fill="#f7b0c8" d="M42 96L42 72Q42 54 64 54Q86 54 86 72L86 96Z"/>
    <path data-part="roof" fill="#e8685f" d="M18 4Q28 20 36 36L2 36Q10 20 18 4Z"/>
    <path data-part="roof" fill="#e8685f" d="M110 4Q118 20 126 36L92 36Q100 20 110 4Z"/>
    <path data-part="tower" fill="#f9bd3f" d="M6 36L32 36Q38 48 33 58Q38 70 33 80Q37 92 32 104L6 104Q1 92 5 80Q0 70 5 58Q0 48 6 36Z"/>
    <path data-part="tower" fill="#f9bd3f" d="M96 36L122 36Q128 48 123 58Q128 70 123 80Q127 92 122 104L96 104Q91 92 95 80Q90 70 95 58Q90 48 96 36Z"/>
    <path fill="none" stroke="#8a6414" stroke-width="2" d="M5 58L33 58M5 80L33 80M95 58L123 58M95 80L123 80"/>
    <path fill="#7cc977" d="M10 94L118 94Q128 96 126 110Q126 122 116 123L12 123Q2 122 2 110Q0 96 10 94Z"/>
    <path fill="none" stroke="#2f6a2a" stroke-width="2" d="M28 96L28 122M52 96L52 122M76 96L76 122M100 96L100 122"/>
  `,
  // A little horse on a coiled spring.
  "spring-rider": `
    <path fill="#c8ced6" d="M42 88L86 88L86 98L42 98Z"/>
    <path fill="#8a919b" d="M46 96Q88 98 88 104Q88 108 64 108Q40 108 40 103Q40 97 46 96Z"/>
    <path fill="#c8ced6" d="M44 106Q90 106 90 112Q90 117 64 117Q38 117 38 112Q38 106 44 106Z"/>
    <path fill="#f9a85d" d="M112 62Q128 68 122 94Q110 90 106 76Z"/>
    <path data-part="body" fill="#f9bd3f" d="M26 8L36 8L42 18Q54 28 54 50L96 50Q116 52 116 74Q116 92 98 92L40 92Q22 90 24 70L26 50L14 50Q2 48 4 38L18 20Z"/>
    <path data-part="mane" fill="#f2857b" d="M38 12Q62 20 60 52L50 56Q50 32 36 22Z"/>
    <circle fill="#20242a" cx="26" cy="28" r="4"/><circle fill="#ffffff" cx="27.5" cy="26.5" r="1.4"/>
    <path fill="#62b5f2" d="M66 44L98 44Q102 44 102 50L98 68L68 68L64 50Q64 44 66 44Z"/>
    <path fill="none" stroke="#333a44" stroke-width="6" d="M34 56L48 60"/>
    <path fill="#7cc977" d="M24 116L104 116L112 124L16 124Z"/>
  `,
  // A twisting slide that ends in a pool.
  "water-slide": `
    <path fill="#d9a066" d="M88 40L96 40L96 116L88 116Z"/>
    <path fill="#d9a066" d="M114 40L122 40L122 116L114 116Z"/>
    <path fill="none" stroke="#6b4a24" stroke-width="3.4" d="M96 58L114 58M96 74L114 74M96 90L114 90"/>
    <path data-part="roof" fill="#e8685f" d="M105 2L126 20L84 20Z"/>
    <path data-part="platform" fill="#f9bd3f" d="M82 36L126 36L126 46L82 46Z"/>
    <path fill="#c3a8e8" d="M84 22L84 44Q60 38 44 44Q34 50 44 56Q76 56 76 76Q76 98 38 100L26 106L20 84L34 78Q54 76 54 72Q52 70 40 70Q14 66 16 48Q20 20 84 22Z"/>
    <path fill="#62b5f2" d="M84 28L84 38Q56 32 38 40Q26 50 40 60Q68 62 70 76Q68 90 34 95L26 98L24 90L34 86Q60 84 60 74Q60 66 44 66Q22 62 22 48Q28 26 84 28Z"/>
    <path fill="#8fd3f7" d="M0 104Q10 94 22 102Q34 94 46 102Q58 94 70 102Q82 94 94 102Q106 94 128 104L128 124L0 124Z"/>
  `,
  // A big cup on a saucer to whirl round in.
  "teacup-ride": `
    <circle fill="#f7d9b8" cx="44" cy="30" r="18"/>
    <path fill="#b97c4c" d="M26 30Q24 10 44 10Q64 10 62 30Q52 24 44 18Q36 26 26 30Z"/>
    <circle fill="#20242a" cx="38" cy="34" r="2.6"/><circle fill="#20242a" cx="50" cy="34" r="2.6"/>
    <path fill="none" stroke="#8a2f1a" stroke-width="2" d="M38 41Q44 46 50 41"/>
    <path fill="#8a919b" d="M68 46L84 46L84 58L68 58Z"/>
    <circle fill="#c8ced6" cx="76" cy="42" r="9"/>
    <path data-part="handle" fill="#f2a0b8" d="M98 60Q126 54 126 74Q124 96 94 96L96 84Q112 84 112 74Q110 68 98 72Z"/>
    <path fill="#f2a0b8" d="M8 54L104 54Q106 92 84 108L28 108Q6 92 8 54Z"/>
    <path data-part="stripe" fill="#fff2c4" d="M9 66L103 66Q102 74 100 80L12 80Q10 74 9 66Z"/>
    <path data-part="saucer" fill="#62b5f2" d="M2 106L110 106Q114 124 56 124Q0 124 2 106Z"/>
  `,
  // A child in a bumper car with its rubber ring, star and pole.
  "bumper-car": `
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M112 60V6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M104 4C105.3 3.7 109.3 2 112 2C114.7 2 118.7 3.7 120 4"/>
    <path data-part="head" fill="#ffd8b8" d="M60 18C64 18 69.3 19.3 72 22C74.7 24.7 76 30 76 34C76 38 74.7 43.3 72 46C69.3 48.7 64 50 60 50C56 50 50.7 48.7 48 46C45.3 43.3 44 38 44 34C44 30 45.3 24.7 48 22C50.7 19.3 56 18 60 18Z"/>
    <path data-part="hair" fill="#b87a48" d="M44 34C42.7 32.7 43.3 23.7 46 20C48.7 16.3 55.3 12 60 12C64.7 12 71.3 16.3 74 20C76.7 23.7 77.3 33 76 34C74.7 35 69.7 27 66 26C62.3 25 57.7 26.7 54 28C50.3 29.3 45.3 35.3 44 34Z"/>
    <circle fill="#3a2a40" cx="54" cy="36" r="2.6"/>
    <circle fill="#3a2a40" cx="66" cy="36" r="2.6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M54 42C55 42.7 58 46 60 46C62 46 65 42.7 66 42"/>
    <path data-part="shirt" fill="#8fd07c" d="M46 80C46 80 45 65 46 60C47 55 49.3 51.7 52 50C54.7 48.3 58.3 49.3 62 50C65.7 50.7 71 51.3 74 54C77 56.7 78.7 61.7 80 66C81.3 70.3 82 80 82 80C82 80 46 80 46 80Z"/>
    <path data-part="seat" fill="#b8c4d4" d="M92 82C92 82 91 58.3 92 52C93 45.7 95.3 45.3 98 44C100.7 42.7 105 43 108 44C111 45 114.7 43.7 116 50C117.3 56.3 116 82 116 82C116 82 92 82 92 82Z"/>
    <path data-part="bodywork" fill="#e8685f" d="M6 98C0 94.7 5.3 86.3 8 82C10.7 77.7 16.7 73.3 22 72C27.3 70.7 33.7 73 40 74C46.3 75 51.3 77.3 60 78C68.7 78.7 82.3 78 92 78C101.7 78 112.7 76 118 78C123.3 80 123.3 86 124 90C124.7 94 128 100.7 122 102C102.3 103.3 25 101.3 6 98Z"/>
    <path data-part="arm" fill="#ffd8b8" d="M64 62C63 64.3 55.7 66.7 52 68C48.3 69.3 44.7 70.7 42 70C39.3 69.3 35.7 65.7 36 64C36.3 62.3 40.3 61.7 44 60C47.7 58.3 54.7 53.7 58 54C61.3 54.3 65 59.7 64 62Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M30 54C31.3 55.3 36.3 58.3 38 62C39.7 65.7 39.7 73.7 40 76"/>
    <path data-part="bumper" fill="#8f9cc4" d="M14 96H114Q126 96 126 108V108Q126 120 114 120H14Q2 120 2 108V108Q2 96 14 96Z"/>
    <circle data-part="headlight" fill="#ffffff" cx="18" cy="86" r="6.5"/>
    <path fill="#ffd35c" d="M80 80C80 80 82.4 85.8 82.4 85.8C82.4 85.8 88.6 86.2 88.6 86.2C88.6 86.2 83.8 90.2 83.8 90.2C83.8 90.2 85.3 96.3 85.3 96.3C85.3 96.3 80 93 80 93C80 93 74.7 96.3 74.7 96.3C74.7 96.3 76.2 90.2 76.2 90.2C76.2 90.2 71.4 86.2 71.4 86.2C71.4 86.2 77.6 85.8 77.6 85.8C77.6 85.8 80 80 80 80Z"/>
  `,
  // A glass box full of toys, a claw on a string above them.
  "claw-machine": `
    <path data-part="roof" fill="#e8685f" d="M22 4L106 4Q114 4 114 12L114 22L14 22L14 12Q14 4 22 4Z"/>
    <path data-part="glass" fill="#dff1fb" d="M16 22L112 22L112 84L16 84Z"/>
    <path fill="none" stroke="#333a44" stroke-width="3" d="M64 22L64 34M64 40Q48 44 50 56L56 60M64 40Q80 44 78 56L72 60"/>
    <circle fill="#c8ced6" cx="64" cy="38" r="7"/>
    <circle fill="#f9bd3f" cx="30" cy="60" r="6"/><circle fill="#f9bd3f" cx="46" cy="60" r="6"/>
    <circle fill="#f9bd3f" cx="38" cy="70" r="14"/>
    <circle fill="#20242a" cx="33" cy="69" r="2.2"/><circle fill="#20242a" cx="43" cy="69" r="2.2"/>
    <circle fill="#8fc7ee" cx="66" cy="76" r="12"/>
    <path data-part="star" fill="#f2a0b8" d="M93 52L98 63L110 64L101 72L104 84L93 78L82 84L85 72L76 64L88 63Z"/>
    <path fill="#c3a8e8" d="M8 82L120 82L116 98L12 98Z"/>
    <path fill="#f2857b" d="M14 98L114 98L114 124L14 124Z"/>
    <path fill="#333a44" d="M68 104L104 104L104 118L68 118Z"/>
    <circle fill="#e8685f" cx="34" cy="91" r="5"/>
    <circle fill="#f9bd3f" cx="92" cy="91" r="5"/>
  `,
  // A board with a ring and a net, on a post.
  "basketball-hoop": `
    <path data-part="pole" fill="#8a919b" d="M58 70L70 70L70 116L58 116Z"/>
    <path fill="#8fc7ee" d="M6 4L122 4L122 66L6 66Z"/>
    <path fill="#fff2c4" d="M42 24L86 24L86 56L42 56Z"/>
    <path fill="#ffffff" d="M42 60L86 60L77 98L51 98Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="1.8" d="M52 62L76 97M76 62L52 97M44 72L58 97M84 72L70 97M64 62L47 82M64 62L81 82"/>
    <path fill="#f9a85d" d="M36 52L92 52Q96 56 92 62L36 62Q32 56 36 52Z"/>
    <path fill="#e8685f" d="M36 114L92 114L100 124L28 124Z"/>
  `,
  // From the side, its ring on the left.
  "hoop-from-the-side": `
    <path data-part="pole" fill="#8a919b" d="M104 26L114 26L114 116L104 116Z"/>
    <path fill="#8a919b" d="M84 26L114 20L114 30L84 36Z"/>
    <path data-telling="" fill="#ffffff" d="M38 40L80 40L72 68L46 68Z"/>
    <path data-telling="" fill="none" stroke="#5d6a74" stroke-width="2" d="M46 42L68 67M72 42L50 67M59 42L72 57M59 42L45 57"/>
    <path data-telling="" fill="#f9a85d" d="M34 34L86 34L86 42L34 42Z"/>
    <path fill="#8fc7ee" d="M82 2L92 2L92 50L82 50Z"/>
    <path fill="#e8685f" d="M92 114L122 114L126 125L88 125Z"/>
  `,
  // A ring of blue water with a ladder, a float and a ball.
  "swimming-pool": `
    <ellipse fill="#8fd3f7" cx="64" cy="64" rx="62" ry="27"/>
    <circle fill="#f2857b" cx="38" cy="64" r="17"/>
    <circle fill="#ffffff" cx="38" cy="64" r="7.5"/>
    <path fill="none" stroke="#7a1f1a" stroke-width="2" d="M26 52L33 58M50 52L43 58M26 76L33 70M50 76L43 70"/>
    <circle fill="#f9bd3f" cx="72" cy="52" r="14"/>
    <path fill="none" stroke="#8a6414" stroke-width="2" d="M58 49Q72 56 86 49M72 38L72 66"/>
    <path fill="none" stroke="#5d6a74" stroke-width="5" d="M92 72L92 34Q92 20 102 20M108 70L108 34Q108 20 118 20M92 44L108 44M92 58L108 58"/>
    <path fill="#f0e0c8" d="M2 64Q8 91 64 91Q120 91 126 64L126 96Q126 124 64 124Q2 124 2 96Z"/>
    <path fill="none" stroke="#8a6a3a" stroke-width="2" d="M2 82Q10 108 64 108Q118 108 126 82"/>
  `,
};
