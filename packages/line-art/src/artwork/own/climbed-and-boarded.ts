/** What one climbs, hides behind, hangs from, looks out of and is at work at: 128 × 128 boxes. */

/** A root that is half in its heap of earth, its leaves towards whoever pulls. */
const inEarth = (flesh: string, lines: string) => `
    <path data-part="leaf" fill="#6fbf6a" d="M58 62Q26 58 4 30Q20 14 42 26Q60 40 64 58Z"/>
    <path data-part="leaf" fill="#6fbf6a" d="M70 62Q100 56 116 28Q98 14 84 26Q70 40 64 58Z"/>
    <path data-part="leaf" fill="#8fd97f" d="M64 64Q42 40 44 14Q56 2 66 4Q80 14 80 36Q76 54 64 64Z"/>
    <path fill="${flesh}" d="M26 80Q30 58 64 56Q98 58 102 80L98 112L30 112Z"/>
    <path fill="none" stroke="#6b7a5a" stroke-width="2" d="${lines}"/>
    <path fill="#d9a870" d="M2 124Q2 106 18 102Q32 92 48 98Q64 90 80 98Q96 92 110 102Q126 106 126 124Z"/>
`;

/** A crown high above a thick trunk: there is room for somebody behind it. */
const shade = (fruit: string) => `
    <path data-part="treeTrunk" fill="#b9804d" d="M50 52C52 74 52 98 46 112C42 118 38 121 34 124L92 124C88 121 84 118 80 112C75 98 75 74 78 52Z"/>
    <path data-part="leaves" fill="#8fd06a" d="M22 54A13 13 0 0 1 12 34A14 14 0 0 1 30 18A16 16 0 0 1 56 10A16 16 0 0 1 84 12A15 15 0 0 1 106 22A14 14 0 0 1 114 44A14 14 0 0 1 96 60A16 16 0 0 1 70 62A16 16 0 0 1 44 62A15 15 0 0 1 22 54Z"/>
    ${fruit}
    <path fill="#dcb07c" d="M63 78C70 78 71 94 63 94C56 94 57 78 63 78Z"/>
`;

