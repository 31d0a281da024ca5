/** Buildings that were taken for others in an earlier drawing: 128 × 128 boxes, feet on the bottom edge. */
export const buildingsAtAGlance: Readonly<Record<string, string>> = {
  // A wall that winds over the mountains from watchtower to watchtower and grows small towards the summit.
  "great-wall": `
    <path fill="#c9e0b0" d="M2 74C28 66 40 40 58 34C72 28 78 16 90 14C104 18 108 40 126 52L126 100L2 100Z"/>
    <path data-part="wall" data-telling="" fill="#e8d0a8" d="M86 18L82.3 18.9L82.3 22.9L78.5 24.1L78.5 20.1L74.6 21.7L74.6 25.7L70.7 27.6L70.7 23.6L66.6 25.8L66.6 29.8L62.4 32.3L62.4 28.3L58.1 31.2L58.1 35.2L53.7 38.4L53.7 34.4L49.3 37.9L49.3 41.9L44.7 45.8L44.7 41.8L40 46L40 59L46.4 53.2L52.6 48L58.7 43.4L64.5 39.5L70.2 36.2L75.6 33.5L80.9 31.4L86 30Z"/>
    <path data-part="tower" data-telling="" fill="#e0b888" d="M82 3L85.4 3L85.4 8L88.8 8L88.8 3L92.2 3L92.2 8L95.6 8L95.6 3L99 3L99 26L82 26Z"/>
    <path data-telling="" fill="#a9825a" d="M87 26L87 19.5Q87 16 90.5 16Q94 16 94 19.5L94 26Z"/>
    <path fill="#a9d88a" d="M2 96C10 66 24 56 38 58C58 60 76 78 126 78L126 127L2 127Z"/>
    <path data-part="wall" data-telling="" fill="#e8d0a8" d="M44 57L47.5 59.9L47.5 64.9L51.2 67.6L51.2 62.5L55.1 64.9L55.1 70.1L59.2 72.2L59.2 66.9L63.6 68.8L63.6 74.1L68.1 75.8L68.1 70.3L72.9 71.7L72.9 77.2L77.9 78.3L77.9 72.7L83.1 73.5L83.1 79.1L88.5 79.8L88.5 74L94.1 74.3L94.1 80.1L100 80.2L100 74.3L106 74.1L106 93L96.3 92.8L87.1 91.9L78.5 90.3L70.5 88L63 85L56.1 81.4L49.8 77L44 72Z"/>
    <path data-part="tower" data-telling="" fill="#e0b888" d="M26 36L30.4 36L30.4 42L34.8 42L34.8 36L39.2 36L39.2 42L43.6 42L43.6 36L48 36L48 68L26 68Z"/>
    <path data-telling="" fill="#a9825a" d="M32.5 68L32.5 58.5Q32.5 54 37 54Q41.5 54 41.5 58.5L41.5 68Z"/>
    <path fill="#8fc96c" d="M2 127L2 112C20 100 50 108 72 100C92 92 110 92 126 96L126 127Z"/>
    <path data-part="wall" data-telling="" fill="#e8d0a8" d="M104 83L99.3 82.8L99.3 89.8L94.3 89.9L94.3 82.6L89 82.8L89 90.1L83.4 90.5L83.4 83L77.6 83.6L77.6 91.1L71.4 91.9L71.4 84.1L64.9 85.1L64.9 92.9L58.1 94.1L58.1 86.1L51 87.5L51 95.5L43.6 97.1L43.6 88.8L35.8 90.6L35.8 98.9L27.8 100.9L27.8 92.3L19.5 94.5L19.5 103.1L10.9 105.4L10.9 96.6L2 99.1L2 125L18.5 119.8L33.9 115.4L48.2 111.6L61.5 108.5L73.7 106.1L84.9 104.4L95 103.3L104 103Z"/>
    <path data-part="tower" data-telling="" fill="#e0b888" d="M98 52L103.6 52L103.6 60L109.2 60L109.2 52L114.8 52L114.8 60L120.4 60L120.4 52L126 52L126 102L98 102Z"/>
    <path data-telling="" fill="#a9825a" d="M106.5 102L106.5 89.5Q106.5 84 112 84Q117.5 84 117.5 89.5L117.5 102Z"/>
  `,
  // Three round roofs one over the other, a ball on top, on a terrace of three steps with stairs in the middle.
  "temple-of-heaven": `
    <path data-telling="" fill="#f4f0e4" d="M2 112L126 112L126 127L2 127Z"/>
    <path data-telling="" fill="#fffaf0" d="M12 101L116 101L116 113L12 113Z"/>
    <path data-telling="" fill="#f4f0e4" d="M22 90L106 90L106 102L22 102Z"/>
    <path data-telling="" fill="#ff9a8a" d="M30 68L98 68L98 92L30 92Z"/>
    <path data-telling="" fill="#ffe08a" d="M38 74L46 74L46 92L38 92Z"/>
    <path data-telling="" fill="#ffe08a" d="M82 74L90 74L90 92L82 92Z"/>
    <path data-part="door" data-telling="" fill="#c98f5a" d="M56 72L72 72L72 92L56 92Z"/>
    <path data-part="roof" data-telling="" fill="#9fb8f0" d="M14 66Q41.5 59.0 36 46L92 46Q86.5 59.0 114 66Q64 78 14 66Z"/>
    <path data-telling="" fill="none" stroke="#3a5a9a" stroke-width="2.2" d="M45.5 46Q47.5 59 34.3 69M57.8 46Q58.5 59 54.1 70.3M70.2 46Q69.5 59 73.9 70.3M82.5 46Q80.5 59 93.7 69"/>
    <path data-telling="" fill="#ff9a8a" d="M40 40L88 40L90 50L38 50Z"/>
    <path data-part="roof" data-telling="" fill="#9fb8f0" d="M26 42Q46.9 36.4 44 26L84 26Q81.1 36.4 102 42Q64 54 26 42Z"/>
    <path data-telling="" fill="none" stroke="#3a5a9a" stroke-width="2.2" d="M50.8 26Q51.5 36.4 41.4 45M59.6 26Q59.8 36.4 56.5 46.3M68.4 26Q68.2 36.4 71.5 46.3M77.2 26Q76.5 36.4 86.6 45"/>
    <path data-telling="" fill="#ff9a8a" d="M48 20L80 20L82 28L46 28Z"/>
    <path data-part="roof" data-telling="" fill="#9fb8f0" d="M36 22Q54 14 61 4L67 4Q74 14 92 22Q64 32 36 22Z"/>
    <ellipse data-telling="" fill="#ffd75e" cx="64" cy="5" rx="6" ry="5"/>
    <path data-telling="" fill="#e8e0d0" d="M54 90L74 90L80 127L48 127Z"/>
    <path data-telling="" fill="none" stroke="#8a7a5a" stroke-width="2.2" d="M53 98L75 98M52 106L76 106M50.5 114L77.5 114M49.5 121L78.5 121"/>
  `,
  // A round house of three storeys with rows of windows under a ring of roof tiles; a hall stands in its yard.
  tulou: `
    <path data-part="wall" fill="#f0d8a8" d="M8 50L10 108C14 124 114 124 118 108L120 50Z"/>
    <path data-part="window" data-telling="" fill="#bfe0f5" d="M17 76L27 76L27 87L17 87Z"/>
    <path data-part="window" data-telling="" fill="#bfe0f5" d="M37 80L47 80L47 91L37 91Z"/>
    <path data-part="window" data-telling="" fill="#bfe0f5" d="M81 80L91 80L91 91L81 91Z"/>
    <path data-part="window" data-telling="" fill="#bfe0f5" d="M101 76L111 76L111 87L101 87Z"/>
    <path data-telling="" fill="#c98f5a" d="M53 119L53 98Q53 87 64 87Q75 87 75 98L75 119Z"/>
    <ellipse data-part="roof" data-telling="" fill="#c9a08a" cx="64" cy="42" rx="62" ry="34"/>
    <path data-telling="" fill="none" stroke="#6a4a3a" stroke-width="2.2" d="M98 40L124 40M95.1 45.7L118.8 52.6M86.8 50.4L104.1 63M74.5 53.3L82.5 69.5M60.4 53.9L57.7 70.8M47 52.1L34 66.8M36.5 48.2L15.5 58.2M30.7 42.9L5.3 46.4M30.7 37.1L5.3 33.6M36.5 31.8L15.5 21.8M47 27.9L34 13.2M60.4 26.1L57.7 9.2M74.5 26.7L82.5 10.5M86.8 29.6L104.1 17M95.1 34.3L118.8 27.4"/>
    <ellipse data-telling="" fill="#fff6e4" cx="64" cy="40" rx="33" ry="14"/>
    <path fill="#f0d8a8" d="M48 38L80 38L80 50Q64 54 48 50Z"/>
    <path data-part="roof" data-telling="" fill="#c9a08a" d="M40 38L64 24L88 38Q64 44 40 38Z"/>
  `,
  // A gate of pickets between two posts, under an arch with roses; a knob to pull.
  "garden-gate": `
    <path data-telling="" fill="#c98f4e" d="M8 124L8 44C8 16 32 2 64 2C96 2 120 16 120 44L120 124L106 124L106 46C106 28 90 16 64 16C38 16 22 28 22 46L22 124Z"/>
    <path data-telling="" fill="#fff0d0" d="M24 122L24 68L33.2 62L42.5 68L42.5 122Z"/>
    <path data-telling="" fill="#fff0d0" d="M44.5 122L44.5 58L53.8 52L63.0 58L63.0 122Z"/>
    <path data-telling="" fill="#fff0d0" d="M65 122L65 58L74.2 52L83.5 58L83.5 122Z"/>
    <path data-telling="" fill="#fff0d0" d="M85.5 122L85.5 68L94.8 62L104.0 68L104.0 122Z"/>
    <path data-telling="" fill="#e8c48a" d="M22 72L106 72L106 80L22 80Z"/>
    <path data-telling="" fill="#e8c48a" d="M22 104L106 104L106 112L22 112Z"/>
    <ellipse data-telling="" fill="#2a2440" cx="77" cy="92" rx="4.5" ry="4.5"/>
    <path data-part="flower" data-telling="" fill="#ff9ab8" d="M25.8 16.2C22.4 7.2 37.6 7.2 34.2 16.2C41.7 10.2 46.4 24.7 36.8 24.2C44.9 29.5 32.5 38.5 30 29.1C27.5 38.5 15.1 29.5 23.2 24.2C13.6 24.7 18.3 10.2 25.8 16.2Z"/>
    <path data-part="flower" data-telling="" fill="#ff9ab8" d="M93.8 16.2C90.4 7.2 105.6 7.2 102.2 16.2C109.7 10.2 114.4 24.7 104.8 24.2C112.9 29.5 100.5 38.5 98 29.1C95.5 38.5 83.1 29.5 91.2 24.2C81.6 24.7 86.3 10.2 93.8 16.2Z"/>
  `,
  // Craggy rocks piled steeply with a hole worn through them, a little pine on a ledge, a pond at their foot.
  rockery: `
    <path data-telling="" fill="#8fd07c" d="M14 44L2 44L10 34L6 34L14 24L10 24L18 12L26 24L22 24L30 34L26 34L34 44L22 44L22 60L14 60Z"/>
    <path data-telling="" fill="#cfd4de" d="M4 112L8 88L4 76L14 58L30 56L32 38L44 30L46 12L60 2L72 10L74 30L86 26L96 42L92 58L108 60L116 78L110 90L122 112Z"/>
    <path data-telling="" fill="#ffffff" d="M50 112C42 98 48 84 62 80C78 80 86 96 78 112Z"/>
    <path data-telling="" fill="#ffffff" d="M56 34C62 26 72 34 68 44C62 52 50 46 56 34Z"/>
    <path data-telling="" fill="#ffffff" d="M90 76C96 70 104 76 100 84C94 90 86 84 90 76Z"/>
    <path data-telling="" fill="none" stroke="#6a7080" stroke-width="2.4" d="M30 56L40 66L34 82M46 12L52 24M74 30L78 46L92 58M14 76L24 84M44 60L50 68M78 62L84 70"/>
    <path data-part="water" data-telling="" fill="#bfe0f5" d="M2 110Q12 102 23 110Q34 102 44 110Q54 102 64 110Q75 102 85 110Q95 102 106 110Q116 102 126 110L126 126L2 126Z"/>
  `,
  // A castle gate between two towers; the bridge is let down over the moat on two chains.
  drawbridge: `
    <path fill="#8a94a8" d="M64 2L68 2L68 26L64 26Z"/>
    <path data-part="flag" data-telling="" fill="#ff8a7a" d="M68 3L90 9L68 16Z"/>
    <path data-part="wall" fill="#dfe0ea" d="M26 26L32.9 26L32.9 34L39.8 34L39.8 26L46.7 26L46.7 34L53.6 34L53.6 26L60.5 26L60.5 34L67.5 34L67.5 26L74.4 26L74.4 34L81.3 34L81.3 26L88.2 26L88.2 34L95.1 34L95.1 26L102 26L102 96L26 96Z"/>
    <path data-part="tower" data-telling="" fill="#cfd0de" d="M4 21L10.4 21L10.4 30L16.8 30L16.8 21L23.2 21L23.2 30L29.6 30L29.6 21L36 21L36 100L4 100Z"/>
    <path data-part="tower" data-telling="" fill="#cfd0de" d="M92 21L98.4 21L98.4 30L104.8 30L104.8 21L111.2 21L111.2 30L117.6 30L117.6 21L124 21L124 100L92 100Z"/>
    <path data-telling="" fill="#8a94a8" d="M15.5 58L15.5 44.5Q15.5 40 20 40Q24.5 40 24.5 44.5L24.5 58Z"/>
    <path data-telling="" fill="#8a94a8" d="M103.5 58L103.5 44.5Q103.5 40 108 40Q112.5 40 112.5 44.5L112.5 58Z"/>
    <path data-telling="" fill="#c9a08a" d="M44 96L44 64Q44 44 64 44Q84 44 84 64L84 96Z"/>
    <path data-telling="" fill="none" stroke="#5a4a3a" stroke-width="2.4" d="M54 52L54 94M64 46L64 94M74 52L74 94M45 64L83 64M45 78L83 78"/>
    <path data-part="water" data-telling="" fill="#bfe0f5" d="M0 98L128 98L128 127L0 127Z"/>
    <path fill="none" stroke="#5a8ab0" stroke-width="2.2" d="M4 108Q12 102 20 108M108 108Q116 102 124 108M6 120Q14 114 22 120M106 120Q114 114 122 120"/>
    <path data-telling="" fill="#d9a066" d="M44 94L84 94L98 127L30 127Z"/>
    <path data-telling="" fill="none" stroke="#7a4a1a" stroke-width="2.2" d="M40.5 103L87.5 103M37 111L91 111M34 119L94.5 119"/>
    <path data-telling="" fill="none" stroke="#4a4a5a" stroke-width="2.4" d="M40 58L32 118M88 58L96 118"/>
  `,
  // A house all of panes, its roof too; plants and a tomato are seen through them, a door in the middle.
  greenhouse: `
    <path data-telling="" fill="#e4f4fa" d="M64 4L120 44L120 122L8 122L8 44Z"/>
    <path data-part="leaf" data-telling="" fill="#8fd07c" d="M27 104C14 100 10 88 14 80Q24 82 27 92Q30 82 40 80C44 88 40 100 27 104Z"/>
    <path data-part="pot" data-telling="" fill="#e0a080" d="M16 102L38 102L35 122L19 122Z"/>
    <path data-part="leaf" data-telling="" fill="#8fd07c" d="M101 104C88 100 84 88 88 80Q98 82 101 92Q104 82 114 80C118 88 114 100 101 104Z"/>
    <path data-part="pot" data-telling="" fill="#e0a080" d="M90 102L112 102L109 122L93 122Z"/>
    <path data-telling="" fill="none" stroke="#6a9ab0" stroke-width="2.4" d="M8 44L120 44M8 72L120 72M27 31L27 76M45 18L45 122M83 18L83 122M101 31L101 76M64 4L64 44M30 28L98 28"/>
    <path data-part="door" data-telling="" fill="#ffffff" d="M48 58L80 58L80 122L48 122Z"/>
    <path data-telling="" fill="#e4f4fa" d="M54 64L74 64L74 88L54 88Z"/>
    <path data-telling="" fill="#e4f4fa" d="M54 94L74 94L74 116L54 116Z"/>
    <path data-telling="" fill="#ffffff" d="M2 46L64 2L126 46L122 51L64 10L6 51Z"/>
    <path data-telling="" fill="#e0a080" d="M2 120L126 120L126 127L2 127Z"/>
  `,
  // One high arch of stones over water, a railing with posts along its back.
  "stone-bridge": `
    <path data-telling="" fill="#f4f0e4" d="M14 64Q36 34 64 32Q92 34 114 64L114 70Q92 40 64 38Q36 40 14 70Z"/>
    <path data-telling="" fill="#f4f0e4" d="M10 59L18 59L18 82L10 82Z"/>
    <path data-telling="" fill="#f4f0e4" d="M27 41L35 41L35 64L27 64Z"/>
    <path data-telling="" fill="#f4f0e4" d="M46 30L54 30L54 53L46 53Z"/>
    <path data-telling="" fill="#f4f0e4" d="M74 30L82 30L82 53L74 53Z"/>
    <path data-telling="" fill="#f4f0e4" d="M93 41L101 41L101 64L93 64Z"/>
    <path data-telling="" fill="#f4f0e4" d="M110 59L118 59L118 82L110 82Z"/>
    <path data-telling="" fill="#dfdce4" d="M2 94L8 82C28 64 40 50 64 48C88 50 100 64 120 82L126 94L126 116L98 116C96 90 84 74 64 74C44 74 32 90 30 116L2 116Z"/>
    <path data-telling="" fill="#f4f0e4" d="M30 116C32 90 44 74 64 74C84 74 96 90 98 116L88 116C86 96 78 85 64 85C50 85 42 96 40 116Z"/>
    <path data-telling="" fill="none" stroke="#7a7a8a" stroke-width="2.2" d="M64 74L64 85M47 81L53 91M81 81L75 91M36 94L45 100M92 94L83 100"/>
    <path data-part="water" data-telling="" fill="#bfe0f5" d="M2 114Q12 106 23 114Q34 106 44 114Q54 106 64 114Q75 106 85 114Q95 106 106 114Q116 106 126 114L126 127L2 127Z"/>
  `,
  // A barn under a broken-backed roof, a crossed double door and a hay window, with a silo at its side.
  barn: `
    <path fill="#dfe8f0" d="M92 34C92 16 126 16 126 34L126 122L92 122Z"/>
    <path fill="#9fb0c4" d="M90 36C90 12 127 12 127 36Z"/>
    <path fill="none" stroke="#6a7a8a" stroke-width="2.4" d="M92 58L126 58M92 80L126 80M92 102L126 102"/>
    <path data-part="wall" fill="#ff9a8a" d="M50 18L84 36L98 66L98 122L2 122L2 66L16 36Z"/>
    <path data-part="roof" data-telling="" fill="#ffffff" d="M50 8L88 28L104 64L96 70L82 37L50 20L18 37L4 70L0 64L12 28Z"/>
    <path data-part="window" fill="#ffe08a" d="M38 40L62 40L62 60L38 60Z"/>
    <path fill="none" stroke="#8a5a2a" stroke-width="2.4" d="M50 40L50 60M38 50L62 50"/>
    <path data-part="door" fill="#ffffff" d="M22 72L78 72L78 122L22 122Z"/>
    <path data-telling="" fill="#ffb3a0" d="M28 78L47 78L47 122L28 122Z"/>
    <path data-telling="" fill="#ffb3a0" d="M53 78L72 78L72 122L53 122Z"/>
    <path data-telling="" fill="none" stroke="#8a3a2a" stroke-width="2.4" d="M28 78L47 122M47 78L28 122M53 78L72 122M72 78L53 122"/>
  `,
  // The ceiling of an old hall: squares set crosswise one in the other, a lotus in the middle, a cloud scroll in each corner.
  "caisson-ceiling": `
    <path data-telling="" fill="#bfe0d0" d="M2 2L126 2L126 126L2 126Z"/>
    <path data-telling="" fill="#ffe08a" d="M10 10L118 10L118 118L10 118Z"/>
    <path data-telling="" fill="#ff9a8a" d="M118 64L64 118L10 64L64 10Z"/>
    <path data-telling="" fill="#bfe0f5" d="M102.2 102.2L25.8 102.2L25.8 25.8L102.2 25.8Z"/>
    <path data-telling="" fill="#ffe08a" d="M102 64L64 102L26 64L64 26Z"/>
    <path data-part="flower" data-telling="" fill="#ffb3c7" d="M58.1 49.8C54.1 31.9 73.9 31.9 69.9 49.8C79.7 34.3 93.7 48.3 78.2 58.1C96.1 54.1 96.1 73.9 78.2 69.9C93.7 79.7 79.7 93.7 69.9 78.2C73.9 96.1 54.1 96.1 58.1 78.2C48.3 93.7 34.3 79.7 49.8 69.9C31.9 73.9 31.9 54.1 49.8 58.1C34.3 48.3 48.3 34.3 58.1 49.8Z"/>
    <path data-telling="" fill="#ff8a9a" d="M64.1 55.8C65.9 46.1 75.6 50.2 69.9 58.2C78 52.6 81.9 62.5 72.2 64.1C81.9 65.9 77.8 75.6 69.8 69.9C75.4 78 65.5 81.9 63.9 72.2C62.1 81.9 52.4 77.8 58.1 69.8C50 75.4 46.1 65.5 55.8 63.9C46.1 62.1 50.2 52.4 58.2 58.1C52.6 50 62.5 46.1 64.1 55.8Z"/>
    <ellipse data-telling="" fill="#ffe08a" cx="64" cy="64" rx="6" ry="6"/>
    <ellipse data-telling="" fill="#ff8a7a" cx="22" cy="22" rx="7" ry="7"/>
    <ellipse data-telling="" fill="#ff8a7a" cx="106" cy="22" rx="7" ry="7"/>
    <ellipse data-telling="" fill="#ff8a7a" cx="22" cy="106" rx="7" ry="7"/>
    <ellipse data-telling="" fill="#ff8a7a" cx="106" cy="106" rx="7" ry="7"/>
  `,
  // A swing: two ropes from the bar of a frame on four legs, a board between them.
  "garden-swing": `
    <path data-telling="" fill="#d9a066" d="M26 10L36 10L20 122L8 122Z"/>
    <path data-telling="" fill="#d9a066" d="M92 10L102 10L120 122L108 122Z"/>
    <path data-telling="" fill="#c98f4e" d="M14 8Q14 4 18 4L110 4Q114 4 114 8L114 14Q114 18 110 18L18 18Q14 18 14 14Z"/>
    <path data-part="rope" data-telling="" fill="#fff0c4" d="M44 18L50 18L50 84L44 84Z"/>
    <path data-part="rope" data-telling="" fill="#fff0c4" d="M78 18L84 18L84 84L78 84Z"/>
    <path data-part="seat" data-telling="" fill="#ff9a8a" d="M36 80L92 80Q94 80 94 82L94 90Q94 92 92 92L36 92Q34 92 34 90L34 82Q34 80 36 80Z"/>
  `,
};
