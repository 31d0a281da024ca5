/** Bridges, power and what stands in gardens and fields. */
export const works: Readonly<Record<string, string>> = {
  // Two high towers with the roadway hung on cables.
  "suspension-bridge": `
    <path fill="#8fd3f7" d="M0 98Q11 90 22 98Q32 90 43 98Q54 90 64 98Q75 90 86 98Q96 90 107 98Q118 90 128 98L128 124L0 124Z"/>
    <path fill="none" stroke="#8a2f1a" stroke-width="3" d="M0 66Q20 54 30 16Q44 66 64 66Q84 66 98 16Q108 54 128 66"/>
    <path fill="none" stroke="#8a2f1a" stroke-width="2" d="M14 56L14 74M44 50L44 74M54 62L54 74M74 62L74 74M84 50L84 74M114 56L114 74"/>
    <path data-part="tower" fill="#f2857b" d="M24 8L36 8L38 112L22 112Z"/>
    <path data-part="tower" fill="#f2857b" d="M92 8L104 8L106 112L90 112Z"/>
    <path fill="#f9bd3f" d="M0 73L128 73L128 85L0 85Z"/>
    <path fill="#c8ced6" d="M16 104L44 104L48 118L12 118Z"/>
    <path fill="#c8ced6" d="M84 104L112 104L116 118L80 118Z"/>
  `,
  // A round arch of stones that mirrors itself in the stream.
  "stone-arch-bridge": `
    <path data-part="water" fill="#8fd3f7" d="M0 96Q16 90 32 96Q48 90 64 96Q80 90 96 96Q112 90 128 96L128 124L0 124Z"/>
    <path data-part="wall" fill="#e3d8ca" d="M0 76Q64 44 128 76L128 112L108 112Q104 70 64 70Q24 70 20 112L0 112Z"/>
    <path fill="none" stroke="#5d5248" stroke-width="2" d="M20 108L10 103M26 92L16 84M38 80L31 70M54 74L51 63M74 74L77 63M90 80L97 70M102 92L112 84M108 108L118 103"/>
    <path data-part="rail" fill="#cbb9a4" d="M0 64Q64 32 128 64L128 78Q64 46 0 78Z"/>
    <path data-part="bush" fill="#7cc977" d="M0 124Q0 108 10 110Q20 106 22 124Z"/>
    <path data-part="bush" fill="#7cc977" d="M128 124Q128 108 118 110Q108 106 106 124Z"/>
  `,
  // A high curved wall; water falls from two gates, a boat sails behind it.
  dam: `
    <path fill="#9fce86" d="M4 124L4 40C8 14 30 8 40 30L60 124Z"/>
    <path fill="#9fce86" d="M124 124L124 40C120 14 98 8 88 30L68 124Z"/>
    <path data-part="water" fill="#7fc0ee" d="M30 34L98 34L98 56L30 56Z"/>
    <path data-part="sail" fill="#ffd35c" d="M66 8L66 29L84 29Z"/>
    <path data-part="hull" fill="#e8857a" d="M48 31L86 31L80 43L54 43Z"/>
    <path fill="none" stroke="#6b4a24" stroke-width="2" d="M66 8L66 31"/>
    <path data-part="wall" fill="#f4eee2" d="M22 56L106 56L94 112L34 112Z"/>
    <path data-part="water" fill="#7fc0ee" d="M41 58L57 58C57.3 66.7 57.5 74.7 58 84C58.5 93.3 59.3 104 60 114L38 114C38.7 104 39.5 93.3 40 84C40.5 74.7 40.7 66.7 41 58Z"/>
    <path data-part="water" fill="#7fc0ee" d="M71 58L87 58C87.3 66.7 87.5 74.7 88 84C88.5 93.3 89.3 104 90 114L68 114C68.7 104 69.5 93.3 70 84C70.5 74.7 70.7 66.7 71 58Z"/>
    <path fill="none" stroke="#2f5f8c" stroke-width="2" d="M49 70L49 92M79 70L79 92"/>
    <path data-part="rail" fill="#d99a5c" d="M12 46L116 46L116 60L12 60Z"/>
    <path data-part="water" fill="#bfe3fa" d="M14 124C12 114 20 108 28 111C30 102 41 99 48 104C53 98 61 99 64 104C67 99 75 98 80 104C87 99 98 102 100 111C108 108 116 114 114 124Z"/>
  `,
  // Three long blades on a white tower.
  "wind-turbine": `
    <path data-part="tower" fill="#f6f9fb" d="M59 52L69 52L74 116L54 116Z"/>
    <path data-part="windSail" fill="#8fc7ee" d="M64 46Q50 24 58 1Q66 0 70 8Q76 26 64 46Z"/>
    <path data-part="windSail" fill="#8fc7ee" d="M64 46Q92 44 110 62Q108 72 98 71Q78 68 64 46Z"/>
    <path data-part="windSail" fill="#8fc7ee" d="M64 46Q50 72 26 78Q18 72 24 64Q38 48 64 46Z"/>
    <circle data-part="hub" fill="#f9bd3f" cx="64" cy="46" r="9"/>
    <path fill="#7cc977" d="M0 118Q30 98 64 110Q98 98 128 118L128 124L0 124Z"/>
  `,
  watermill: `
    <path data-part="wall" fill="#f5dcb8" d="M52 50L120 50L120 112L52 112Z"/>
    <path data-part="roof" fill="#d9725a" d="M62 12L108 12L127 54L42 54Z"/>
    <path data-part="window" fill="#62b5f2" d="M92 62L110 62L110 80L92 80Z"/>
    <circle data-part="wheel" fill="#c98f54" cx="42" cy="78" r="39"/>
    <path fill="#fff6e3" d="M38 47L38 72L16 59Q24 49 38 47Z"/><path fill="#fff6e3" d="M46 47L46 72L68 59Q60 49 46 47Z"/>
    <path fill="#fff6e3" d="M12 66L34 78L12 91Q8 78 12 66Z"/><path fill="#fff6e3" d="M72 66L50 78L72 91Q76 78 72 66Z"/>
    <path data-part="water" fill="#8fd3f7" d="M0 106Q16 96 32 106Q48 116 64 106Q80 96 96 106Q112 116 128 106L128 126L0 126Z"/>
  `,
  // A tilted panel of blue cells, the sun above.
  "solar-panel": `
    <circle fill="#f9d25d" cx="100" cy="24" r="17"/>
    <path fill="none" stroke="#8a6414" stroke-width="2.6" d="M76 18L70 16M82 38L77 42M100 47L100 53M118 40L122 45"/>
    <path data-part="support" fill="#8a919b" d="M56 84L70 84L70 114L56 114Z"/>
    <path fill="#c8ced6" d="M40 112L86 112L92 124L34 124Z"/>
    <path fill="#e9edf2" d="M26 28L92 58L104 100L8 100Z"/>
    <path fill="#62a5e8" d="M33 42L52 50L45 66L26 66Z"/><path fill="#62a5e8" d="M58 52L82 62L84 66L52 66Z"/>
    <path fill="#62a5e8" d="M23 73L50 73L47 93L16 93Z"/><path fill="#62a5e8" d="M57 73L87 73L94 93L54 93Z"/>
  `,
  // A steel tower on legs in the sea, a derrick and a crane on it.
  "oil-rig": `
    <path fill="#f9bd3f" d="M48 4L60 4L74 62L34 62Z"/>
    <path fill="none" stroke="#8a6414" stroke-width="2.4" d="M45 20L66 38M63 20L42 38M39 44L72 60"/>
    <path fill="#e8685f" d="M84 44L114 10L122 16L92 54Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M118 16L118 40"/>
    <path fill="#fdf3dd" d="M80 44L104 44L104 64L80 64Z"/>
    <path fill="#8fb3d9" d="M8 60L116 60L116 78L8 78Z"/>
    <path fill="none" stroke="#2f4d78" stroke-width="3.4" d="M26 106L54 80M54 106L26 80M74 106L100 80M100 106L74 80"/>
    <path data-part="support" fill="#c8ced6" d="M16 78L27 78L27 112L16 112Z"/><path data-part="support" fill="#c8ced6" d="M54 78L72 78L72 112L54 112Z"/><path data-part="support" fill="#c8ced6" d="M100 78L111 78L111 112L100 112Z"/>
    <path fill="#62b5f2" d="M0 108Q11 98 22 106Q32 98 43 106Q54 98 64 106Q75 98 86 106Q96 98 107 106Q118 98 128 108L128 124L0 124Z"/>
  `,
  // Six columns and a domed roof, steps up to it.
  gazebo: `
    <circle fill="#f9bd3f" cx="64" cy="7" r="6"/>
    <path data-part="roof" fill="#8fc7a8" d="M64 12Q84 34 122 42L122 50L6 50L6 42Q44 34 64 12Z"/>
    <path fill="#fff6e0" d="M14 50L114 50L114 60L14 60Z"/>
    <path fill="#ffffff" d="M16 60L28 60L28 106L16 106Z"/><path fill="#ffffff" d="M100 60L112 60L112 106L100 106Z"/>
    <path fill="#ffffff" d="M42 60L53 60L53 106L42 106Z"/><path fill="#ffffff" d="M75 60L86 60L86 106L75 106Z"/>
    <path fill="#f2b8c8" d="M10 84L50 84L50 104L10 104Z"/><path fill="#f2b8c8" d="M78 84L118 84L118 104L78 104Z"/>
    <path fill="none" stroke="#8a4a5a" stroke-width="2" d="M20 84L20 104M30 84L30 104M40 84L40 104M88 84L88 104M98 84L98 104M108 84L108 104"/>
    <path fill="#e3d8ca" d="M6 104L122 104L122 114L6 114Z"/>
    <path fill="#cbb9a4" d="M42 112L86 112L92 124L36 124Z"/>
  `,
  // A bowl of water on a pillar, a bird bathing in it.
  birdbath: `
    <path fill="#c8ced6" d="M54 74L74 74L80 110L48 110Z"/>
    <path fill="#dfe5ec" d="M8 52Q8 42 64 42Q120 42 120 52Q112 78 76 80L52 80Q16 78 8 52Z"/>
    <ellipse fill="#8fd3f7" cx="64" cy="53" rx="46" ry="7"/>
    <path data-part="tail" fill="#62a5e8" d="M82 34L108 20L104 40Z"/>
    <path data-part="body" fill="#8fb8f0" d="M34 22Q36 8 50 8Q64 8 66 22Q88 24 90 40Q88 54 64 54Q38 54 38 36Z"/>
    <path data-part="beak" fill="#f9a04c" d="M36 18L24 24L37 29Z"/>
    <path data-part="wing" fill="#548dda" d="M58 32Q78 28 84 42Q66 50 58 32Z"/>
    <circle fill="#20242a" cx="46" cy="20" r="3"/><circle fill="#ffffff" cx="47" cy="19" r="1"/>
    <path fill="#dfe5ec" d="M40 108L88 108L98 124L30 124Z"/>
  `,
  // A dial with its shadow-finger on a stone pillar.
  sundial: `
    <path fill="#dfe5ec" d="M50 70L78 70L86 112L42 112Z"/>
    <path fill="#c8ced6" d="M8 50Q8 76 64 76Q120 76 120 50Z"/>
    <ellipse fill="#fff2c4" cx="64" cy="48" rx="56" ry="20"/>
    <path fill="none" stroke="#6b5a2a" stroke-width="2.4" d="M18 48L28 48M110 48L100 48M32 35L39 40M96 35L89 40M64 62L64 66M34 60L40 56M94 60L88 56"/>
    <path fill="#f9a04c" d="M40 52L92 6L80 52Z"/>
    <path fill="#dfe5ec" d="M34 110L94 110L104 124L24 124Z"/>
  `,
  // A cock on a turning arrow over four arms.
  "weather-vane": `
    <path data-part="tail" fill="#8fc7a8" d="M76 44Q84 2 118 14Q108 18 112 26Q104 26 106 36Q96 36 96 50Z"/>
    <path data-part="body" fill="#f9bd3f" d="M38 24Q38 12 50 12Q60 14 60 28Q62 42 78 42Q94 42 100 36Q104 66 72 66Q38 66 38 36Z"/>
    <path data-part="crest" fill="#e8685f" d="M38 16Q34 4 43 8Q47 0 51 7Q60 3 58 16Q48 10 38 16Z"/>
    <path data-part="beak" fill="#f9843a" d="M38 22L26 27L38 32Z"/>
    <circle fill="#20242a" cx="47" cy="23" r="3"/>
    <path fill="#62a5e8" d="M2 76L22 62L22 71L106 71L106 62L126 62L120 76L126 90L106 90L106 81L22 81L22 90Z"/>
    <path data-part="pole" fill="#8a919b" d="M59 81L69 81L69 122L59 122Z"/>
    <circle fill="#e8685f" cx="22" cy="104" r="9"/><circle fill="#e8685f" cx="106" cy="104" r="9"/>
    <path fill="#8a919b" d="M31 100L59 100L59 108L31 108Z"/><path fill="#8a919b" d="M69 100L97 100L97 108L69 108Z"/>
  `,
  // A little man with a long beard and a pointed hat, a lantern in his hand.
  "garden-gnome": `
    <path data-part="hat" fill="#e8685f" d="M74 0Q94 24 94 48L34 48Q38 18 74 0Z"/>
    <path data-part="ear" fill="#f7d0a8" d="M32 50Q22 50 26 62Q32 66 38 62Z"/><path data-part="ear" fill="#f7d0a8" d="M96 50Q106 50 102 62Q96 66 90 62Z"/>
    <path data-part="face" fill="#f7d0a8" d="M36 46L92 46L90 72L38 72Z"/>
    <path data-part="suit" fill="#62a5e8" d="M32 74L96 74Q106 92 100 112L28 112Q22 92 32 74Z"/>
    <path data-part="shoe" fill="#b97c53" d="M22 124Q22 108 44 108Q62 108 62 124Z"/><path data-part="shoe" fill="#b97c53" d="M66 124Q66 108 84 108Q106 108 106 124Z"/>
    <path data-part="beard" fill="#ffffff" d="M36 60Q50 68 64 62Q78 68 92 60Q96 84 64 106Q32 84 36 60Z"/>
    <circle data-part="nose" fill="#f2a890" cx="64" cy="61" r="7.5"/>
    <circle fill="#20242a" cx="52" cy="54" r="3"/><circle fill="#20242a" cx="76" cy="54" r="3"/>
    <path fill="#e8685f" d="M30 44L98 44L98 50L30 50Z"/>
    <circle data-part="hand" fill="#f7d0a8" cx="26" cy="92" r="8"/><circle data-part="hand" fill="#f7d0a8" cx="102" cy="92" r="8"/>
  `,
  // A table and its benches in one.
  "picnic-table": `
    <path fill="#c48f5e" d="M40 52L54 52L36 122L20 122Z"/>
    <path fill="#c48f5e" d="M88 52L74 52L92 122L108 122Z"/>
    <path fill="#c48f5e" d="M8 86L120 86L120 95L8 95Z"/>
    <path fill="#e3b878" d="M2 76L46 76L46 87L2 87Z"/><path fill="#e3b878" d="M82 76L126 76L126 87L82 87Z"/>
    <path fill="#e3b878" d="M16 42L112 42L112 54L16 54Z"/>
    <path data-part="basket" fill="#f2c98a" d="M28 24L62 24L58 43L32 43Z"/>
    <path fill="none" stroke="#6b4a24" stroke-width="3" d="M32 24Q45 0 58 24"/>
    <path fill="#7cc977" d="M70 42Q70 22 88 22Q106 22 106 42Z"/>
    <path fill="#f2857b" d="M76 42Q76 29 88 29Q100 29 100 42Z"/>
  `,
  // A cloth hung between two palm trees.
  hammock: `
    <path data-part="treeTrunk" fill="#d9a066" d="M8 34L20 34L26 124L8 124Z"/>
    <path data-part="treeTrunk" fill="#d9a066" d="M108 34L120 34L120 124L102 124Z"/>
    <path data-part="leaves" fill="#7cc977" d="M14 36Q0 38 0 52Q0 28 10 26Q0 20 0 8Q12 8 16 18Q22 6 36 8Q34 20 24 26Q38 28 38 46Q26 44 14 36Z"/>
    <path data-part="leaves" fill="#7cc977" d="M114 36Q128 38 128 52Q128 28 118 26Q128 20 128 8Q116 8 112 18Q106 6 92 8Q94 20 104 26Q90 28 90 46Q102 44 114 36Z"/>
    <path fill="none" stroke="#6b4a24" stroke-width="3" d="M20 58L34 72M108 58L94 72"/>
    <path data-part="pillow" fill="#8fc7ee" d="M32 56Q48 54 54 70Q52 80 40 78Q28 70 32 56Z"/>
    <path fill="#f9bd3f" d="M30 66Q64 92 98 66Q96 112 64 112Q32 112 30 66Z"/>
    <path data-part="stripe" fill="#e8685f" d="M46 75Q52 78 56 79L56 111Q50 110 44 105Z"/>
    <path data-part="stripe" fill="#e8685f" d="M82 75Q76 78 72 79L72 111Q78 110 84 105Z"/>
  `,
  // Towers of a big city, one high.
  skyscraper: `
    <path data-part="tower" fill="#cfe0f4" d="M6 90L34 90L34 126L6 126Z"/>
    <path data-part="tower" fill="#cfe0f4" d="M94 80L122 80L122 126L94 126Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M64 1L64 14"/>
    <path data-part="roof" fill="#e8685f" d="M54 26Q56 10 64 10Q72 10 74 26Z"/>
    <path data-part="tower" fill="#ffe2a8" d="M48 24L80 24L80 46L48 46Z"/>
    <path data-part="tower" fill="#ffd98a" d="M40 44L88 44L88 78L40 78Z"/>
    <path data-part="tower" fill="#ffe2a8" d="M32 76L96 76L96 126L32 126Z"/>
    <path data-part="door" fill="#8a92cc" d="M54 126L54 112L74 112L74 126Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M56 30L56 40M64 30L64 40M72 30L72 40M49 50L49 58M59 50L59 58M69 50L69 58M79 50L79 58M49 64L49 72M59 64L59 72M69 64L69 72M79 64L79 72M41 82L41 90M52 82L52 90M64 82L64 90M76 82L76 90M87 82L87 90M41 97L41 105M52 97L52 105M64 97L64 105M76 97L76 105M87 97L87 105M14 100L22 100M14 112L22 112M104 92L112 92M104 104L112 104"/>
  `,
  // A glass cabin high on a tower, a plane passing.
  "control-tower": `
    <path fill="none" stroke="#5d6a74" stroke-width="3" d="M64 18L64 2"/>
    <path data-part="roof" fill="#e8685f" d="M38 16L90 16L96 26L32 26Z"/>
    <path data-part="window" fill="#8fd3f7" d="M28 26L100 26L90 54L38 54Z"/>
    <path fill="none" stroke="#2f4d78" stroke-width="2.4" d="M52 26L55 54M76 26L73 54"/>
    <path fill="#c8ced6" d="M34 54L94 54L82 68L46 68Z"/>
    <path data-part="tower" fill="#fdf3dd" d="M50 68L78 68L84 124L44 124Z"/>
    <path data-part="stripe" fill="#e8685f" d="M48 84L80 84L82 98L46 98Z"/>
    <path fill="#f9bd3f" d="M0 84Q2 76 12 76L22 77L28 62L36 62L34 78L42 79Q46 84 40 88L32 88L24 104L16 104L20 89L6 90Q0 90 0 84Z"/>
  `,
};