export const climbedAndBoarded: Readonly<Record<string, string>> = {
  // Two slim rails, five rungs behind them.
  ladder: `
    <path data-part="rung" fill="#f0d3ab" d="M44 13L84 13L84 22L44 22ZM44 37L84 37L84 46L44 46ZM44 61L84 61L84 70L44 70ZM44 85L84 85L84 94L44 94ZM44 108L84 108L84 117L44 117Z"/>
    <path data-part="rail" fill="#e3b878" d="M38 2L48 2L48 126L38 126Z"/>
    <path data-part="rail" fill="#e3b878" d="M80 2L90 2L90 126L80 126Z"/>
  `,
  "shade-tree": shade(
    `<path fill="none" stroke="#3f7f2c" stroke-width="2.2" d="M36 34C40 28 48 28 50 34M70 26C74 20 82 20 84 26M82 46C86 40 94 40 96 46"/>`,
  ),
  "fruiting-shade-tree": shade(
    [
      [34, 34],
      [62, 26],
      [92, 34],
      [52, 48],
      [80, 48],
    ]
      .map(([x, y]) => `<circle data-part="fruit" fill="#f0604a" cx="${x}" cy="${y}" r="7.4"/>`)
      .join(""),
  ),
  // Wide, with a long branch before its crown.
  "spreading-tree": `
    <path data-part="leaves" fill="#8fd06a" d="M12 68A12 12 0 0 1 4 48A13 13 0 0 1 14 28A14 14 0 0 1 36 14A16 16 0 0 1 64 6A16 16 0 0 1 92 14A14 14 0 0 1 114 28A13 13 0 0 1 124 48A12 12 0 0 1 116 68A13 13 0 0 1 96 76L32 76A13 13 0 0 1 12 68Z"/>
    <path data-part="treeTrunk" fill="#b9804d" d="M54 78C56 92 54 106 42 116L86 116C74 106 72 92 74 78Z"/>
    <path data-part="branch" fill="#c29468" d="M6 74C26 68 44 74 64 73C84 72 104 68 122 72C125 75 124 79 120 81C102 80 84 84 64 84C44 84 26 80 8 83C3 81 3 77 6 74Z"/>
    <circle data-part="fruit" fill="#f0607a" cx="40" cy="27" r="6.4"/>
    <circle data-part="fruit" fill="#f0607a" cx="64" cy="19" r="6.4"/>
    <circle data-part="fruit" fill="#f0607a" cx="88" cy="27" r="6.4"/>
  `,
  // Two long vines with their leaves, from one branch.
  "hanging-vines": `
    <path data-part="branch" fill="#c29468" d="M2 8C24 2 44 10 64 8C86 6 106 2 126 6L126 17C106 14 86 19 64 20C44 21 24 15 2 19Z"/>
    <path data-part="stem" fill="#8fc060" d="M29 16C24 40 34 64 28 90C27 98 28 108 31 118C34 122 38 121 38 116C35 108 34 98 35 90C41 64 31 40 36 16Z"/>
    <path data-part="stem" fill="#8fc060" d="M92 16C97 40 87 64 93 90C94 98 93 108 90 118C91 122 95 123 97 118C100 108 101 98 100 90C94 64 104 40 99 16Z"/>
    <path data-part="leaf" fill="#8fd06f" d="M30 28C22 20 12 22 8 32C16 40 26 38 30 28Z"/>
    <path data-part="leaf" fill="#8fd06f" d="M30 54C22 46 12 48 8 58C16 66 26 64 30 54Z"/>
    <path data-part="leaf" fill="#8fd06f" d="M28 100C20 92 10 94 6 104C14 112 24 110 28 100Z"/>
    <path data-part="leaf" fill="#8fd06f" d="M98 28C106 20 116 22 120 32C112 40 102 38 98 28Z"/>
    <path data-part="leaf" fill="#8fd06f" d="M98 54C106 46 116 48 120 58C112 66 102 64 98 54Z"/>
    <path data-part="leaf" fill="#8fd06f" d="M100 100C108 92 118 94 122 104C114 112 104 110 100 100Z"/>
  `,
  // A pit, the earth out of it in a heap, a spade in that.
  "dug-hole": `
    <path data-telling="" fill="#c98f5e" d="M83 8L91 8L86 56L78 56Z"/>
    <path data-telling="" fill="#c98f5e" d="M74 2L100 2L100 10L74 10Z"/>
    <path data-telling="" fill="#c2ccd8" d="M66 50L98 52L94 84L62 84Z"/>
    <path fill="#d9a870" d="M18 94Q20 74 36 72Q44 60 58 66Q70 58 82 66Q98 64 104 78Q116 82 116 94Z"/>
    <path fill="#8fd07c" d="M1 102Q4 86 64 84Q124 86 127 102Q122 126 64 126Q6 126 1 102Z"/>
    <path data-telling="" fill="#a18873" d="M16 104Q18 92 64 92Q110 92 112 104Q108 118 64 118Q20 118 16 104Z"/>
    <path fill="#c9a078" d="M24 106Q40 98 64 98Q88 98 104 106Q98 116 64 116Q30 116 24 106Z"/>
  `,
  // As the tower crane, its slings empty.
  "tower-crane-bare": `
    <path fill="#ffd166" d="M74 34L94 34L94 114L74 114Z"/>
    <path fill="none" stroke="#8a6414" stroke-width="2" d="M74 56L94 74L74 92M74 92L94 110"/>
    <path fill="#c8ced6" d="M60 112L108 112L112 124L56 124Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M84 6L12 24M84 6L118 24"/>
    <path fill="#f9bd3f" d="M76 24L84 4L92 24Z"/>
    <path fill="#ffd166" d="M4 22L124 22L124 36L4 36Z"/>
    <path fill="#c8ced6" d="M104 34L122 34L122 58L104 58Z"/>
    <path fill="#8fd3f7" d="M70 36L98 36L98 56L76 56Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M26 36L26 48M26 47L10 64M26 47L42 64"/>
    <path fill="none" stroke="#8a6414" stroke-width="2" d="M22 36L22 22M52 22L52 36"/>
  `,
  // Its boom far out before the cab, slings at the end of it.
  "crane-truck-bare": `
    <path fill="#8a919b" d="M52 96L124 96L124 106L52 106Z"/>
    <path fill="#f9bd3f" d="M74 86L124 86L124 98L74 98Z"/>
    <path fill="#ff9f5a" d="M94 62L116 62Q122 62 122 68L122 88L88 88L88 68Z"/>
    <path fill="#8fd3f7" d="M95 67L107 67L107 79L95 79Z"/>
    <path fill="#ffd166" d="M118 58L24 4L16 16L110 74Q119 70 118 58Z"/>
    <circle fill="#e9edf2" cx="113" cy="65" r="7"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M22 17L22 34M22 33L6 50M22 33L38 50"/>
    <path fill="#f9bd3f" d="M52 80C53 76 55 74 58 74L78 74L78 106L48 106L48 94Z"/>
    <path fill="#8fd3f7" d="M58 79L71 79L71 91L54 91Z"/>
    <circle fill="#8a919b" cx="62" cy="110" r="13"/><circle fill="#e9edf2" cx="62" cy="110" r="6"/>
    <circle fill="#8a919b" cx="109" cy="110" r="13"/><circle fill="#e9edf2" cx="109" cy="110" r="6"/>
  `,
  // Three girders bundled.
  "steel-beams": `
    <path fill="#c8ced6" d="M4 62L124 62L124 74L4 74Z"/>
    <path fill="#dfe4ea" d="M4 74L124 74L124 86L4 86Z"/>
    <path fill="#c8ced6" d="M4 86L124 86L124 98L4 98Z"/>
    <path fill="#f9bd3f" d="M28 58L38 58L38 102L28 102Z"/>
    <path fill="#f9bd3f" d="M90 58L100 58L100 102L90 102Z"/>
  `,
  // A box of corrugated steel with its doors at one end.
  "shipping-container": `
    <path fill="#f0826a" d="M4 40L124 40L124 104L4 104Z"/>
    <path fill="#ffb39f" d="M14 50L30 50L30 94L14 94ZM38 50L54 50L54 94L38 94ZM62 50L78 50L78 94L62 94Z"/>
    <path fill="#ffd9a8" d="M88 48L118 48L118 96L88 96Z"/>
    <path fill="none" stroke="#7a2f22" stroke-width="2" d="M103 48L103 96"/>
  `,
  // A sailing ship seen from the side, whoever is aboard behind her bulwark.
  "pirate-ship-with-deck": `
    <path data-part="mast" fill="#c89058" d="M88 4L95 4L95 94L88 94Z"/>
    <path data-part="flag" fill="#f0826a" d="M88 4C78 0 70 8 58 4L58 22C70 26 78 18 88 22Z"/>
    <path data-part="skull" fill="#ffffff" d="M72 7C78 7 80 10 79 14L77 15L77 18L68 18L68 15C64 13 66 7 72 7Z"/>
    <path data-part="sail" fill="#ffe9c2" d="M66 28C80 32 104 32 118 28C122 44 122 56 118 70C104 66 80 66 66 70C72 56 72 44 66 28Z"/>
    <path data-part="hull" fill="#d9a066" d="M4 88C14 94 24 96 34 96L92 96L98 82L126 82C124 104 116 118 108 125L32 125C18 118 8 106 4 88Z"/>
    <path data-part="rim" fill="#f0c890" d="M2 80C14 86 24 88 34 88L92 88L92 98L34 98C22 98 12 95 3 90Z"/>
    <path data-part="window" fill="#ffe9a8" d="M104 88L118 88L116 100L104 100Z"/>
    <circle data-part="window" fill="#ffe9a8" cx="36" cy="110" r="6"/>
    <circle data-part="window" fill="#ffe9a8" cx="60" cy="110" r="6"/>
    <circle data-part="window" fill="#ffe9a8" cx="84" cy="110" r="6"/>
  `,
  // A steamer with a rail along her foredeck, bridge and funnel behind.
  "ship-with-deck": `
    <path data-part="funnel" fill="#f0826a" d="M96 10L116 10L118 48L94 48Z"/>
    <path fill="#ffffff" d="M96 20L117 20L117 30L95 30Z"/>
    <path fill="#f4f6f9" d="M84 44L124 44L124 88L84 88Z"/>
    <path data-part="window" fill="#8fd3f7" d="M92 54L102 54L102 66L92 66ZM108 54L118 54L118 66L108 66Z"/>
    <path data-part="hull" fill="#7fb4e8" d="M2 88L126 88C126 106 122 118 114 125L18 125C8 116 3 104 2 88Z"/>
    <path data-part="rim" fill="#ffffff" d="M0 80L126 80L126 91L0 91Z"/>
    <circle data-part="window" fill="#ffffff" cx="36" cy="107" r="6"/>
    <circle data-part="window" fill="#ffffff" cx="62" cy="107" r="6"/>
    <circle data-part="window" fill="#ffffff" cx="88" cy="107" r="6"/>
  `,
  // A house seen near by: a roof's edge, shutters, a box of flowers under the window.
  "house-window": `
    <path data-part="wall" fill="#f4dcc0" d="M8 22L120 22L120 126L8 126Z"/>
    <path data-part="roof" fill="#e8846c" d="M16 2L112 2L126 26L2 26Z"/>
    <path data-part="windowFrame" fill="#ffffff" d="M34 98L34 38Q64 26 94 38L94 98Z"/>
    <path data-part="pane" fill="#c8e8fc" d="M40 98L40 43Q64 33 88 43L88 98Z"/>
    <path fill="#8fb8a0" d="M14 36L32 36L32 96L14 96Z"/>
    <path fill="#8fb8a0" d="M96 36L114 36L114 96L96 96Z"/>
    <path fill="none" stroke="#3a5a48" stroke-width="2.2" d="M18 50H28M18 64H28M18 78H28M100 50H110M100 64H110M100 78H110"/>
    <path data-part="wall" fill="#f4dcc0" d="M8 98L120 98L120 126L8 126Z"/>
    <circle data-part="flower" fill="#f2705a" cx="38" cy="96" r="7"/>
    <circle data-part="flower" fill="#ffd35c" cx="55" cy="97" r="7"/>
    <circle data-part="flower" fill="#f7a0b4" cx="73" cy="97" r="7"/>
    <circle data-part="flower" fill="#ffd35c" cx="90" cy="96" r="7"/>
    <path data-part="pot" fill="#c98f54" d="M28 100L100 100L96 118L32 118Z"/>
  `,
  // A door to a balcony behind its balusters.
  "balcony-with-rail": `
    <path data-part="wall" fill="#f4dcc0" d="M3 2L125 2L125 96L3 96Z"/>
    <path data-part="windowFrame" fill="#ffffff" d="M28 92L28 36Q28 6 64 6Q100 6 100 36L100 92Z"/>
    <path data-part="pane" fill="#c8e8fc" d="M36 92L36 38Q36 14 64 14Q92 14 92 38L92 92Z"/>
    <path fill="#e8d8c8" d="M0 112L128 112L128 124L0 124Z"/>
    <path fill="#fff8ec" d="M8 88L20 88L20 114L8 114ZM33 88L45 88L45 114L33 114ZM58 88L70 88L70 114L58 114ZM83 88L95 88L95 114L83 114ZM108 88L120 88L120 114L108 114Z"/>
    <path data-part="rail" fill="#ffffff" d="M0 80L128 80L128 90L0 90Z"/>
  `,
  // A well without its bucket: somebody looks out of it.
  "open-well": `
    <path fill="#c98f4e" d="M16 34L26 34L26 90L16 90Z"/>
    <path fill="#c98f4e" d="M102 34L112 34L112 90L102 90Z"/>
    <path data-part="roof" fill="#e2725b" d="M64 2L124 36L4 36Z"/>
    <path fill="#d5d9e0" d="M12 90L116 90L112 125L16 125Z"/>
    <path fill="#eceff3" d="M6 82L122 82L122 95L6 95Z"/>
    <path fill="none" stroke="#6b737d" stroke-width="2" d="M14 110L114 110M42 95L42 110M64 95L64 110M86 95L86 110M32 110L32 125M54 110L54 125M76 110L76 125M96 110L96 125"/>
  `,
  // A well cut open: its shaft of stones, a round of sky above, water below.
  "well-shaft": `
    <path fill="#c8e8fc" d="M24 22L104 22L104 104L24 104Z"/>
    <path fill="#9fd06f" d="M0 16L26 16L26 30L0 30ZM102 16L128 16L128 30L102 30Z"/>
    <path fill="#e2c8a8" d="M0 30L26 30L26 52L0 52ZM0 76L26 76L26 100L0 100ZM102 30L128 30L128 52L102 52ZM102 76L128 76L128 100L102 100Z"/>
    <path fill="#d5b890" d="M0 52L26 52L26 76L0 76ZM0 100L26 100L26 126L0 126ZM102 52L128 52L128 76L102 76ZM102 100L128 100L128 126L102 126Z"/>
    <path fill="#eceff3" d="M14 6L36 6L36 20L14 20ZM92 6L114 6L114 20L92 20Z"/>
    <path fill="#8ec5ee" d="M26 94Q36 88 45 94Q55 100 64 94Q73 88 83 94Q92 100 102 94L102 126L26 126Z"/>
  `,
  "radish-in-earth": inEarth("#ffffff", "M40 82L52 84M90 92L78 94M46 96L56 97"),
  "carrot-in-earth": inEarth("#f9a24c", "M36 76L54 78M94 84L76 86M38 92L54 94"),
};
