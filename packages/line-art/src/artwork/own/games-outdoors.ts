import { eye } from "./eye.ts";

/** Things of the gymnasium, the sports field and the adventure playground: 128 × 128 boxes. */
export const gamesOutdoors: Readonly<Record<string, string>> = {
  // A child on its back in the snow, wings and a skirt swept by arms and legs; seen from above.
  "snow-angel": `
    <path data-part="wing" fill="#eaf4fb" d="M56 46L14 24C4 38 3 62 14 78L52 66Z"/>
    <path data-part="wing" fill="#eaf4fb" d="M72 46L114 24C124 38 125 62 114 78L76 66Z"/>
    <path fill="#eaf4fb" d="M50 78L24 114C42 128 86 128 104 114L78 78Z"/>
    <path data-part="trousers" fill="#5d9be0" d="M52 78L37 106L52 113L64 92Z"/>
    <path data-part="trousers" fill="#5d9be0" d="M76 78L91 106L76 113L64 92Z"/>
    <path data-part="shoe" fill="#d98a5b" d="M38 103C30 106 29 116 36 119C43 122 51 118 53 111Z"/>
    <path data-part="shoe" fill="#d98a5b" d="M90 103C98 106 99 116 92 119C85 122 77 118 75 111Z"/>
    <path data-part="arm" fill="#ef8f8f" d="M54 46L24 43L23 57L54 62Z"/>
    <path data-part="arm" fill="#ef8f8f" d="M74 46L104 43L105 57L74 62Z"/>
    <circle data-part="hand" fill="#ffd95e" cx="19" cy="50" r="8"/>
    <circle data-part="hand" fill="#ffd95e" cx="109" cy="50" r="8"/>
    <path data-part="suit" fill="#ef8f8f" d="M50 44C58 40 70 40 78 44L81 84C72 91 56 91 47 84Z"/>
    <path fill="none" stroke="#8a3a3a" stroke-width="2.2" d="M64 46L64 88"/>
    <circle data-part="face" fill="#ffe0c4" cx="64" cy="28" r="18"/>
    <path data-part="hat" fill="#5d9be0" d="M47 18C47 2 81 2 81 18Z"/>
    <path data-part="hat" fill="#cfe6fa" d="M44 20C44 14 48 14 52 14L76 14C80 14 84 14 84 20C84 25 80 24 76 23C68 21 60 21 52 23C48 24 44 25 44 20Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="57" cy="30" rx="2.4" ry="3.2"/>
    <ellipse data-part="eye" fill="#2a2440" cx="71" cy="30" rx="2.4" ry="3.2"/>
    <path fill="none" stroke="#6a3a3a" stroke-width="2.2" d="M58 37C61 41 67 41 70 37"/>
  `,
  // A gymnast hangs in the rings, arms stretched, legs in front.
  "gymnastics-rings": `
    <path fill="#d9a066" d="M17 2H111Q114 2 114 5V7Q114 10 111 10H17Q14 10 14 7V5Q14 2 17 2Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.4" d="M40 10V34M88 10V34"/>
    <circle data-part="ring" fill="#ffd35c" cx="40" cy="44" r="11"/>
    <circle fill="#ffffff" cx="40" cy="44" r="5.4"/>
    <circle data-part="ring" fill="#ffd35c" cx="88" cy="44" r="11"/>
    <circle fill="#ffffff" cx="88" cy="44" r="5.4"/>
    <path data-part="arm" fill="#ffe0c8" d="M56.9 84.1C55.3 85.3 50.8 84.2 49.1 83.5C47.4 82.8 47.7 81.5 46.6 80C45.5 78.5 43.9 76.4 42.6 74.5C41.4 72.6 40 70.5 39.1 68.5C38.1 66.4 37.5 64.2 36.9 62.3C36.4 60.3 36.1 58.2 35.8 56.7C35.5 55.2 34.7 54.8 35.2 53.4C35.7 51.9 37.2 48.4 38.8 48C40.4 47.5 43.6 49.5 44.8 50.6C46 51.7 45.5 53.1 45.9 54.5C46.3 56 46.7 57.9 47.2 59.3C47.7 60.8 48.1 62.1 48.9 63.5C49.7 65 50.7 66.4 51.9 67.9C53 69.4 54.6 71.3 55.8 72.8C56.9 74.2 58.7 74.6 58.9 76.5C59.1 78.4 58.6 82.9 56.9 84.1Z"/>
    <path data-part="arm" fill="#ffe0c8" d="M71.1 84.1C69.4 82.9 68.9 78.4 69.1 76.5C69.3 74.6 71.1 74.2 72.2 72.8C73.4 71.3 75 69.4 76.1 67.9C77.3 66.4 78.3 65 79.1 63.5C79.9 62.1 80.3 60.8 80.8 59.3C81.3 57.9 81.7 56 82.1 54.5C82.5 53.1 82 51.7 83.2 50.6C84.4 49.5 87.6 47.5 89.2 48C90.8 48.4 92.3 51.9 92.8 53.4C93.3 54.8 92.5 55.2 92.2 56.7C91.9 58.2 91.6 60.3 91.1 62.3C90.5 64.2 89.9 66.4 88.9 68.5C88 70.5 86.6 72.6 85.4 74.5C84.1 76.4 82.5 78.5 81.4 80C80.3 81.5 80.6 82.8 78.9 83.5C77.2 84.2 72.7 85.3 71.1 84.1Z"/>
    <circle data-part="hand" fill="#ffe0c8" cx="40" cy="52" r="6.4"/>
    <circle data-part="hand" fill="#ffe0c8" cx="88" cy="52" r="6.4"/>
    <path data-part="shirt" fill="#8fb8f0" d="M50 78C54.3 73.7 73.7 73.7 78 78C82.3 82.3 80.3 99.7 76 104C71.7 108.3 56.3 108.3 52 104C47.7 99.7 45.7 82.3 50 78Z"/>
    <path data-part="shorts" fill="#f2705a" d="M51 100C55.5 98 72.5 98 77 100C81.5 102 80 110 78 112C76 114 67.5 112 65 112C62.5 112 65.5 112 63 112C60.5 112 52 114 50 112C48 110 46.5 102 51 100Z"/>
    <path data-part="leg" fill="#ffe0c8" d="M58.6 105.7C60.3 106.3 61.8 110.3 62.1 111.9C62.5 113.6 61.1 114.2 60.5 115.5C60 116.8 59.2 118.4 58.7 119.7C58.2 120.9 57.7 122 57.3 123C56.9 123.9 57.4 124.7 56.3 125.4C55.2 126.2 52.2 128 50.8 127.6C49.4 127.1 48.1 123.8 47.7 122.6C47.3 121.3 48 121.1 48.3 120C48.6 119 48.9 117.7 49.3 116.3C49.7 114.9 50.3 113.1 50.7 111.8C51.1 110.4 50.5 109.1 51.9 108.1C53.2 107.1 56.9 105 58.6 105.7Z"/>
    <path data-part="leg" fill="#ffe0c8" d="M69.4 105.7C71.1 105 74.8 107.1 76.1 108.1C77.5 109.1 76.9 110.4 77.3 111.8C77.7 113.1 78.3 114.9 78.7 116.3C79.1 117.7 79.4 119 79.7 120C80 121.1 80.7 121.3 80.3 122.6C79.9 123.8 78.6 127.1 77.2 127.6C75.8 128 72.8 126.2 71.7 125.4C70.6 124.7 71.1 123.9 70.7 123C70.3 122 69.8 120.9 69.3 119.7C68.8 118.4 68 116.8 67.5 115.5C66.9 114.2 65.5 113.6 65.9 111.9C66.2 110.3 67.7 106.3 69.4 105.7Z"/>
    <circle data-part="face" fill="#ffe0c8" cx="64" cy="60" r="18"/>
    <path data-part="hair" fill="#c89a70" d="M46 58Q45 40 64 40Q83 40 82 58Q74 50 64 51Q54 50 46 58Z"/>
    ${eye(57, 61, 0.7)}
    ${eye(71, 61, 0.7)}
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M58 69Q64 74 70 69"/>
  `,
  // A child rides down a zip line in a harness and a helmet, between two trees.
  "zip-line": `
    <circle data-part="leaves" fill="#7fc868" cx="18" cy="26" r="17"/>
    <path fill="#c09070" d="M15 40H22Q24 40 24 42V122Q24 124 22 124H15Q13 124 13 122V42Q13 40 15 40Z"/>
    <circle data-part="leaves" fill="#7fc868" cx="112" cy="52" r="15"/>
    <path fill="#c09070" d="M109 64H115Q117 64 117 66V122Q117 124 115 124H109Q107 124 107 122V66Q107 64 109 64Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.4" d="M20 24L112 50"/>
    <path fill="#c8ccd4" d="M58 32H70Q74 32 74 36V38Q74 42 70 42H58Q54 42 54 38V36Q54 32 58 32Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.2" d="M64 42V62"/>
    <path data-part="arm" fill="#ffe0c8" d="M54.5 86.2C52.9 86.4 50.1 83.8 49 82.6C48 81.4 48.7 80.5 48.4 78.8C48.1 77.1 47.5 74.6 47.4 72.4C47.2 70.1 47.1 67.4 47.6 65.1C48.1 62.8 49.4 60.5 50.5 58.5C51.6 56.5 53.1 54.6 54.2 53.1C55.2 51.7 55.3 50.7 56.5 50C57.8 49.3 60.5 48.4 61.7 49.1C62.8 49.7 63.6 52.5 63.5 54C63.4 55.5 61.9 56.5 61 58C60 59.4 58.7 61.3 58 62.8C57.2 64.3 56.6 65.5 56.4 66.9C56.2 68.3 56.4 69.6 56.6 71.2C56.9 72.8 57.4 75 57.8 76.7C58.2 78.4 59.5 79.8 59 81.4C58.4 83 56.2 86 54.5 86.2Z"/>
    <path data-part="arm" fill="#ffe0c8" d="M75.5 86.2C73.8 86 71.6 83 71 81.4C70.5 79.8 71.9 78.3 72.3 76.6C72.7 74.9 73.3 72.8 73.5 71.2C73.7 69.6 74 68.5 73.7 67.2C73.3 65.8 72.6 64.7 71.7 63.2C70.7 61.7 69.1 59.8 67.9 58.3C66.8 56.8 65.1 55.8 64.7 54.3C64.4 52.8 65 50 66 49.3C67.1 48.5 69.9 49.1 71.3 49.7C72.6 50.3 72.9 51.4 74.2 52.8C75.4 54.2 77.3 56.1 78.7 58.1C80.1 60.2 81.7 62.5 82.3 64.8C83 67.2 82.9 70 82.8 72.4C82.7 74.7 82 77.2 81.7 78.9C81.4 80.6 82 81.4 81 82.6C79.9 83.8 77.1 86.4 75.5 86.2Z"/>
    <path data-part="leg" fill="#8fb8f0" d="M61.6 95.2C63.5 95.9 65.1 100.3 65.7 101.9C66.3 103.4 65.3 103.2 65 104.5C64.6 105.8 64.3 107.9 63.4 109.8C62.6 111.7 61.6 114 60.1 115.7C58.6 117.3 56.3 118.5 54.5 119.4C52.7 120.4 50.6 121 49.2 121.5C47.8 122 47.7 122.7 46.2 122.5C44.7 122.2 41 121.4 40.2 119.9C39.5 118.4 40.9 114.9 41.8 113.5C42.7 112.2 44.3 112.4 45.6 111.8C46.9 111.2 48.7 110.5 49.8 109.9C50.8 109.3 51.4 109 51.9 108.3C52.4 107.7 52.4 107.2 52.7 106.2C53 105.2 53.3 103.5 53.5 102.2C53.8 100.8 53 99.3 54.3 98.1C55.6 96.9 59.7 94.6 61.6 95.2Z"/>
    <path data-part="leg" fill="#8fb8f0" d="M69.3 95C71.3 94.7 74.7 97.9 75.9 99.2C77.2 100.4 76.3 100.8 76.6 102.3C76.9 103.9 77.7 106.2 77.8 108.5C77.9 110.7 78 113.7 77.2 115.9C76.3 118.1 74.1 120.1 72.5 121.6C70.9 123 68.9 123.9 67.6 124.6C66.4 125.3 66.6 125.9 65.1 125.9C63.6 125.9 59.8 125.9 58.7 124.6C57.7 123.3 58.3 119.6 58.9 118.1C59.5 116.6 61.3 116.5 62.4 115.7C63.6 114.9 65.1 113.8 65.9 113.2C66.6 112.6 66.7 112.7 66.8 112.1C66.9 111.6 66.8 111.2 66.5 110.1C66.3 108.9 65.7 106.9 65.3 105.4C64.9 103.8 63.4 102.6 64.1 100.8C64.7 99.1 67.3 95.3 69.3 95Z"/>
    <path data-part="shirt" fill="#f2705a" d="M52 82C56 78.3 73.7 78.3 78 82C82.3 85.7 82 100.3 78 104C74 107.7 58.3 107.7 54 104C49.7 100.3 48 85.7 52 82Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M54 86L76 102M76 86L54 102"/>
    <circle data-part="face" fill="#ffe0c8" cx="65" cy="70" r="15"/>
    <path data-part="helmet" fill="#ffd35c" d="M49 68Q48 52 65 52Q82 52 81 68Q65 60 49 68Z"/>
    <circle fill="#2a2440" cx="60" cy="71" r="2"/>
    <circle fill="#2a2440" cx="70" cy="71" r="2"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M60 77Q65 82 70 77"/>
  `,
  javelin: `
    <path fill="#8fd07c" d="M2 126Q4 108 34 104Q64 100 98 106Q124 110 126 126Z"/>
    <path fill="#f0b070" d="M34.8 97.9L110.4 9.1L117.6 14.9L42.2 104.1Z"/>
    <path fill="#c8ced6" d="M22 120L33 92L46 103Z"/>
    <path fill="#e8685f" d="M66 53L82 34.5L94 45L78 63.5Z"/>
    <path fill="none" stroke="#7a2a20" stroke-width="2.2" d="M70 49L82 59M76 42L88 52"/>
    <path data-part="pole" fill="#ffffff" d="M96 74L103 74L103 116L96 116Z"/>
    <path data-part="flag" fill="#ffd35c" d="M102 74L126 84L102 94Z"/>
  `,
  // A boy who hops in a sack.
  "sack-race": `
    <path fill="none" stroke="#7a4a20" stroke-width="2.4" d="M10 92Q16 104 10 116M118 92Q112 104 118 116"/>
    <path data-part="arm" fill="#62b5f2" d="M44 54Q26 56 24 70Q24 78 34 76L48 68Z"/>
    <path data-part="arm" fill="#62b5f2" d="M84 54Q102 56 104 70Q104 78 94 76L80 68Z"/>
    <path data-part="shirt" fill="#62b5f2" d="M44 54Q64 46 84 54L88 78L40 78Z"/>
    <path data-part="sack" fill="#e0b878" d="M30 68Q38 74 47 68Q56 76 64 70Q72 76 81 68Q90 74 98 68Q94 90 102 112Q108 126 96 124Q88 118 64 120Q40 118 32 124Q20 126 26 112Q34 90 30 68Z"/>
    <circle data-part="patch" fill="#fff0c9" cx="64" cy="98" r="13"/>
    <path fill="none" stroke="#7a4a20" stroke-width="2.4" d="M61 94L65 91L65 105M40 104Q44 110 40 116M88 104Q84 110 88 116"/>
    <circle data-part="hand" fill="#ffd9b8" cx="32" cy="72" r="8"/>
    <circle data-part="hand" fill="#ffd9b8" cx="96" cy="72" r="8"/>
    <circle data-part="face" fill="#ffd9b8" cx="64" cy="31" r="26"/>
    <path data-part="hair" fill="#c98f54" d="M36 32Q34 4 64 3Q94 4 92 32Q86 18 76 18Q64 22 52 18Q42 18 36 32Z"/>
    <ellipse fill="#2a2440" cx="54" cy="32" rx="3.6" ry="4.8"/>
    <ellipse fill="#2a2440" cx="74" cy="32" rx="3.6" ry="4.8"/>
    <path fill="none" stroke="#7a2a20" stroke-width="2.4" d="M54 42Q64 53 74 42"/>
  `,
  // A board straight out over the waves, from a tower one climbs.
  "diving-board": `
    <path data-telling="" fill="#c8ccd4" d="M84 30L90 30L90 110L84 110ZM116 30L122 30L122 110L116 110Z"/>
    <path data-telling="" fill="#c8ccd4" d="M90 54L116 54L116 60L90 60ZM90 70L116 70L116 76L90 76ZM90 86L116 86L116 92L90 92Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.4" d="M87 30L87 10L119 10L119 30"/>
    <path data-telling="" fill="#ffd35c" d="M2 26L124 30L124 42L2 34Z"/>
    <path data-part="water" data-telling="" fill="#a8dcf8" d="M1 92Q11 80 22 92Q33 104 44 92Q54 80 64 92Q75 104 86 92Q96 80 106 92Q116 102 127 92L127 126L1 126Z"/>
    <path data-part="water" fill="#d0ecfb" d="M1 108Q11 98 22 108Q33 118 44 108Q54 98 64 108Q75 118 86 108Q96 98 106 108Q116 118 127 108L127 126L1 126Z"/>
    <path data-part="drop" data-telling="" fill="#e4f6ff" d="M28 62Q38 74 28 80Q18 74 28 62ZM12 70Q20 80 12 86Q4 80 12 70ZM46 68Q54 78 46 84Q38 78 46 68Z"/>
  `,
  // A tyre turned a little, so that its tread shows.
  tyre: `
    <path fill="#9aa4b0" d="M52 2L76 2Q126 6 126 64Q126 122 76 126L52 126Z"/>
    <path fill="none" stroke="#4a525c" stroke-width="2.4" d="M84 16L100 8M96 34L116 26M101 54L125 50M101 74L125 78M96 94L116 102M84 112L100 120"/>
    <ellipse fill="#c3ccd6" cx="52" cy="64" rx="49" ry="62"/>
    <ellipse fill="#ffffff" cx="50" cy="64" rx="29" ry="38"/>
    <ellipse fill="#9aa4b0" cx="50" cy="64" rx="20" ry="28"/>
    <ellipse fill="#ffd35c" cx="50" cy="64" rx="8" ry="11"/>
  `,
  // A tyre on a rope under a tree.
  "tyre-swing": `
    <path data-part="rope" fill="#f7dcb0" d="M59 28L69 28L69 72L59 72Z"/>
    <path data-part="leaves" fill="#8fd07c" d="M4 26Q0 8 20 8Q34 0 48 6Q64 0 80 6Q96 0 108 8Q128 8 124 26Q120 42 100 36Q86 46 68 38Q50 46 34 37Q10 42 4 26Z"/>
    <circle fill="#9aa4b0" cx="64" cy="92" r="34"/>
    <ellipse fill="#ffffff" cx="64" cy="92" rx="18" ry="18"/>
    <path data-part="rope" fill="#f7dcb0" d="M57 52L71 52L71 78L57 78Z"/>
    <path fill="none" stroke="#4a525c" stroke-width="2.4" d="M38 78L44 81M34 93L41 93M38 108L44 104M90 78L84 81M94 93L87 93M90 108L84 104M64 115L64 121M50 112L46 118M78 112L82 118"/>
  `,
  // Bars of equal height for gymnasts.
  "parallel-bars": `
    <path fill="#9fd0f0" d="M2 112L14 98L114 98L126 112L126 124L2 124Z"/>
    <path fill="#c8ced6" d="M34 44L42 44L42 106L34 106Z"/>
    <path fill="#c8ced6" d="M104 44L112 44L112 106L104 106Z"/>
    <path fill="#f0b070" d="M22 36L124 36Q128 40 124 46L22 46Q18 42 22 36Z"/>
    <path fill="#c8ced6" d="M16 70L26 70L26 118L16 118Z"/>
    <path fill="#c8ced6" d="M88 70L98 70L98 118L88 118Z"/>
    <path fill="#f0b070" d="M4 60L110 60Q114 65 110 71L4 71Q0 66 4 60Z"/>
  `,
  // A padded horse with two grips.
  "pommel-horse": `
    <path fill="#9fd0f0" d="M2 112L126 112L126 124L2 124Z"/>
    <path fill="#c8ced6" d="M34 70L46 70L36 114L22 114Z"/>
    <path fill="#c8ced6" d="M82 70L94 70L106 114L92 114Z"/>
    <path fill="#ffd35c" d="M36 46L36 32Q36 18 48 18Q60 18 60 32L60 46L51 46L51 32Q51 28 48 28Q45 28 45 32L45 46Z"/>
    <path fill="#ffd35c" d="M68 46L68 32Q68 18 80 18Q92 18 92 32L92 46L83 46L83 32Q83 28 80 28Q77 28 77 32L77 46Z"/>
    <path fill="#e8a070" d="M16 42L112 42Q126 44 126 58Q126 78 108 78L20 78Q2 78 2 58Q2 44 16 42Z"/>
    <path fill="none" stroke="#7a4a20" stroke-width="2.4" d="M34 43L34 77M94 43L94 77"/>
  `,
  // A stone with a handle, on its target of ice.
  "curling-stone": `
    <ellipse fill="#9fd0f0" cx="64" cy="100" rx="62" ry="26"/>
    <ellipse fill="#ffffff" cx="64" cy="99" rx="48" ry="18"/>
    <path fill="#b8c0ca" d="M16 74Q16 52 64 52Q112 52 112 74L112 84Q112 106 64 106Q16 106 16 84Z"/>
    <path fill="#e4eaf0" d="M16 72Q16 52 64 52Q112 52 112 72Q112 88 64 88Q16 88 16 72Z"/>
    <path data-part="handle" fill="#e8685f" d="M54 68L54 44Q54 26 72 26L106 26Q114 26 114 33Q114 40 106 40L78 40Q74 40 74 46L74 68Q64 72 54 68Z"/>
  `,
  // A sleigh of two on a run of ice.
  bobsled: `
    <path fill="#e4f2fb" d="M2 126L2 108Q40 120 84 112Q110 106 126 88L126 126Z"/>
    <circle data-part="helmet" fill="#5fa8e0" cx="52" cy="38" r="21"/>
    <circle data-part="helmet" fill="#7cc977" cx="90" cy="30" r="21"/>
    <path fill="#ffffff" d="M30 32L52 32Q56 32 56 36L56 44Q54 48 48 48L34 48Q28 40 30 32Z"/>
    <path fill="#ffffff" d="M68 24L90 24Q94 24 94 28L94 36Q92 40 86 40L72 40Q66 32 68 24Z"/>
    <path fill="#e8685f" d="M4 88Q2 62 36 56L70 52L104 44L112 30L124 30L122 84Q118 96 100 98Q50 106 14 100Q4 98 4 88Z"/>
    <path fill="none" stroke="#2a2440" stroke-width="2.4" d="M38 38L54 38Q56 46 48 48L40 46M72 34L88 34Q90 42 82 44L74 42"/>
    <path data-part="stripe" fill="#ffffff" d="M40 74L120 64L118 82L36 90Z"/>
    <path fill="#c8ced6" d="M14 110Q6 110 6 104Q8 100 14 103Q60 108 108 98L112 104Q60 116 14 110Z"/>
  `,
  // A mask of wire and a foil.
  fencing: `
    <path fill="#c8ced6" d="M94.4 97.6L8 13L2 2L13 8L99.6 92.4Z"/>
    <path data-part="handle" fill="#c98f54" d="M96 102L104 94L124 114Q126 122 122 124Q118 126 116 124Z"/>
    <path fill="#ffd35c" d="M82 106Q78 92 86 84Q92 78 106 82Q106 94 100 100Q94 106 82 106Z"/>
    <path data-part="mask" fill="#e4eaf0" d="M12 68Q12 34 40 34Q68 34 68 68Q68 98 40 104Q12 98 12 68Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2.2" d="M26 46Q22 70 28 90M40 44L40 94M54 46Q58 70 52 90M18 62L62 62M18 78L62 78"/>
    <path fill="#9fd0f0" d="M12 82Q8 116 22 120Q40 126 58 120Q72 116 68 82Q62 98 40 104Q18 98 12 82Z"/>
  `,
};
