/** Toys, instruments and household things that were taken for others in an earlier drawing. */
export const thingsAtAGlance: Readonly<Record<string, string>> = {
  // Blocks piled up, none quite over the other: letters and a star on the cubes, an arch, a prism on top, a ball of wood beside.
  "building-blocks": `
    <path fill="#fff6e4" d="M2 84L44 84L44 126L2 126Z"/>
    <path data-telling="" fill="#ff8a7a" d="M12 118L19 92L27 92L34 118L27 118L26 113L20 113L19 118Z"/>
    <path data-telling="" fill="#ffb3a0" d="M46 84L90 84L90 126L81 126L81 118C81 100 55 100 55 118L55 126L46 126Z"/>
    <path transform="translate(109 108) rotate(8)" fill="#fff6e4" d="M-17 -17L17 -17L17 17L-17 17Z"/>
    <path transform="translate(109 108) rotate(8)" data-telling="" fill="#8fc9f0" d="M-9 -13L2 -13C10 -13 10 -2 5 0C12 2 12 13 2 13L-9 13Z"/>
    <path data-telling="" fill="#b5dd86" d="M10 62L58 62L58 84L10 84Z"/>
    <path fill="#fff6e4" d="M56 44L96 44L96 84L56 84Z"/>
    <path data-telling="" fill="#ffd75e" d="M76 50L80 59.5L90.3 60.4L82.4 67.1L84.8 77.1L76 71.8L67.2 77.1L69.6 67.1L61.7 60.4L72 59.5Z"/>
    <ellipse data-telling="" fill="#ffd75e" cx="34" cy="48" rx="14" ry="14"/>
    <path data-telling="" fill="#8fc9f0" d="M50 44L76 8L102 44Z"/>
  `,
  // A knight's armour standing on its own: a visor with slits and a plume, round shoulders, both gauntlets on the hilt of a sword, a plinth beneath.
  "suit-of-armour": `
    <path data-telling="" fill="#ff9a8a" d="M62 12C60 2 76 0 90 4C100 8 104 18 100 28C94 18 82 16 70 18Z"/>
    <path data-part="leg" data-telling="" fill="#b9c8d8" d="M44 96L60 96L60 118L38 118Q36 110 46 108ZM68 96L84 96L82 108Q92 110 90 118L68 118Z"/>
    <path data-telling="" fill="#9fb0c4" d="M34 82C42 74 86 74 94 82L98 102Q64 112 30 102Z"/>
    <path fill="#cfd8e6" d="M36 46C46 42 82 42 92 46C98 62 94 78 90 86Q64 92 38 86C34 78 30 62 36 46Z"/>
    <path fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M64 46L64 88"/>
    <path data-telling="" fill="#cfd8e6" d="M40 10C46 4 82 4 88 10C92 24 92 36 86 46L64 52L42 46C36 36 36 24 40 10Z"/>
    <path data-telling="" fill="#b9c8d8" d="M34 22C44 16 84 16 94 22L90 34L64 40L38 34Z"/>
    <path data-telling="" fill="#2a2440" d="M44 25L60 28L60 33L46 30ZM84 25L68 28L68 33L82 30Z"/>
    <path data-telling="" fill="#b9c8d8" d="M8 62C8 46 26 40 38 48C42 58 34 70 22 72C14 72 8 68 8 62Z"/>
    <path data-telling="" fill="#b9c8d8" d="M120 62C120 46 102 40 90 48C86 58 94 70 106 72C114 72 120 68 120 62Z"/>
    <path data-part="arm" fill="#cfd8e6" d="M12 72L28 72L34 80L50 84L48 96L26 94Q14 90 12 72ZM116 72L100 72L94 80L78 84L80 96L102 94Q114 90 116 72Z"/>
    <path data-telling="" fill="#ffe08a" d="M60 80L68 80L68 90L80 90L80 96L68 96L68 110L64 120L60 110L60 96L48 96L48 90L60 90Z"/>
    <path fill="#d9a066" d="M22 116L106 116L110 127L18 127Z"/>
  `,
  // One white pin with two red rings about its neck.
  "bowling-pin": `
    <path fill="#ffffff" d="M64 2C78 2 84 14 80 28C77 38 78 44 84 56C94 74 96 92 90 110Q86 126 78 127L50 127Q42 126 38 110C32 92 34 74 44 56C50 44 51 38 48 28C44 14 50 2 64 2Z"/>
    <path data-telling="" fill="#ff7a6a" d="M48 28Q64 34 80 28Q78 33 78 38Q64 44 50 38Q50 33 48 28Z"/>
    <path data-telling="" fill="#ff7a6a" d="M47 50Q64 58 81 50Q84 56 86 60Q64 70 42 60Q44 56 47 50Z"/>
  `,
  // A bowl woven of twigs, some of which stick out at the rim, three speckled eggs in it.
  "nest-with-eggs": `
    <path data-telling="" fill="#c9a06a" d="M14 62L2 44L8 42L24 58Z"/>
    <path data-telling="" fill="#c9a06a" d="M114 62L126 44L120 42L104 58Z"/>
    <ellipse transform="rotate(-14 38 44)" data-part="egg" data-telling="" fill="#bfe0f5" cx="38" cy="44" rx="19" ry="26"/>
    <ellipse transform="rotate(14 90 44)" data-part="egg" data-telling="" fill="#bfe0f5" cx="90" cy="44" rx="19" ry="26"/>
    <ellipse data-part="egg" data-telling="" fill="#ffe4b8" cx="64" cy="38" rx="20" ry="28"/>
    <ellipse data-telling="" fill="#7a9ab0" cx="58" cy="26" rx="3.4" ry="3.4"/>
    <ellipse data-telling="" fill="#7a9ab0" cx="70" cy="34" rx="3.4" ry="3.4"/>
    <ellipse data-telling="" fill="#7a9ab0" cx="30" cy="36" rx="3.4" ry="3.4"/>
    <ellipse data-telling="" fill="#7a9ab0" cx="98" cy="36" rx="3.4" ry="3.4"/>
    <path data-telling="" fill="#c9a06a" d="M20 88L0 94L2 100L24 96Z"/>
    <path data-telling="" fill="#c9a06a" d="M108 88L127 96L125 102L104 96Z"/>
    <path data-telling="" fill="#c9a06a" d="M40 112L26 126L34 127L50 116Z"/>
    <path data-telling="" fill="#c9a06a" d="M88 112L100 126L92 127L78 116Z"/>
    <path data-telling="" fill="#d9b078" d="M6 58L16 54L26 59L36 53L48 60L58 54L70 60L80 53L92 60L102 53L112 59L122 56C122 94 98 118 64 118C30 118 8 94 6 58Z"/>
    <path data-telling="" fill="none" stroke="#7a4a1a" stroke-width="2.4" d="M16 70L46 78M30 66L56 72M62 66L94 76M88 64L112 72M20 84L48 94M54 82L84 92M86 84L108 86M34 100L60 106M66 98L92 104"/>
    <path data-telling="" fill="none" stroke="#7a4a1a" stroke-width="2.4" d="M44 66L30 82M78 68L62 84M106 76L94 92M58 88L46 104M84 94L72 110"/>
  `,
  // A guitar on end: a broad neck, a round hole, a bridge, three pegs to each side of its head.
  guitar: `
    <path data-telling="" fill="#c98f4e" d="M50 2L78 2Q82 2 81 6L77 30L51 30L47 6Q46 2 50 2Z"/>
    <path data-telling="" fill="#ffe08a" d="M40 5L49 5L50 12L40 12ZM41 18L51 18L52 25L41 25ZM88 5L79 5L78 12L88 12ZM87 18L77 18L76 25L87 25Z"/>
    <path fill="#f0b870" d="M64 44C84 44 96 52 94 66C93 74 94 78 100 84C110 94 108 116 90 123Q64 127.5 38 123C20 116 18 94 28 84C34 78 35 74 34 66C32 52 44 44 64 44Z"/>
    <ellipse data-telling="" fill="#c9906a" cx="64" cy="76" rx="17" ry="17"/>
    <path data-telling="" fill="#c98f4e" d="M55 28L73 28L73 72L55 72Z"/>
    <path data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.2" d="M55 40L73 40M55 52L73 52M55 62L73 62"/>
    <path data-telling="" fill="#c9906a" d="M42 102L86 102Q89 102 89 105L89 110Q89 113 86 113L42 113Q39 113 39 110L39 105Q39 102 42 102Z"/>
  `,
  // An open box with a mirror in its lid: a dancer on one toe with her arms over her head, a crank, two notes.
  "music-box": `
    <path fill="#ffc4dc" d="M16 6L92 6Q96 6 97 10L104 82L4 82L11 10Q12 6 16 6Z"/>
    <path data-telling="" fill="#dff0fa" d="M22 16L86 16L92 74L16 74Z"/>
    <path data-telling="" fill="#ffd75e" d="M110 20L124 14L124 20L114 24L114 42A7 6 0 1 1 110 38Z"/>
    <path data-telling="" fill="#ffe0c8" d="M52 84L53 62L57 62L57 84Z"/>
    <path data-telling="" fill="#ffe0c8" d="M46 40C34 32 36 14 52 10Q58 10 60 14C74 18 74 34 64 40L60 36C68 30 64 20 58 18L50 18C42 22 44 32 50 36Z"/>
    <path data-telling="" fill="#ff9ab8" d="M48 40L62 40L64 54L46 54Z"/>
    <path data-telling="" fill="#ff9ab8" d="M30 62C34 50 76 50 80 62Q72 68 66 63Q60 70 55 63Q50 70 44 63Q38 68 30 62Z"/>
    <ellipse data-telling="" fill="#ffe0c8" cx="55" cy="29" rx="9" ry="9"/>
    <path data-telling="" fill="#c09a7a" d="M46 28C46 18 64 18 64 28Q55 22 46 28Z"/>
    <ellipse data-telling="" fill="#c09a7a" cx="55" cy="18" rx="4" ry="4"/>
    <path fill="#f08aa8" d="M4 82L104 82Q108 82 108 86L104 120Q103 126 97 126L11 126Q5 126 4 120L0 86Q0 82 4 82Z"/>
    <path data-telling="" fill="#ffd75e" d="M54 96C60 88 72 92 70 102C68 110 60 114 54 118C48 114 40 110 38 102C36 92 48 88 54 96Z"/>
    <path data-telling="" fill="#b9c8d8" d="M104 98L118 98L118 84A6 6 0 1 1 124 84L124 104L104 104Z"/>
  `,
  // One mitten: a thumb, a broad cuff with ribs, a snowflake of six arms.
  mitten: `
    <path fill="#8fc9f0" d="M40 92C34 70 28 44 34 24C40 4 74 0 82 20C86 32 86 44 88 54C92 44 100 36 110 38C122 42 120 58 114 68C106 82 98 86 96 92Z"/>
    <path data-telling="" fill="#fff6e4" d="M34 92Q30 92 30 96L32 122Q32 127 37 127L98 127Q103 127 103 122L105 96Q105 92 101 92Z"/>
    <path data-telling="" fill="none" stroke="#5a7a9a" stroke-width="2.4" d="M48 92L48 127M62 92L62 127M76 92L76 127M90 92L90 127"/>
    <path data-telling="" fill="#ff9ab8" d="M60 40C68 30 82 38 78 50C75 60 66 66 60 72C54 66 45 60 42 50C38 38 52 30 60 40Z"/>
  `,
  // A window with curtains tied to both sides, a sill and a pot of flowers on it.
  window: `
    <path data-part="frame" fill="#d9a066" d="M18 10L110 10L110 108L18 108Z"/>
    <path data-part="pane" data-telling="" fill="#dff0fa" d="M26 18L60 18L60 102L26 102Z"/>
    <path data-part="pane" data-telling="" fill="#dff0fa" d="M68 18L102 18L102 102L68 102Z"/>
    <path data-telling="" fill="#ffb3c7" d="M8 8L54 8C52 34 44 58 22 72C26 86 28 98 28 110L8 110Z"/>
    <path data-telling="" fill="#ffb3c7" d="M120 8L74 8C76 34 84 58 106 72C102 86 100 98 100 110L120 110Z"/>
    <path fill="#c98f4e" d="M4 2L124 2L124 12L4 12Z"/>
    <path data-part="sill" fill="#e8c48a" d="M4 108L124 108L124 118L4 118Z"/>
    <path data-part="flower" data-telling="" fill="#ffd75e" d="M59.2 67.3C55.2 56.9 72.8 56.9 68.8 67.3C77.5 60.3 82.9 77.1 71.8 76.5C81.2 82.6 66.9 93 64 82.2C61.1 93 46.8 82.6 56.2 76.5C45.1 77.1 50.5 60.3 59.2 67.3Z"/>
    <ellipse data-telling="" fill="#ff9a4a" cx="64" cy="74" rx="5" ry="5"/>
    <path data-part="pot" data-telling="" fill="#f08a6c" d="M48 92L80 92L76 110L52 110Z"/>
  `,
  // A toy soldier at attention on a round stand: a tall plumed hat, belts crossed on his chest, a rifle at his shoulder.
  "tin-soldier": `
    <ellipse fill="#8fd07c" cx="58" cy="120" rx="42" ry="7.5"/>
    <path data-part="leg" data-telling="" fill="#8fa8d8" d="M44 86L56 86L56 116L40 116Q38 110 44 108ZM60 86L72 86L72 108Q78 110 76 116L60 116Z"/>
    <path fill="#ff8a7a" d="M40 50L76 50L80 90L36 90Z"/>
    <path data-telling="" fill="#ffffff" d="M40 50L48 50L78 82L80 90L72 90L38 56ZM76 50L68 50L38 82L36 90L44 90L78 56Z"/>
    <path data-part="arm" fill="#ff8a7a" d="M40 50C30 50 24 58 24 70L24 86Q30 92 34 86L36 72Z"/>
    <path data-telling="" fill="#c98f4e" d="M98 2L104 2L104 70L112 92L100 96L96 74Z"/>
    <path data-part="arm" fill="#ff8a7a" d="M76 50C86 52 90 62 92 72L102 70L104 80L90 86C82 84 78 76 76 68Z"/>
    <ellipse fill="#ffe0c8" cx="58" cy="40" rx="17" ry="15"/>
    <ellipse data-telling="" fill="#2a2440" cx="52" cy="40" rx="2.4" ry="3"/>
    <ellipse data-telling="" fill="#2a2440" cx="64" cy="40" rx="2.4" ry="3"/>
    <path data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.2" d="M53 47Q58 51 63 47"/>
    <path data-telling="" fill="#ff8a7a" d="M58 0C64 0 66 6 64 12L52 12C50 6 52 0 58 0Z"/>
    <path data-telling="" fill="#9fb0e0" d="M42 10L74 10L76 32L40 32Z"/>
    <path data-telling="" fill="#ffe08a" d="M38 30Q58 24 78 30L78 37Q58 31 38 37Z"/>
  `,
  // A clown with a pointed hat shoots out of a box on a spring, arms up; a star on the box, a crank at its side.
  "jack-in-the-box": `
    <path data-telling="" fill="#cfd8e6" d="M46 86Q38 84 40 78L80 70Q88 72 86 78Z"/>
    <path data-telling="" fill="#cfd8e6" d="M48 78Q40 74 42 70L78 62Q86 64 84 70Z"/>
    <path data-part="arm" data-telling="" fill="#ffb3a0" d="M46 54C34 54 20 44 14 32Q4 34 4 24Q6 14 16 18Q24 18 22 28C28 36 36 42 48 44Z"/>
    <path data-part="arm" data-telling="" fill="#ffb3a0" d="M82 54C94 54 108 44 114 32Q124 34 124 24Q122 14 112 18Q104 18 106 28C100 36 92 42 80 44Z"/>
    <path data-telling="" fill="#ff8a7a" d="M42 46Q64 38 86 46L82 64L73 60L64 68L55 60L46 64Z"/>
    <path data-part="hair" data-telling="" fill="#ff9a4a" d="M46 26C36 20 28 28 32 36C36 42 44 40 48 36Z"/>
    <path data-part="hair" data-telling="" fill="#ff9a4a" d="M82 26C92 20 100 28 96 36C92 42 84 40 80 36Z"/>
    <ellipse fill="#ffe0c8" cx="64" cy="33" rx="19" ry="17"/>
    <ellipse data-telling="" fill="#ff6a5a" cx="64" cy="35" rx="4.6" ry="4.6"/>
    <ellipse data-telling="" fill="#2a2440" cx="56" cy="29" rx="2.4" ry="3.2"/>
    <ellipse data-telling="" fill="#2a2440" cx="72" cy="29" rx="2.4" ry="3.2"/>
    <path data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.2" d="M55 42Q64 48 73 42"/>
    <path data-telling="" fill="#8fc9f0" d="M48 20L62 2Q64 0 66 2L80 20Q64 12 48 20Z"/>
    <path fill="#ffd75e" d="M20 92L104 92L104 126L20 126Z"/>
    <path data-telling="" fill="#ff9a4a" d="M14 84L110 84L110 96L14 96Z"/>
    <path data-telling="" fill="#ffd75e" d="M62 100L65.2 107.6L73.4 108.3L67.1 113.7L69.1 121.7L62 117.4L54.9 121.7L56.9 113.7L50.6 108.3L58.8 107.6Z"/>
    <path data-telling="" fill="#cfd8e6" d="M104 108L116 108L116 100L124 100L124 116L104 116Z"/>
  `,
  // A violin on end: a narrow waist cut in on both sides, two f-holes, a curled scroll; the bow lies across beside it.
  violin: `
    <path data-telling="" fill="#c98f4e" d="M42 16C34 16 32 4 42 2C52 0 56 8 54 14L54 44L46 44L46 22Z"/>
    <path data-telling="" fill="#ffe08a" d="M36 18L44 18L44 23L36 23ZM36 28L44 28L44 33L36 33ZM56 22L64 22L64 27L56 27Z"/>
    <path fill="#e8a45c" d="M50 44C68 42 80 48 80 60C80 68 72 68 70 76C68 84 74 86 80 90C90 100 84 122 66 125L34 125C16 122 10 100 20 90C26 86 32 84 30 76C28 68 20 68 20 60C20 48 32 42 50 44Z"/>
    <path data-telling="" fill="#b9804d" d="M45 38L55 38L56 84L44 84Z"/>
    <path data-telling="" fill="#ffe08a" d="M38 92L62 92L60 98L40 98Z"/>
    <path data-telling="" fill="#b9804d" d="M42 102L58 102L55 122L45 122Z"/>
    <path data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M32 82Q26 88 32 94Q38 100 32 106M68 82Q74 88 68 94Q62 100 68 106"/>
    <path data-telling="" fill="#b9804d" d="M108 2L118 2C126 40 126 88 118 124L106 124L106 114L112 113C118 84 118 44 112 14L108 12Z"/>
    <path data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M108 10L108 116"/>
  `,
  // A round doll without feet that leans to one side and swings back: arcs on both sides.
  tumbler: `
    <ellipse transform="translate(62 64) rotate(15)" fill="#ff8a7a" cx="0" cy="20" rx="44" ry="38"/>
    <path transform="translate(62 64) rotate(15)" data-telling="" fill="#ffe08a" d="M-42 10Q0 28 42 10Q46 18 44 28Q0 46 -44 28Q-46 18 -42 10Z"/>
    <ellipse transform="translate(62 64) rotate(15)" data-part="face" data-telling="" fill="#ffe0c8" cx="0" cy="-26" rx="28" ry="26"/>
    <path transform="translate(62 64) rotate(15)" data-telling="" fill="#8fc9f0" d="M-29 -30C-28 -60 28 -60 29 -30Q0 -46 -29 -30Z"/>
    <ellipse transform="translate(62 64) rotate(15)" data-telling="" fill="#ffd75e" cx="0" cy="-56" rx="7" ry="7"/>
    <ellipse transform="translate(62 64) rotate(15)" data-telling="" fill="#2a2440" cx="-10" cy="-26" rx="3" ry="4"/>
    <ellipse transform="translate(62 64) rotate(15)" data-telling="" fill="#2a2440" cx="10" cy="-26" rx="3" ry="4"/>
    <path transform="translate(62 64) rotate(15)" data-telling="" fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M-8 -13Q0 -7 8 -13"/>
    <ellipse transform="translate(62 64) rotate(15)" data-telling="" fill="#ffffff" cx="0" cy="22" rx="9" ry="9"/>
    <path fill="none" stroke="#7a7a9a" stroke-width="2.4" d="M14 30Q4 46 6 66M24 38Q18 48 18 60M116 44Q124 60 122 80M106 52Q110 60 110 72"/>
    <path fill="#d9e0ea" d="M8 122L120 122L120 127L8 127Z"/>
  `,
  // A kite shaped like a swallow: wings swept up, a forked tail, flowers painted on; its string runs to a reel.
  "swallow-kite": `
    <path data-telling="" fill="none" stroke="#6a5a7a" stroke-width="2.4" d="M64 62Q84 92 112 106"/>
    <path data-part="wing" data-telling="" fill="#8fa8e0" d="M52 34C34 40 12 32 4 8C20 4 44 12 56 24Z"/>
    <path data-part="wing" data-telling="" fill="#8fa8e0" d="M76 34C94 40 116 32 124 8C108 4 84 12 72 24Z"/>
    <path data-part="tail" data-telling="" fill="#8fa8e0" d="M58 60C50 82 36 98 18 110C34 116 54 100 63 74Z"/>
    <path data-part="tail" data-telling="" fill="#8fa8e0" d="M70 60C74 82 78 100 88 116C72 112 62 94 62 74Z"/>
    <path fill="#ffffff" d="M64 4C74 4 80 12 78 22C86 36 82 58 64 72C46 58 42 36 50 22C48 12 54 4 64 4Z"/>
    <path data-telling="" fill="#ff8a7a" d="M64 34C72 38 72 50 64 56C56 50 56 38 64 34Z"/>
    <ellipse data-telling="" fill="#ffd75e" cx="30" cy="20" rx="7" ry="7"/>
    <ellipse data-telling="" fill="#ffd75e" cx="98" cy="20" rx="7" ry="7"/>
    <path data-telling="" fill="#ffb04a" d="M59 18L69 18L64 28Z"/>
    <ellipse data-telling="" fill="#2a2440" cx="58" cy="13" rx="2.4" ry="3.2"/>
    <ellipse data-telling="" fill="#2a2440" cx="70" cy="13" rx="2.4" ry="3.2"/>
    <path data-telling="" fill="#c98f4e" d="M104 110L112 104L126 122L118 127Z"/>
    <ellipse data-telling="" fill="#ffe08a" cx="106" cy="104" rx="13" ry="13"/>
    <ellipse data-telling="" fill="#c98f4e" cx="106" cy="104" rx="4.5" ry="4.5"/>
  `,
  // A round paper with a scalloped edge, petals and drops cut out of it all around a flower; scissors lie on it.
  "paper-cut": `
    <path data-telling="" fill="#ff7a6a" d="M105 56Q112.9 67.3 101.3 74.8Q104.2 88.2 90.6 90.6Q88.2 104.2 74.8 101.3Q67.3 112.9 56 105Q44.7 112.9 37.2 101.3Q23.8 104.2 21.4 90.6Q7.8 88.2 10.7 74.8Q0.5 67.3 7 56Q0.5 44.7 10.7 37.2Q7.8 23.8 21.4 21.4Q23.8 7.8 37.2 10.7Q44.7 0.5 56 7Q67.3 0.5 74.8 10.7Q88.2 7.8 90.6 21.4Q104.2 23.8 101.3 37.2Q112.9 44.7 105 56Z"/>
    <path transform="translate(56 56) rotate(0)" data-telling="" fill="#ffffff" d="M0 -18C-10 -26 -14 -40 -6 -44Q-2 -46 0 -40Q2 -46 6 -44C14 -40 10 -26 0 -18Z"/>
    <path transform="translate(56 56) rotate(90)" data-telling="" fill="#ffffff" d="M0 -18C-10 -26 -14 -40 -6 -44Q-2 -46 0 -40Q2 -46 6 -44C14 -40 10 -26 0 -18Z"/>
    <path transform="translate(56 56) rotate(180)" data-telling="" fill="#ffffff" d="M0 -18C-10 -26 -14 -40 -6 -44Q-2 -46 0 -40Q2 -46 6 -44C14 -40 10 -26 0 -18Z"/>
    <path transform="translate(56 56) rotate(270)" data-telling="" fill="#ffffff" d="M0 -18C-10 -26 -14 -40 -6 -44Q-2 -46 0 -40Q2 -46 6 -44C14 -40 10 -26 0 -18Z"/>
    <path transform="translate(56 56) rotate(45)" data-telling="" fill="#ffffff" d="M0 -22C-5 -30 -5 -38 0 -46C5 -38 5 -30 0 -22Z"/>
    <path transform="translate(56 56) rotate(225)" data-telling="" fill="#ffffff" d="M0 -22C-5 -30 -5 -38 0 -46C5 -38 5 -30 0 -22Z"/>
    <path transform="translate(56 56) rotate(315)" data-telling="" fill="#ffffff" d="M0 -22C-5 -30 -5 -38 0 -46C5 -38 5 -30 0 -22Z"/>
    <path data-telling="" fill="#ffffff" d="M52.1 49.3C49.2 39.9 62.8 39.9 59.9 49.3C66.6 42.1 73.4 53.8 63.7 56C73.4 58.2 66.6 69.9 59.9 62.7C62.8 72.1 49.2 72.1 52.1 62.7C45.4 69.9 38.6 58.2 48.3 56C38.6 53.8 45.4 42.1 52.1 49.3Z"/>
    <path transform="translate(100 98) rotate(-38)" data-telling="" fill="#cfd8e6" d="M-3 -6L-9 -48Q-2 -50 3 -8Z"/>
    <path transform="translate(100 98) rotate(-38)" data-telling="" fill="#cfd8e6" d="M3 -6L9 -48Q2 -50 -3 -8Z"/>
    <path transform="translate(100 98) rotate(-38)" data-telling="" fill="#ffd75e" d="M-2 -8C-4 6 -2 26 -14 28C-26 28 -26 8 -14 6C-8 4 -6 -2 -4 -8Z"/>
    <path transform="translate(100 98) rotate(-38)" data-telling="" fill="#ffd75e" d="M2 -8C4 6 2 26 14 28C26 28 26 8 14 6C8 4 6 -2 4 -8Z"/>
    <ellipse transform="translate(100 98) rotate(-38)" data-telling="" fill="#ffffff" cx="-14" cy="17" rx="5" ry="6"/>
    <ellipse transform="translate(100 98) rotate(-38)" data-telling="" fill="#ffffff" cx="14" cy="17" rx="5" ry="6"/>
  `,
  // A round table on one foot under a parasol, a steaming cup on it, a chair on each side.
  "cafe-table": `
    <path fill="#c98f4e" d="M61 4L67 4L67 84L61 84Z"/>
    <path data-telling="" fill="#ff9a8a" d="M64 2C94 4 116 18 122 40Q112 48 103 40Q93 48 84 40Q74 48 64 40Q54 48 44 40Q35 48 25 40Q16 48 6 40C12 18 34 4 64 2Z"/>
    <path data-telling="" fill="none" stroke="#8a3a2a" stroke-width="2.4" d="M64 4Q48 18 44 40M64 4L64 40M64 4Q80 18 84 40"/>
    <path data-telling="" fill="#b9c8d8" d="M2 58L10 58L14 90L34 90L34 98L34 126L27 126L27 98L13 98L11 126L4 126L6 96Z"/>
    <path data-telling="" fill="#b9c8d8" d="M126 58L118 58L114 90L94 90L94 98L94 126L101 126L101 98L115 98L117 126L124 126L122 96Z"/>
    <path data-telling="" fill="#c98f4e" d="M60 82L68 82L68 114L84 126L44 126L60 114Z"/>
    <ellipse data-telling="" fill="#fff6e4" cx="64" cy="80" rx="36" ry="8"/>
    <path data-telling="" fill="#8fc9f0" d="M70 62L90 62L87 76Q80 80 73 76Z"/>
  `,
  // A long vaulted board on two stands, its bridges in a slanting row, a string from each.
  guzheng: `
    <path data-telling="" fill="#c8814a" d="M18 78L30 78L40 124L30 124L24 98L18 124L8 124ZM98 78L110 78L120 124L110 124L104 98L98 124L88 124Z"/>
    <path data-telling="" fill="#e0a860" d="M6 60L122 60Q127 60 127 66L125 82Q124 86 119 86L9 86Q4 86 3 82L1 66Q1 60 6 60Z"/>
    <path data-telling="" fill="#f6d9a4" d="M14 28L114 28Q118 28 120 32L127 60Q128 66 121 66L7 66Q0 66 1 60L8 32Q10 28 14 28Z"/>
    <path data-telling="" fill="#fff8ec" d="M14 28L26 28L20 66L7 66Q0 66 1 60L8 32Q10 28 14 28ZM104 28L114 28Q118 28 120 32L127 60Q128 66 121 66L110 66Z"/>
    <path data-telling="" fill="#ffe08a" d="M34 22L43 38L25 38ZM58 33L67 49L49 49ZM82 44L91 60L73 60Z"/>
    <path fill="none" data-telling="" stroke="#3a2440" stroke-width="2.4" d="M50 34L98 34M74 45L100 45M30 56L66 56"/>
  `,
};
