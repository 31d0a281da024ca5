/** Machines at work, seen from the side, driving left: 128 × 128 boxes, wheels on the bottom edge. */

const wheel = (x: number, y: number, r: number) => `
    <circle fill="#8a919b" cx="${x}" cy="${y}" r="${r}"/>
    <circle fill="#e9edf2" cx="${x}" cy="${y}" r="${r * 0.48}"/>`;

export const machines: Readonly<Record<string, string>> = {
  // A cabinet with a dial, two toothed wheels and a pipe.
  machine: `
    <path fill="#b9c4d0" d="M86 30L86 12Q86 4 94 4L112 4Q120 4 120 12L120 60L110 60L110 14L96 14L96 30Z"/>
    <path fill="#b0bac4" d="M30 28L34 12L50 12L54 28Z"/>
    <path fill="#8fc7ee" d="M10 36Q10 26 20 26L102 26Q112 26 112 36L112 116L10 116Z"/>
    <path fill="#a4b0bc" d="M4 114L118 114L118 125L4 125Z"/>
    <circle fill="#ffffff" cx="36" cy="52" r="15"/>
    <path fill="none" stroke="#3a4450" stroke-width="2.6" d="M36 52L45 43M26 52L29 52M36 42L36 45"/>
    <path data-telling="" fill="#ffd04d" d="M76 40L86 40L87 47L93 50L99 46L106 53L102 59L104 65L111 67L111 76L104 78L101 84L105 90L98 97L92 93L86 96L84 103L75 103L73 96L67 93L61 97L54 90L58 84L56 78L49 76L49 67L56 65L58 59L54 53L61 46L67 50L74 47Z"/>
    <circle fill="#8fc7ee" cx="80" cy="71" r="11"/>
    <circle data-part="button" fill="#e8685f" cx="24" cy="84" r="6.5"/>
    <circle data-part="button" fill="#7cc977" cx="24" cy="102" r="6.5"/>
    <path fill="#ffffff" d="M36 92L50 92L50 106L36 106Z"/>
  `,
  // A broad blade in front, tracks below, a cab with a roof behind the hood.
  bulldozer: `
    <path fill="#c8ced6" d="M18 96L60 84L66 96L22 112Z"/>
    <path fill="#c8ced6" d="M48 30L60 30L60 58L48 58Z"/>
    <path fill="#f9bd3f" d="M42 54L86 54L86 92L36 92L36 60Q36 54 42 54Z"/>
    <path fill="#f9bd3f" d="M74 22L114 22L116 92L74 92Z"/>
    <path fill="#8fd3f7" d="M83 32L106 32L106 58L83 58Z"/>
    <path fill="#ffd166" d="M66 10L122 10L122 22L66 22Z"/>
    <path fill="#8a919b" d="M50 84L108 84Q124 84 124 104Q124 124 108 124L50 124Q34 124 34 104Q34 84 50 84Z"/>
    <circle fill="#e9edf2" cx="54" cy="104" r="11"/>
    <circle fill="#e9edf2" cx="79" cy="104" r="9"/>
    <circle fill="#e9edf2" cx="104" cy="104" r="11"/>
    <path fill="#ffd166" d="M8 54L26 50Q12 88 32 122L4 122Q14 88 8 54Z"/>
    <path fill="none" stroke="#8a6414" stroke-width="2" d="M44 66L64 66M44 75L64 75"/>
  `,
  // A forklift with a crate on its fork, a roof over the seat.
  forklift: `
    <path data-part="frame" fill="#9aa4b4" d="M60 30H67V78H60Z"/>
    <path data-part="frame" fill="#9aa4b4" d="M104 30H111V78H104Z"/>
    <path data-part="roof" fill="#ffb84d" d="M58 20H114Q118 20 118 24V27Q118 31 114 31H58Q54 31 54 27V24Q54 20 58 20Z"/>
    <path data-part="seat" fill="#5f8fd8" d="M88 58C90 54.7 95.7 57 98 54C100.3 51 100.8 44.2 102 40L108 42L106 74L86 74C86.6 69.2 86 61.3 88 58Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="4" d="M68 72L76 52"/>
    <ellipse fill="#9aa4b4" cx="77" cy="51" rx="9" ry="3.4"/>
    <path data-part="body" fill="#ffb84d" d="M50 74L112 74Q124 78 124 92L124 108L46 108L46 88Q46 76 50 74Z"/>
    <path data-part="panel" fill="#ffe0a8" d="M75 82H99Q102 82 102 85V95Q102 98 99 98H75Q72 98 72 95V85Q72 82 75 82Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M108 84H118M108 90H118M108 96H118"/>
    <path data-part="mast" fill="#b4bcc8" d="M34 6H41V114H34Z"/>
    <path data-part="mast" fill="#b4bcc8" d="M42 6H49V114H42Z"/>
    <path data-part="beam" fill="#d4dae2" d="M33 58H50V65H33Z"/>
    <path data-part="beam" fill="#8a94a4" d="M1 94H34V62H40V101H1Z"/>
    <path fill="#e8b878" d="M2 60H31V92H2Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M2 70H31M2 82H31M12 70V82M22 60V70M22 82V92"/>
    <circle data-part="wheel" fill="#9aa4b4" cx="62" cy="110" r="15"/>
    <circle data-part="hub" fill="#eef2f6" cx="62" cy="110" r="7.5"/>
    <circle data-part="wheel" fill="#9aa4b4" cx="108" cy="110" r="15"/>
    <circle data-part="hub" fill="#eef2f6" cx="108" cy="110" r="7.5"/>
  `,
  // A lorry with a long boom, its hook hanging down in front.
  "crane-truck": `
    <path fill="#8a919b" d="M30 92L124 92L124 104L30 104Z"/>
    <path fill="#f9bd3f" d="M46 80L124 80L124 94L46 94Z"/>
    <path fill="#ff9f5a" d="M82 52L112 52Q118 52 118 58L118 82L76 82L76 58Z"/>
    <path fill="#8fd3f7" d="M85 58L101 58L101 72L85 72Z"/>
    <path fill="#ffd166" d="M112 50L20 3L13 14L104 64Q112 62 112 50Z"/>
    <circle fill="#e9edf2" cx="108" cy="56" r="7"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M21 14L21 30"/>
    <path fill="#c8ced6" d="M15 28L27 28L27 38L25 40Q33 45 28 53Q20 60 13 52L18 48Q21 51 24 48Q25 44 17 42L15 38Z"/>
    <path fill="#f9bd3f" d="M12 66C13 62 15 60 19 60L46 60L46 104L6 104L6 86Z"/>
    <path fill="#8fd3f7" d="M19 67L36 67L36 82L14 82Z"/>
    ${wheel(26, 109, 15)}
    ${wheel(74, 109, 15)}
    ${wheel(107, 109, 15)}
  `,
  // A tall mast, a long jib with a load on its hook, a counterweight behind.
  "tower-crane": `
    <path fill="#ffd166" d="M74 34L94 34L94 114L74 114Z"/>
    <path fill="none" stroke="#8a6414" stroke-width="2" d="M74 56L94 74L74 92M74 92L94 110"/>
    <path fill="#c8ced6" d="M60 112L108 112L112 124L56 124Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M84 6L12 24M84 6L118 24"/>
    <path fill="#f9bd3f" d="M76 24L84 4L92 24Z"/>
    <path fill="#ffd166" d="M4 22L124 22L124 36L4 36Z"/>
    <path fill="#c8ced6" d="M104 34L122 34L122 58L104 58Z"/>
    <path fill="#8fd3f7" d="M70 36L98 36L98 56L76 56Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M26 36L26 66M26 64L10 80M26 64L42 80"/>
    <path fill="#e8c48a" d="M8 80L44 80L44 106L8 106Z"/>
    <path fill="none" stroke="#8a6414" stroke-width="2" d="M22 36L22 22M52 22L52 36"/>
  `,
  // A heavy drum in front, a canopy over the driver.
  "steam-roller": `
    <path fill="#c8ced6" d="M50 28L60 28L60 64L50 64Z"/>
    <path fill="#c8ced6" d="M94 28L104 28L104 64L94 64Z"/>
    <path fill="#f08a8a" d="M80 44L90 42L93 62L68 62L68 54L78 54Z"/>
    <path fill="#ff9f5a" d="M38 12L110 12Q116 12 116 18L116 28L38 28Z"/>
    <circle fill="#c8ced6" cx="30" cy="96" r="28"/>
    <circle fill="#c8ced6" cx="98" cy="96" r="28"/>
    <path fill="#f9bd3f" d="M26 60Q26 54 32 54L44 54L50 60L112 60Q124 60 124 72L124 78L106 78L106 98Q98 106 90 98L90 78L38 78L38 98Q30 106 22 98L22 72Q22 60 26 60Z"/>
    <circle fill="#e9edf2" cx="30" cy="94" r="5"/>
    <circle fill="#e9edf2" cx="98" cy="94" r="5"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M60 60L66 44M61 42L72 46"/>
  `,
  // A lorry that pushes a curved plough through the snow, a lamp on its cab.
  "snow-plow": `
    <path fill="#8a919b" d="M40 90L124 90L124 104L40 104Z"/>
    <path fill="#ffa63d" d="M58 26C58 18 70 18 70 26L70 36L58 36Z"/>
    <path fill="#ffffff" d="M80 48Q82 30 95 34Q108 24 115 36Q125 38 125 50Z"/>
    <path fill="#b9d6ea" d="M78 48L126 48L117 92L84 92Z"/>
    <path fill="#ff9f5a" d="M42 58L50 40Q52 35 56 35L74 35Q80 35 80 42L80 104L38 104L38 66Q38 60 42 58Z"/>
    <path fill="#8fd3f7" d="M50 60L57 43L71 43L71 60Z"/>
    <circle fill="#fff2b0" cx="47" cy="78" r="6"/>
    <path fill="#c8ced6" d="M20 86L42 88L42 100L22 102Z"/>
    <path fill="#f9bd3f" d="M3 52L22 44Q8 80 34 114L20 120Q0 88 3 52Z"/>
    <path fill="#ffffff" d="M1 124Q1 102 15 106Q22 92 34 102Q48 102 50 124Z"/>
    ${wheel(70, 109, 15)}
    ${wheel(106, 109, 15)}
  `,
  // A small lorry with a boom and a hook at the back.
  "tow-truck": `
    <path fill="#8a919b" d="M52 62L64 62L76 92L60 92Z"/>
    <path fill="#ffd166" d="M52 84L110 22L119 30L66 90Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M112 32L112 50"/>
    <path fill="#c8ced6" d="M106 48L118 48L118 58L116 60Q124 65 119 73Q111 80 104 72L109 68Q112 71 115 68Q116 64 108 62L106 58Z"/>
    <path fill="#62b5f2" d="M48 78L124 84L124 104L48 104Z"/>
    <path fill="#ffa63d" d="M34 40C34 32 46 32 46 40L46 46L34 46Z"/>
    <path fill="#62b5f2" d="M4 84Q4 76 12 74L22 70L30 48Q32 44 36 44L52 44Q58 44 58 50L58 104L4 104Z"/>
    <path fill="#d9f0fb" d="M30 70L37 52L50 52L50 70Z"/>
    <circle fill="#fff2b0" cx="11" cy="86" r="5"/>
    <path fill="none" stroke="#2f6d88" stroke-width="2" d="M40 80L48 80"/>
    ${wheel(30, 108, 16)}
    ${wheel(96, 108, 16)}
  `,
  // A toy tank: a round turret with a star, five wheels in its track.
  tank: `
    <path fill="#a3b87a" d="M2 26L44 42L40 54L0 36Z"/>
    <path fill="#b9cc90" d="M68 12L92 12L96 26L64 26Z"/>
    <path fill="#a9c07c" d="M36 62Q36 24 62 24L90 24Q112 24 114 62Z"/>
    <path fill="#fff6d8" d="M74 29L78 38L88 39L81 46L83 55L74 50L65 55L67 46L60 39L70 38Z"/>
    <path fill="#b9cc90" d="M10 74L24 60L116 60L124 74L124 84L10 84Z"/>
    <path fill="#8a919b" d="M24 78L106 78Q126 78 126 101Q126 124 106 124L24 124Q4 124 4 101Q4 78 24 78Z"/>
    <circle fill="#e9edf2" cx="27" cy="101" r="14"/>
    <circle fill="#e9edf2" cx="65" cy="101" r="14"/>
    <circle fill="#e9edf2" cx="103" cy="101" r="14"/>
  `,
  // A caravan to be pulled behind a car: a door, a window with curtains, one wheel.
  caravan: `
    <path fill="#8a919b" d="M2 100L24 96L24 108L2 108Z"/>
    <path fill="#fdf3dd" d="M14 46Q14 18 44 18L96 18Q124 18 124 48L124 100Q124 108 116 108L22 108Q14 108 14 100Z"/>
    <path fill="#7cc4c4" d="M14 78L124 78L124 100Q124 108 116 108L22 108Q14 108 14 100Z"/>
    <path fill="#8fd3f7" d="M24 36L62 36L62 64L24 64Z"/>
    <path fill="#f28d8d" d="M24 36L40 36Q38 54 24 60Z"/>
    <path fill="#f28d8d" d="M62 36L46 36Q48 54 62 60Z"/>
    <path fill="#f08a6a" d="M80 36L110 36L110 104L80 104Z"/>
    <path fill="#d9f0fb" d="M87 44L103 44L103 62L87 62Z"/>
    <circle fill="#4a3010" cx="87" cy="78" r="2.5"/>
    <path fill="#f08a8a" d="M46 6L86 6L92 18L40 18Z"/>
    ${wheel(54, 108, 16)}
  `,
  // A camper van with a rounded nose, its roof raised.
  "camper-van": `
    <path fill="#fdf3dd" d="M36 26L46 6L112 6L112 26Z"/>
    <path fill="#fdf3dd" d="M16 58L24 34Q27 26 36 26L112 26Q122 26 122 36L122 106L6 106L6 78Q6 62 16 58Z"/>
    <path fill="#62c0b5" d="M10 66L122 66L122 106L6 106L6 78Q6 70 10 66Z"/>
    <path fill="#8fd3f7" d="M24 58L31 38L46 38L46 58Z"/>
    <path fill="#8fd3f7" d="M54 38L80 38L80 58L54 58Z"/>
    <path fill="#8fd3f7" d="M88 38L112 38L112 58L88 58Z"/>
    <circle fill="#fff2b0" cx="16" cy="80" r="7"/>
    <path fill="none" stroke="#2f6d68" stroke-width="2" d="M50 66L50 104M84 66L84 104M56 76L64 76"/>
    ${wheel(32, 108, 16)}
    ${wheel(98, 108, 16)}
  `,
  // Four propellers on four arms, a camera below.
  drone: `
    <path fill="#c8ced6" d="M60 52L34 30L26 36L52 64Z"/>
    <path fill="#c8ced6" d="M68 52L94 30L102 36L76 64Z"/>
    <path fill="#8a919b" d="M38 84L48 88L40 112L30 110Z"/>
    <path fill="#8a919b" d="M90 84L80 88L88 112L98 110Z"/>
    <path fill="#c8ced6" d="M46 58L16 66L18 78L48 76Z"/>
    <path fill="#c8ced6" d="M82 58L112 66L110 78L80 76Z"/>
    <ellipse fill="#d9f0fb" cx="30" cy="28" rx="24" ry="8"/>
    <ellipse fill="#d9f0fb" cx="98" cy="28" rx="24" ry="8"/>
    <ellipse fill="#d9f0fb" cx="25" cy="62" rx="24" ry="9"/>
    <ellipse fill="#d9f0fb" cx="103" cy="62" rx="24" ry="9"/>
    <path fill="#62b5f2" d="M38 66Q40 44 64 44Q88 44 90 66L86 88L42 88Z"/>
    <path fill="#8a919b" d="M22 108L48 108L48 119L22 119Z"/>
    <path fill="#8a919b" d="M80 108L106 108L106 119L80 119Z"/>
    <circle fill="#e9edf2" cx="64" cy="82" r="16"/>
    <circle fill="#333a44" cx="64" cy="82" r="7"/>
    <circle fill="#ffffff" cx="66" cy="80" r="2.2"/>
    <path fill="#ffd166" d="M50 56Q64 50 78 56L76 63L52 63Z"/>
  `,
};
