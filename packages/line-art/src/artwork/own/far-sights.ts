/** Of the sky, of far countries and of the town: 128 × 128 boxes. */
export const farSights: Readonly<Record<string, string>> = {
  // A well of light that all falls into, a planet at its brim.
  "black-hole": `
    <path data-part="back" fill="#c9a0dc" d="M2 54Q50 62 57 126L71 126Q78 62 126 54Z"/>
    <path fill="none" stroke="#4a2a6a" stroke-width="2.2" d="M44 80Q64 88 84 80M52 98Q64 103 76 98M56 113Q64 116 72 113M20 66Q52 78 62 120M108 66Q76 78 66 120"/>
    <ellipse fill="#f28c50" cx="64" cy="52" rx="62" ry="24"/>
    <ellipse fill="#ffd35c" cx="64" cy="56" rx="42" ry="15"/>
    <ellipse fill="#f28c50" cx="64" cy="60" rx="23" ry="8"/>
    <ellipse fill="#1a1430" cx="64" cy="62" rx="5" ry="2.6"/>
    <path fill="none" stroke="#7a2a20" stroke-width="2.2" d="M64 31L64 38M30 35L42 44M98 35L86 44M10 50L20 53M118 50L108 53M64 44L64 49M44 48L52 54M84 48L76 54"/>
    <circle fill="#8fc4f0" cx="98" cy="18" r="13"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M82 20Q74 26 80 29Q92 30 106 22Q120 13 117 8Q114 6 108 8"/>
    <path data-part="star" fill="#ffd35c" d="M26 4L29 12L38 15L29 18L26 26L23 18L14 15L23 12Z"/>
    <path data-part="star" fill="#ffd35c" d="M110 96L113 104L122 107L113 110L110 118L107 110L98 107L107 104Z"/>
  `,
  // The moon before the sun.
  eclipse: `
    <path data-part="ray" fill="#ffd35c" d="M64 2L74 20L92 10L94 30L114 28L108 47L126 56L112 68L124 84L105 88L108 108L89 104L82 122L66 110L52 124L44 106L25 112L26 92L6 90L16 73L2 60L19 50L12 31L32 32L36 12L52 22Z"/>
    <circle fill="#fff6c8" cx="66" cy="65" r="42"/>
    <circle data-part="moon" fill="#8f98c0" cx="56" cy="66" r="36"/>
    <circle data-part="crater" fill="#e4e8f8" cx="46" cy="54" r="8"/>
    <circle data-part="crater" fill="#e4e8f8" cx="66" cy="78" r="10"/>
    <circle data-part="crater" fill="#e4e8f8" cx="42" cy="82" r="6"/>
  `,
  // The Plough: seven stars and the lines between them.
  constellation: `
    <path fill="none" stroke="#4a5a8a" stroke-width="2.4" d="M12 14L36 30L54 54L78 64L84 112L116 96L114 54L78 64"/>
    <path data-part="star" fill="#ffd35c" d="M12.0 2.0L15.0 9.9L23.4 10.3L16.8 15.6L19.1 23.7L12.0 19.0L4.9 23.7L7.2 15.6L0.6 10.3L9.0 9.9Z"/>
    <path data-part="star" fill="#ffd35c" d="M36.0 18.0L39.0 25.9L47.4 26.3L40.8 31.6L43.1 39.7L36.0 35.0L28.9 39.7L31.2 31.6L24.6 26.3L33.0 25.9Z"/>
    <path data-part="star" fill="#ffd35c" d="M54.0 42.0L57.0 49.9L65.4 50.3L58.8 55.6L61.1 63.7L54.0 59.0L46.9 63.7L49.2 55.6L42.6 50.3L51.0 49.9Z"/>
    <path data-part="star" fill="#ffd35c" d="M78.0 52.0L81.0 59.9L89.4 60.3L82.8 65.6L85.1 73.7L78.0 69.0L70.9 73.7L73.2 65.6L66.6 60.3L75.0 59.9Z"/>
    <path data-part="star" fill="#ffd35c" d="M84.0 100.0L87.0 107.9L95.4 108.3L88.8 113.6L91.1 121.7L84.0 117.0L76.9 121.7L79.2 113.6L72.6 108.3L81.0 107.9Z"/>
    <path data-part="star" fill="#ffd35c" d="M116.0 84.0L119.0 91.9L127.4 92.3L120.8 97.6L123.1 105.7L116.0 101.0L108.9 105.7L111.2 97.6L104.6 92.3L113.0 91.9Z"/>
    <path data-part="star" fill="#ffd35c" d="M114.0 42.0L117.0 49.9L125.4 50.3L118.8 55.6L121.1 63.7L114.0 59.0L106.9 63.7L109.2 55.6L102.6 50.3L111.0 49.9Z"/>
  `,
  // A red boat that throws water in two arcs.
  "fire-boat": `
    <path data-part="water" fill="#8fd3f7" d="M36 56Q34 22 8 26Q4 28 6 32Q24 34 26 56Z"/>
    <path data-part="water" fill="#8fd3f7" d="M96 56Q98 22 120 26Q124 28 122 32Q106 34 106 56Z"/>
    <path data-part="drop" fill="#8fd3f7" d="M8 42Q18 56 8 60Q0 56 8 42Z"/><path data-part="drop" fill="#8fd3f7" d="M120 42Q128 56 120 60Q110 56 120 42Z"/>
    <path fill="#ffd35c" d="M24 54L40 54L42 84L22 84Z"/>
    <path fill="#ffd35c" d="M92 54L108 54L110 84L90 84Z"/>
    <path data-part="cab" fill="#ffffff" d="M48 40L84 40L84 84L48 84Z"/>
    <path data-part="window" fill="#5fa8e0" d="M56 50L76 50L76 64L56 64Z"/>
    <path data-part="funnel" fill="#e8685f" d="M56 14L76 14L78 40L54 40Z"/>
    <path data-part="hull" fill="#e8685f" d="M4 80L124 80Q120 104 108 116L22 116Q8 104 4 80Z"/>
    <path fill="none" stroke="#7a1a10" stroke-width="2.4" d="M10 94L118 94M56 26L76 26"/>
    <path data-part="water" fill="#5fa8e0" d="M0 112Q12 102 24 112Q36 122 48 112Q60 102 72 112Q84 122 96 112Q112 102 128 112L128 128L0 128Z"/>
  `,
  // A brick chimney on a roof.
  chimney: `
    <path data-part="smoke" fill="#dfe6ee" d="M62 32Q46 32 48 20Q50 8 64 10Q70 0 86 2Q96 0 108 6Q124 8 122 20Q120 30 106 28Q98 38 84 32Q74 38 62 32Z"/>
    <path fill="#e8805f" d="M46 52L92 52L92 114L46 114Z"/>
    <path fill="#ffd35c" d="M40 40L98 40Q102 40 102 46Q102 54 98 54L40 54Q36 54 36 46Q36 40 40 40Z"/>
    <path fill="none" stroke="#7a2a20" stroke-width="2.2" d="M47 66L60 66L60 56M78 66L91 66M64 78L64 70M64 78L76 78M47 86L58 86M80 88L91 88"/>
    <path data-part="roof" fill="#8a97c8" d="M2 126L2 116L64 82L126 116L126 126Z"/>
    <path fill="none" stroke="#2a2a5a" stroke-width="2.2" d="M30 114Q36 106 42 114M52 104Q58 96 64 104M74 104Q80 96 86 104M64 118Q70 110 76 118M90 116Q96 108 102 116M44 120Q50 112 56 120"/>
  `,
  // A house of the Wild West with swing doors.
  saloon: `
    <path fill="#e0a868" d="M14 30L114 30L114 112L14 112Z"/>
    <path fill="#f0c890" d="M8 12Q8 6 14 6L40 6Q64 0 88 6L114 6Q120 6 120 12L120 38L8 38Z"/>
    <path fill="none" stroke="#5a3010" stroke-width="2.4" d="M32 16Q30 12 26 13Q22 16 27 20Q33 22 31 27Q26 31 22 27M38 29L43 13L48 29M40 24L46 24M54 13L54 29L61 29M72 13Q65 13 65 21Q65 29 72 29Q79 29 79 21Q79 13 72 13M91 13Q84 13 84 21Q84 29 91 29Q98 29 98 21Q98 13 91 13M103 29L103 13L111 29L111 13"/>
    <path data-part="roof" fill="#e0807a" d="M8 48L120 48L126 60L2 60Z"/>
    <path data-part="window" fill="#9fd8f7" d="M22 68L40 68L40 92L22 92Z"/>
    <path data-part="window" fill="#9fd8f7" d="M88 68L106 68L106 92L88 92Z"/>
    <path data-part="doorway" fill="#c09a80" d="M46 66L82 66L82 112L46 112Z"/>
    <path data-part="door" fill="#ffd35c" d="M46 76Q54 84 64 80L64 104L46 104Z"/>
    <path data-part="door" fill="#ffd35c" d="M82 76Q74 84 64 80L64 104L82 104Z"/>
    <path fill="#c98f54" d="M2 112L126 112L126 124L2 124Z"/>
  `,
  // The tallest tower: three wings that step back to a needle.
  "skyscraper-needle": `
    <path fill="#c8ced6" d="M61 2L67 2L69 40L59 40Z"/>
    <path fill="#9fd0f0" d="M54 34L74 34L78 124L50 124Z"/>
    <path fill="#5fa8e0" d="M36 62L52 58L52 124L34 124Z"/>
    <path fill="#5fa8e0" d="M76 50L92 54L94 124L76 124Z"/>
    <path fill="#c9e4f8" d="M20 88L34 84L34 124L18 124Z"/>
    <path fill="#c9e4f8" d="M94 78L108 82L110 124L94 124Z"/>
    <path fill="none" stroke="#24506e" stroke-width="2.2" d="M58 56L70 56M57 76L71 76M56 96L72 96M41 78L47 78M41 96L47 96M81 70L88 70M82 92L88 92"/>
  `,
  // A front with columns cut into the rock.
  petra: `
    <path data-part="rock" fill="#e8a878" d="M2 124L6 60L2 34L16 10L40 4L64 8L92 2L114 12L126 40L120 70L126 124Z"/>
    <path fill="#ffe0b8" d="M32 44L64 26L96 44L96 56L32 56Z"/>
    <path fill="#ffe0b8" d="M28 108L100 108L104 120L24 120Z"/>
    <path data-part="doorway" fill="#c09a80" d="M42 56L86 56L86 108L42 108Z"/>
    <path fill="#fff6e3" d="M32 56L44 56L44 108L32 108Z"/><path fill="#fff6e3" d="M84 56L96 56L96 108L84 108Z"/>
    <path data-part="door" fill="#f0c088" d="M54 108L54 80Q54 70 64 70Q74 70 74 80L74 108Z"/>
    <circle fill="#e8a878" cx="64" cy="42" r="7"/>
  `,
  // Terraces and walls below a steep peak.
  "machu-picchu": `
    <path data-part="rock" fill="#7cc977" d="M50 70Q62 8 76 4Q90 10 100 66Z"/>
    <path data-part="rock" fill="#a9dd92" d="M2 80Q16 36 32 40Q46 44 58 76Z"/>
    <path fill="#d4f0a8" d="M2 124L2 100Q40 92 126 104L126 124Z"/>
    <path fill="#a9dd92" d="M2 104L2 74Q60 62 126 78L126 108Q60 94 2 104Z"/>
    <path fill="#e0c8a0" d="M18 74L28 58L44 58L54 74L54 92L18 92Z"/>
    <path fill="#f7e0b8" d="M66 76L74 60L92 60L102 78L102 96L66 94Z"/>
    <path data-part="doorway" fill="#c09a80" d="M30 76L42 76L42 92L30 92Z"/>
    <path data-part="doorway" fill="#c09a80" d="M78 78L90 78L90 95L78 95Z"/>
    <path fill="none" stroke="#3c7a2a" stroke-width="2.2" d="M76 20Q72 34 74 48M4 114Q60 104 124 116"/>
  `,
  // Three towers like lotus buds above a gallery.
  "angkor-wat": `
    <path data-part="tower" fill="#e8b878" d="M52 68Q46 34 64 2Q82 34 76 68Z"/>
    <path data-part="tower" fill="#f0cc98" d="M18 76Q14 50 28 26Q42 50 38 76Z"/>
    <path data-part="tower" fill="#f0cc98" d="M90 76Q86 50 100 26Q114 50 110 76Z"/>
    <path fill="none" stroke="#7a4a20" stroke-width="2.2" d="M57 34L71 34M54 50L74 50M22 54L34 54M94 54L106 54"/>
    <path data-part="roof" fill="#c88a5a" d="M10 74L118 74L124 88L4 88Z"/>
    <path data-part="wall" fill="#f7e0b8" d="M8 88L120 88L120 110L8 110Z"/>
    <path data-part="doorway" fill="#c09a80" d="M54 110L54 92Q54 84 64 84Q74 84 74 92L74 110Z"/>
    <path fill="#c88a5a" d="M2 110L126 110L126 124L2 124Z"/>
    <path fill="none" stroke="#7a4a20" stroke-width="2.4" d="M22 92L22 108M38 92L38 108M90 92L90 108M106 92L106 108"/>
  `,
  // A tower of five roofs with turned-up corners.
  "yellow-crane-tower": `
    <path data-part="roof" fill="#ffc94d" d="M64 2L74 18Q90 24 106 20Q100 34 84 36L44 36Q28 34 22 20Q38 24 54 18Z"/>
    <path data-part="wall" fill="#e8685f" d="M42 36L86 36L86 50L42 50Z"/>
    <path data-part="roof" fill="#ffc94d" d="M42 48L86 48Q100 54 116 50Q108 66 92 66L36 66Q20 66 12 50Q28 54 42 48Z"/>
    <path data-part="wall" fill="#e8685f" d="M34 66L94 66L94 80L34 80Z"/>
    <path data-part="roof" fill="#ffc94d" d="M34 78L94 78Q110 84 126 80Q118 98 102 98L26 98Q10 98 2 80Q18 84 34 78Z"/>
    <path data-part="wall" fill="#e8685f" d="M26 98L102 98L102 116L26 116Z"/>
    <path data-part="door" fill="#ffffff" d="M56 116L56 106Q56 100 64 100Q72 100 72 106L72 116Z"/>
    <path fill="#dfe6ee" d="M14 116L114 116L120 126L8 126Z"/>
  `,
  // Cave homes in the loess: two arched fronts with lattice windows and doors, a lantern between.
  "cave-dwelling": `
    <path fill="#e0a868" d="M2 126C2 126 1 76.7 2 62C3 47.3 4.3 44 8 38C11.7 32 18 30.3 24 26C30 21.7 37.3 13.3 44 12C50.7 10.7 57.3 18.7 64 18C70.7 17.3 77 8 84 8C91 8 99.7 13 106 18C112.3 23 118.7 30.7 122 38C125.3 45.3 125.3 47.3 126 62C126.7 76.7 126 126 126 126C126 126 2 126 2 126Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M20 42C22.7 40.7 31 34.7 36 34C41 33.3 47.7 37.3 50 38M80 28C82.7 27.7 91.3 24.7 96 26C100.7 27.3 106 34.3 108 36"/>
    <path data-part="wall" fill="#ffffff" d="M8 126C8 126 6.7 97.7 8 88C9.3 78.3 11.7 73 16 68C20.3 63 28 58 34 58C40 58 47.7 63 52 68C56.3 73 58.7 78.3 60 88C61.3 97.7 60 126 60 126C60 126 8 126 8 126Z"/>
    <path data-part="window" fill="#8fc3f0" d="M16 90C16 90 16 80 19 76C22 72 29 66 34 66C39 66 46 72 49 76C52 80 52 90 52 90C52 90 16 90 16 90Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M34 72V86M26 74V86M42 74V86"/>
    <path data-part="door" fill="#f58f6b" d="M23 96H45V126H23Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M34 102V120"/>
    <path data-part="wall" fill="#ffffff" d="M68 126C68 126 66.7 97.7 68 88C69.3 78.3 71.7 73 76 68C80.3 63 88 58 94 58C100 58 107.7 63 112 68C116.3 73 118.7 78.3 120 88C121.3 97.7 120 126 120 126C120 126 68 126 68 126Z"/>
    <path data-part="window" fill="#8fc3f0" d="M76 90C76 90 76 80 79 76C82 72 89 66 94 66C99 66 106 72 109 76C112 80 112 90 112 90C112 90 76 90 76 90Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M94 72V86M86 74V86M102 74V86"/>
    <path data-part="door" fill="#f58f6b" d="M83 96H105V126H83Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M94 102V120"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 62V68"/>
    <ellipse fill="#f2605a" cx="64" cy="78" rx="9" ry="10"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 88V98M61 88V96M67 88V96"/>
  `,
  // A wooden house on stilts over water.
  "stilt-house": `
    <path fill="#c98f54" d="M18 84L30 84L30 118L18 118Z"/><path fill="#c98f54" d="M98 84L110 84L110 118L98 118Z"/><path fill="#c98f54" d="M58 84L70 84L70 118L58 118Z"/>
    <path data-part="wall" fill="#f0c890" d="M16 40L112 40L112 76L16 76Z"/>
    <path data-part="roof" fill="#8a97a8" d="M26 10L102 10Q108 26 126 40L2 40Q20 26 26 10Z"/>
    <path fill="none" stroke="#3a4a5a" stroke-width="2.2" d="M44 16L36 34M64 16L64 34M84 16L92 34"/>
    <path data-part="window" fill="#ffffff" d="M24 48L46 48L46 66L24 66Z"/><path data-part="window" fill="#ffffff" d="M82 48L104 48L104 66L82 66Z"/>
    <path data-part="door" fill="#e0807a" d="M54 48L74 48L74 76L54 76Z"/>
    <path fill="#e0a868" d="M8 76L120 76L120 88L8 88Z"/>
    <path data-part="water" fill="#8fd3f7" d="M0 112Q12 104 24 112Q36 120 48 112Q60 104 72 112Q84 120 96 112Q112 104 128 112L128 128L0 128Z"/>
  `,
  // A cinema with its sign and a queue's rope.
  cinema: `
    <path data-part="wall" fill="#f0a0a8" d="M10 22L118 22L118 124L10 124Z"/>
    <path fill="#ffd35c" d="M22 2L106 2Q112 2 112 8L112 30Q112 36 106 36L22 36Q16 36 16 30L16 8Q16 2 22 2Z"/>
    <path fill="none" stroke="#5a1a30" stroke-width="2.4" d="M34 13Q26 10 25 19Q26 28 34 25M41 12L41 26M48 26L48 12L57 26L57 12M73 12L65 12L65 26L73 26M65 19L71 19M80 26L80 12L86 20L92 12L92 26M96 26L101 12L106 26M98 22L104 22"/>
    <path fill="#ffffff" d="M2 44L126 44L120 62L8 62Z"/>
    <path data-part="door" fill="#98a4dc" d="M42 74L64 74L64 124L42 124Z"/><path data-part="door" fill="#98a4dc" d="M64 74L86 74L86 124L64 124Z"/>
    <path fill="#fff0c9" d="M18 74L34 74L34 104L18 104Z"/><path fill="#fff0c9" d="M94 74L110 74L110 104L94 104Z"/>
    <path fill="none" stroke="#2a2a5a" stroke-width="2.4" d="M58 96L58 106M70 96L70 106"/>
  `,
};
