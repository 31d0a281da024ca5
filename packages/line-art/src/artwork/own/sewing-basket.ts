/** Small things of the house and the toy box: 128 × 128 boxes. */
export const sewingBasket: Readonly<Record<string, string>> = {
  // An open box with two reels of thread and a cushion of pins.
  "sewing-kit": `
    <path fill="#f7bccb" d="M12 66L24 8Q25 2 32 2L96 2Q103 2 104 8L116 66Z"/>
    <path fill="#fff3dc" d="M14 44L44 44L44 54L14 54Z"/>
    <path fill="#e8685f" d="M18 54L40 54L40 84L18 84Z"/>
    <path fill="#a9dd92" d="M46 84Q40 46 64 46Q88 46 82 84Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2.4" d="M58 47L52 28M64 46L64 24M70 47L76 28M48 64Q64 56 80 64"/>
    <path fill="#fff3dc" d="M86 44L114 44L114 54L86 54Z"/>
    <path fill="#9fd0f0" d="M90 54L110 54L110 84L90 84Z"/>
    <path fill="#f7a0b4" d="M6 74L122 74L116 118Q116 124 110 124L18 124Q12 124 12 118Z"/>
    <path data-part="heart" fill="#ffffff" d="M64 116Q42 102 50 92Q58 86 64 96Q70 86 78 92Q86 102 64 116Z"/>
  `,
  button: `
    <circle fill="#f7a0b4" cx="64" cy="64" r="61"/>
    <circle fill="#ffe07a" cx="64" cy="64" r="46"/>
    <circle fill="#ffffff" cx="48" cy="48" r="9"/><circle fill="#ffffff" cx="80" cy="48" r="9"/>
    <circle fill="#ffffff" cx="48" cy="80" r="9"/><circle fill="#ffffff" cx="80" cy="80" r="9"/>
  `,
  // A thimble with a needle and its thread.
  thimble: `
    <path fill="#9fb0c4" d="M18 104L32 30Q36 6 56 6Q76 6 80 30L94 104Z"/>
    <circle fill="#ffffff" cx="56" cy="28" r="6"/><circle fill="#ffffff" cx="42" cy="46" r="6"/><circle fill="#ffffff" cx="70" cy="46" r="6"/>
    <circle fill="#ffffff" cx="56" cy="64" r="6"/><circle fill="#ffffff" cx="38" cy="80" r="6"/><circle fill="#ffffff" cx="74" cy="80" r="6"/>
    <path data-part="band" fill="#ffd35c" d="M14 98Q56 110 98 98L100 114Q56 128 12 114Z"/>
    <path fill="#e4eaf0" d="M112 122L104 50Q104 36 112 36Q120 36 120 50Z"/>
    <path fill="none" stroke="#8a2a4a" stroke-width="2.4" d="M112 46L112 56M112 36Q112 8 88 8"/>
  `,
  // A hair stick with a blossom and strings of beads.
  hairpin: `
    <path fill="#ffd35c" d="M8 120L2 126L3 117L70 42L84 54Z"/>
    <circle data-part="petal" fill="#f7a0b4" cx="84" cy="15" r="14"/>
    <circle data-part="petal" fill="#f7a0b4" cx="106" cy="31" r="14"/>
    <circle data-part="petal" fill="#f7a0b4" cx="98" cy="56" r="14"/>
    <circle data-part="petal" fill="#f7a0b4" cx="70" cy="56" r="14"/>
    <circle data-part="petal" fill="#f7a0b4" cx="62" cy="31" r="14"/>
    <circle fill="#ffe07a" cx="84" cy="38" r="15"/>
    <path fill="none" stroke="#8a5a10" stroke-width="2.4" d="M82 66L82 84M106 68L106 80"/>
    <circle data-part="bead" fill="#a9dd92" cx="82" cy="90" r="7"/>
    <path data-part="drop" fill="#9fd0f0" d="M82 97Q96 116 82 124Q68 116 82 97Z"/>
    <circle data-part="bead" fill="#a9dd92" cx="106" cy="84" r="7"/>
    <path data-part="drop" fill="#9fd0f0" d="M106 91Q120 110 106 118Q92 110 106 91Z"/>
  `,
  // A turner and a ladle for the wok.
  spatula: `
    <path data-part="handle" fill="#c98f54" d="M28 4Q36 0 44 4L44 40L28 40Z"/>
    <path fill="#c8ced6" d="M31 40L41 40L41 72L31 72Z"/>
    <path fill="#9fb0c4" d="M8 78Q8 70 16 70L56 70Q64 70 64 78L66 116Q66 124 58 124L14 124Q6 124 6 116Z"/>
    <path fill="#ffffff" d="M20 84L30 84L30 110L20 110Z"/><path fill="#ffffff" d="M42 84L52 84L52 110L42 110Z"/>
    <path data-part="handle" fill="#c98f54" d="M90 4Q98 0 106 4L106 40L90 40Z"/>
    <path fill="#c8ced6" d="M93 40L103 40L103 84L93 84Z"/>
    <path fill="#b8dcf5" d="M72 84L124 84Q124 122 98 124Q72 122 72 84Z"/>
    <ellipse fill="#ffe9b0" cx="98" cy="84" rx="26" ry="10"/>
  `,
  // A bowl with holes, for draining noodles.
  colander: `
    <path data-part="handle" fill="#c8ced6" d="M2 44Q2 36 10 36L30 38L30 54L12 54Q2 54 2 44Z"/>
    <path data-part="handle" fill="#c8ced6" d="M126 44Q126 36 118 36L98 38L98 54L116 54Q126 54 126 44Z"/>
    <path fill="#ffe9a0" d="M30 44Q30 26 44 28Q54 12 68 24Q84 16 90 30Q102 32 98 46Z"/>
    <path fill="none" stroke="#8a6a10" stroke-width="2.4" d="M42 36Q54 28 62 38Q72 28 84 38"/>
    <path fill="#62c0b5" d="M14 46L114 46Q112 92 84 110L44 110Q16 92 14 46Z"/>
    <path fill="#8fd8d0" d="M10 40L118 40Q122 46 118 52L10 52Q6 46 10 40Z"/>
    <path fill="#8a97a8" d="M44 108L84 108L90 122L38 122Z"/>
    <circle fill="#ffffff" cx="44" cy="68" r="6"/><circle fill="#ffffff" cx="64" cy="68" r="6"/><circle fill="#ffffff" cx="84" cy="68" r="6"/>
    <circle fill="#ffffff" cx="54" cy="88" r="6"/><circle fill="#ffffff" cx="74" cy="88" r="6"/>
  `,
  plunger: `
    <path data-part="handle" fill="#e0b878" d="M56 10Q56 2 64 2Q72 2 72 10L72 70L56 70Z"/>
    <path fill="#e8685f" d="M44 72Q44 62 64 62Q84 62 84 72Q86 84 98 90Q108 98 108 110L20 110Q20 98 30 90Q42 84 44 72Z"/>
    <path fill="#f0938a" d="M16 108L112 108Q120 116 112 124L16 124Q8 116 16 108Z"/>
    <path fill="none" stroke="#7a2a20" stroke-width="2.4" d="M44 96Q50 88 50 80M57 30L71 30"/>
  `,
  // A board with a striped cover, an iron on it.
  "ironing-board": `
    <path fill="#c8ced6" d="M32 62L42 62L98 120L98 124L88 124Z"/>
    <path fill="#c8ced6" d="M86 62L96 62L42 124L30 124L30 120Z"/>
    <path data-part="board" fill="#f7bccb" d="M2 58Q2 46 26 46L118 46Q126 46 126 54L126 62Q126 68 118 68L26 68Q2 68 2 58Z"/>
    <path fill="none" stroke="#8a4a5a" stroke-width="2.2" d="M30 48L24 66M112 48L106 66"/>
    <path fill="#9fd0f0" d="M38 44Q40 22 66 18L94 18L98 44Z"/>
    <path data-part="handle" fill="#62b5f2" d="M52 20Q52 4 68 4L92 4Q98 4 98 10L98 20L88 20L88 14L70 14Q64 14 64 20Z"/>
    <path fill="#8a97a8" d="M32 48Q32 40 40 40L100 40L100 48Z"/>
  `,
  // A light switch on its plate.
  "light-switch": `
    <path fill="#8fc4f0" d="M28 2L100 2Q112 2 112 14L112 114Q112 126 100 126L28 126Q16 126 16 114L16 14Q16 2 28 2Z"/>
    <path fill="#ffffff" d="M46 26L82 26Q88 26 88 32L88 64L40 64L40 32Q40 26 46 26Z"/>
    <path fill="#ffd35c" d="M40 64L88 64L92 94Q92 102 84 102L44 102Q36 102 36 94Z"/>
    <path fill="none" stroke="#4a525c" stroke-width="2.4" d="M64 36L64 52"/>
    <circle fill="#ffffff" cx="64" cy="84" r="8"/>
  `,
  // A candle in a holder with a ring to carry it.
  candlestick: `
    <path data-part="flame" fill="#ffc94d" d="M58 32Q44 20 60 2Q74 20 62 32Z"/>
    <path fill="#fffaf0" d="M46 36Q54 28 60 34Q68 28 74 36L74 90L46 90Z"/>
    <path fill="none" stroke="#8a6a3a" stroke-width="2.4" d="M60 36L60 30M74 44Q66 46 66 56Q66 62 62 62"/>
    <circle data-part="ring" fill="#ffd35c" cx="108" cy="96" r="19"/>
    <circle fill="#ffffff" cx="108" cy="96" r="9"/>
    <path fill="#ffe07a" d="M38 80L82 80L78 106L42 106Z"/>
    <path fill="#ffd35c" d="M4 98Q60 112 116 98Q114 116 94 122L26 122Q6 116 4 98Z"/>
  `,
  // A big flask for hot water, with flowers.
  thermos: `
    <path data-part="handle" fill="#c8ced6" d="M88 40L100 40Q124 42 124 66Q124 90 100 92L88 92L88 80L98 80Q112 80 112 66Q112 52 98 52L88 52Z"/>
    <path fill="#ffd35c" d="M46 6Q46 2 50 2L74 2Q78 2 78 6L80 22L44 22Z"/>
    <path fill="#e8685f" d="M42 22L82 22Q96 32 96 46L96 120Q96 126 90 126L34 126Q28 126 28 120L28 46Q28 32 42 22Z"/>
    <path fill="#c8ced6" d="M28 106L96 106L96 120Q96 126 90 126L34 126Q28 126 28 120Z"/>
    <circle fill="#fff0c9" cx="62" cy="58" r="10"/><circle fill="#fff0c9" cx="78" cy="70" r="10"/><circle fill="#fff0c9" cx="72" cy="88" r="10"/><circle fill="#fff0c9" cx="52" cy="88" r="10"/><circle fill="#fff0c9" cx="46" cy="70" r="10"/>
    <circle fill="#ffd35c" cx="62" cy="74" r="10"/>
  `,
  // A tube whose end shows a star of six rays.
  kaleidoscope: `
    <path data-part="handle" fill="#f7a0b4" d="M4 108L20 92L36 108L20 124Q12 126 6 120Q2 114 4 108Z"/>
    <path fill="#c9a0dc" d="M61.1 13.1L10 66Q6 84 25 103Q44 122 62 118L114.9 66.9Z"/>
    <path data-part="band" fill="#ffd35c" d="M14 62L26 50Q30 66 46 82Q62 98 78 102L66 114Q48 112 31 97Q16 82 14 62Z"/>
    <circle fill="#e4f2fb" cx="88" cy="40" r="38"/>
    <path data-part="flower" fill="#ffe07a" d="M84 33.1Q88 16 92 33.1Q108.8 28 96 40Q108.8 52 92 46.9Q88 64 84 46.9Q67.2 52 80 40Q67.2 28 84 33.1Z"/>
    <path fill="none" stroke="#4a2a6a" stroke-width="2.2" d="M81 23.4L88 6L95 23.4M98.8 25.6L117.4 23L105.9 37.8M105.9 42.2L117.4 57L98.8 54.4M95 56.6L88 74L81 56.6M77.2 54.4L58.6 57L70.1 42.2M70.1 37.8L58.6 23L77.2 25.6M99.8 9.2L100.5 18.3L108.8 14.4M120.6 34.8L113 40L120.6 45.2M108.8 65.6L100.5 61.7L99.8 70.8M76.2 70.8L75.5 61.7L67.2 65.6M55.4 45.2L63 40L55.4 34.8M67.2 14.4L75.5 18.3L76.2 9.2"/>
  `,
  "disco-ball": `
    <path fill="#c8ced6" d="M59 2L69 2L69 32L59 32Z"/>
    <circle fill="#d4e4f4" cx="64" cy="76" r="50"/>
    <path fill="none" stroke="#4a5a7a" stroke-width="2.4" d="M22 50Q64 62 106 50M20 98Q64 114 108 98M64 26Q34 76 64 126M64 26Q94 76 64 126"/>
    <path data-part="star" fill="#ffe07a" d="M20 2L25 15L38 20L25 25L20 38L15 25L2 20L15 15Z"/>
    <path data-part="star" fill="#ffe07a" d="M108 2L113 15L126 20L113 25L108 38L103 25L90 20L103 15Z"/>
  `,
  // A spring of rings that walks in an arch.
  slinky: `
    <path data-part="coil" fill="#f7a0b4" d="M4 111Q0.8 107.2 4 103.5Q0.8 99.7 4 95.9Q0.8 92.2 4 88.4Q0.8 84.6 4 80.9Q0.8 77.1 4 73.3Q0.8 69.6 4 65.8Q1.3 59.8 4.9 54.4Q3.5 47.9 8.2 43Q8 36.3 13.6 32.5Q28.3 50.3 50.6 56.3Q52.7 59.2 49.1 59.1Q51.8 61.5 48.2 62.2Q51.3 64.3 48 65.8Q51.2 69.6 48 73.3Q51.2 77.1 48 80.9Q51.2 84.6 48 88.4Q51.2 92.2 48 95.9Q51.2 99.7 48 103.5Q51.2 107.2 48 111Q26 118 4 111Z"/>
    <path data-part="coil" fill="#ffe07a" d="M13.6 32.5Q14.5 26.1 20.5 23.7Q22.6 17.6 28.9 16.3Q32.1 10.7 38.6 10.7Q42.7 5.8 49.1 6.9Q54.1 2.8 60.1 5.1Q65.8 2.1 71.3 5.4Q77.4 3.5 82.2 7.8Q88.6 7.1 92.5 12.2Q98.9 12.6 101.8 18.4Q82.5 31.1 74.1 52.6Q71.1 54.4 71.6 50.9Q69 53.3 68.9 49.8Q66.7 52.6 65.9 49.1Q64.4 52.3 63 49Q62 52.4 60 49.5Q59.7 53 57.2 50.5Q57.6 54 54.6 52Q55.6 55.4 52.4 54Q54 57.1 50.6 56.3Q28.3 50.3 13.6 32.5Z"/>
    <path data-part="coil" fill="#9fd0f0" d="M101.8 18.4Q108.3 20.3 110.2 26.8Q116.2 29.9 116.9 36.6Q122.1 40.9 121.4 47.6Q125.7 52.8 123.7 59.2Q127.1 63.9 124 68.9Q127.2 72.6 124 76.4Q127.2 80.2 124 83.9Q127.2 87.7 124 91.5Q127.2 95.2 124 99Q102 92 80 99Q76.8 95.2 80 91.5Q76.8 87.7 80 83.9Q76.8 80.2 80 76.4Q76.8 72.6 80 68.9Q76.8 66.3 79.9 63.5Q76.5 62.5 79.3 60.4Q75.7 60.1 78.1 57.4Q74.6 57.9 76.3 54.8Q73 56 74.1 52.6Q82.5 31.1 101.8 18.4Z"/>
    <path fill="none" stroke="#5a3a6a" stroke-width="2.2" d="M8.5 103.5Q26 109.5 43.5 103.5M8.5 95.9Q26 101.9 43.5 95.9M8.5 88.4Q26 94.4 43.5 88.4M8.5 80.9Q26 86.9 43.5 80.9M8.5 73.3Q26 79.3 43.5 73.3M8.5 65.8Q26 71.8 43.5 65.8M9.4 55.2Q25.5 64.2 43.8 61.4M12.4 44.7Q26.4 56.7 44.9 57.5M23.8 26.8Q32.3 43.2 49.1 50.9M31.6 20Q36.9 37.7 52 48.4M40.5 14.7Q42.5 33.1 55.3 46.4M50.2 11.2Q48.7 29.7 58.9 45.1M60.4 9.6Q55.6 27.5 62.7 44.5M70.8 9.9Q62.7 26.6 66.5 44.7M80.9 12.1Q69.8 27 70.2 45.5M90.4 16.2Q76.8 28.7 73.7 47M106.8 29.6Q89.5 36.2 79.8 51.9M112.9 38.7Q94.6 41.7 82.1 55.3M117.1 48.9Q98.6 48.2 83.6 59M119.2 59.7Q101.2 55.4 84.4 63M119.5 68.9Q102 62.9 84.5 68.9M119.5 76.4Q102 70.4 84.5 76.4M119.5 83.9Q102 77.9 84.5 83.9M119.5 91.5Q102 85.5 84.5 91.5"/>
    <ellipse data-part="rim" fill="#c9a0dc" cx="102" cy="99" rx="22.5" ry="9"/>
    <ellipse fill="#ffffff" cx="102" cy="99" rx="13" ry="4"/>
  `,
  // A cracker that is pulled, with a bang of stars.
  "christmas-cracker": `
    <path data-part="star" fill="#ffe07a" d="M64 2L69 14L82 15L72 24L75 36L64 29L53 36L56 24L46 15L59 14Z"/>
    <path fill="#e8685f" d="M2 52L30 60L38 72L30 96L2 104L10 92L4 78L10 64Z"/>
    <path fill="#e8685f" d="M126 52L98 60L90 72L98 96L126 104L118 92L124 78L118 64Z"/>
    <path fill="#a9dd92" d="M32 56L96 56Q102 78 96 100L32 100Q26 78 32 56Z"/>
    <path data-part="band" fill="#ffd35c" d="M28 56L38 56Q32 78 38 100L28 100Q22 78 28 56Z"/>
    <path data-part="band" fill="#ffd35c" d="M100 56L90 56Q96 78 90 100L100 100Q106 78 100 56Z"/>
    <path fill="#ffffff" d="M64 62L69 72L80 73L72 81L74 92L64 87L54 92L56 81L48 73L59 72Z"/>
    <path fill="none" stroke="#7a2a20" stroke-width="2.4" d="M28 30L36 42M100 30L92 42M40 116L44 108M88 116L84 108M64 120L64 110"/>
  `,
  // A house of little doors, one for every day.
  "advent-calendar": `
    <path data-part="roof" fill="#e8685f" d="M64 2L126 42L2 42Z"/>
    <path data-part="wall" fill="#fff0c9" d="M8 42L120 42L120 126L8 126Z"/>
    <path data-part="door" fill="#a9dd92" d="M18 50L56 50L56 80L18 80Z"/>
    <path data-part="door" fill="#9fd0f0" d="M72 50L110 50L110 80L72 80Z"/>
    <path data-part="door" fill="#f7bccb" d="M18 90L56 90L56 120L18 120Z"/>
    <path fill="#ffd35c" d="M84 90L114 90L114 120L84 120Z"/>
    <path data-part="door" fill="#f7a0b4" d="M84 90L84 120L68 126L68 84Z"/>
    <path data-part="star" fill="#ffffff" d="M64 10L67 19L77 19L69 25L72 35L64 29L56 35L59 25L51 19L61 19Z"/>
    <path fill="none" stroke="#7a2a20" stroke-width="2.4" d="M34 60L38 57L38 73M84 60Q86 56 91 57Q97 60 86 73L97 73M31 98L42 98L36 104Q43 105 41 110Q37 115 30 112"/>
    <path data-part="heart" fill="#ffffff" d="M99 114Q86 106 91 99Q96 96 99 101Q102 96 107 99Q112 106 99 114Z"/>
  `,
};
