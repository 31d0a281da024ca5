/** Vehicles seen from the side, driving left: 128 × 128 boxes, wheels on the bottom edge. */

const wheel = (x: number, y: number, r: number) => `
    <circle data-part="wheel" fill="#8a919b" cx="${x}" cy="${y}" r="${r}"/>
    <circle data-part="hub" fill="#e9edf2" cx="${x}" cy="${y}" r="${r * 0.52}"/>`;

export const vehicles: Readonly<Record<string, string>> = {
  // An excavator on tracks, its bucket reaching down in front.
  excavator: `
    <path data-part="chassis" fill="#c8ced6" d="M72 86L108 86L108 100L72 100Z"/>
    <path data-part="track" fill="#8a919b" d="M54 96L112 96C126 96 126 122 112 122L54 122C40 122 40 96 54 96Z"/>
    <circle data-part="wheel" fill="#e9edf2" cx="56" cy="109" r="7"/>
    <circle data-part="wheel" fill="#e9edf2" cx="83" cy="109" r="7"/>
    <circle data-part="wheel" fill="#e9edf2" cx="110" cy="109" r="7"/>
    <path data-part="bodywork" fill="#f9bd3f" d="M58 66L112 66C119 66 122 70 122 76L122 84C122 88 119 90 116 90L58 90Z"/>
    <path data-part="cab" fill="#f9bd3f" d="M60 44C60 38 63 36 68 36L88 36C93 36 96 39 96 44L96 90L60 90Z"/>
    <path data-part="window" fill="#8fd3f7" d="M66 48C66 45 67 43 70 43L86 43C88 43 90 45 90 48L90 66L66 66Z"/>
    <path data-part="boom" fill="#ffd166" d="M72 84C70 62 60 38 42 20L35 13L27 20C44 36 54 58 57 84Z"/>
    <path data-part="bucket" fill="#8a919b" d="M8 66L32 66C36 80 30 94 16 96L5 96L8 88L3 84L9 78Z"/>
    <path data-part="boom" fill="#ffd166" d="M27 18L41 16L29 70L14 70Z"/>
    <circle data-part="joint" fill="#e9edf2" cx="34" cy="20" r="9"/>
    <circle data-part="joint" fill="#e9edf2" cx="65" cy="81" r="9"/>
    <path fill="none" stroke="#8a6414" stroke-width="2" d="M102 74L116 74M102 81L116 81"/>
  `,
  // A dump truck with a full load of sand.
  "dump-truck": `
    <path data-part="load" fill="#e8c48a" d="M54 46C60 34 70 36 74 30C80 22 94 24 98 32C106 32 112 38 114 46Z"/>
    <path data-part="chassis" fill="#8a919b" d="M40 92L114 92L114 102L40 102Z"/>
    <path data-part="tipper" fill="#f9bd3f" d="M42 42L124 42L116 92L42 92Z"/>
    <path data-part="panel" fill="#fff6d8" d="M64 54L76 54L76 82L64 82Z"/>
    <path data-part="panel" fill="#fff6d8" d="M86 54L98 54L96 82L86 82Z"/>
    <path data-part="cab" fill="#ff7b5a" d="M12 58C13 52 16 50 20 50L42 50C45 50 47 52 47 55L47 104L6 104L6 84C6 81 8 79 10 78Z"/>
    <path data-part="window" fill="#9bdcff" d="M19 58L38 58L38 76L16 76Z"/>
    <circle data-part="headlight" fill="#fff2b0" cx="13" cy="90" r="4"/>
    <path fill="none" stroke="#8a2f1a" stroke-width="2" d="M30 83L38 83"/>
    ${wheel(28, 109, 15)}
    ${wheel(77, 109, 15)}
    ${wheel(108, 109, 15)}
  `,
  // A garbage truck with a leaf on its side, lifting a bin at the back.
  "garbage-truck": `
    <path data-part="chassis" fill="#8a919b" d="M30 96L104 96L104 106L30 106Z"/>
    <path data-part="bodywork" fill="#7cc977" d="M42 34C42 30 44 28 48 28L84 28C98 28 106 42 106 60L106 98L42 98Z"/>
    <path data-part="leaf" fill="#f6ffe8" d="M54 72C48 56 59 44 82 44C84 64 73 76 58 74Z"/>
    <path fill="none" stroke="#3c8a3c" stroke-width="2" d="M52 80C58 68 64 61 73 54"/>
    <path data-part="bin" fill="#9ad0e8" d="M103 62L124 62L121 98L106 98Z"/>
    <path data-part="lid" fill="#9ad0e8" d="M101 53L126 53L126 62L101 62Z"/>
    <path fill="none" stroke="#2f6d88" stroke-width="2" d="M110.5 70L111.5 90M117 70L116 90"/>
    <path data-part="cab" fill="#ffffff" d="M12 60C13 53 16 50 21 50L46 50L46 104L6 104L6 86C6 82 8 80 10 79Z"/>
    <path data-part="window" fill="#6fc0f0" d="M20 58L38 58L38 76L16 76Z"/>
    <circle data-part="headlight" fill="#fff2b0" cx="13" cy="91" r="4"/>
    <path data-part="siren" fill="#ffa63d" d="M22 50C22 41 34 41 34 50Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M30 83L38 83"/>
    ${wheel(28, 109, 15)}
    ${wheel(84, 109, 15)}
  `,
  // A monster truck on giant wheels, a star on its door.
  "monster-truck": `
    <path data-part="chassis" fill="#8a919b" d="M36 74L92 74L98 92L30 92Z"/>
    <path data-part="bodywork" fill="#ff7b5a" d="M4 56C4 50 8 47 14 46L34 43L46 24C48 21 50 20 54 20L78 20C82 20 84 22 85 25L90 44L118 44C122 44 124 46 124 50L124 66C124 72 120 76 114 76L14 76C8 76 4 72 4 66Z"/>
    <path data-part="window" fill="#bfe4f7" d="M44 43L54 28L64 28L64 43Z"/>
    <path data-part="window" fill="#bfe4f7" d="M70 28L77 28L82 43L70 43Z"/>
    <path data-part="star" fill="#ffd866" d="M66 48L69.5 55.5L77.5 56.5L71.5 62L73 70L66 66L59 70L60.5 62L54.5 56.5L62.5 55.5Z"/>
    <path data-part="headlight" fill="#fff2b0" d="M4.5 54L14 54C17 54 17 62 14 62L4 62Z"/>
    ${wheel(30, 96, 28)}
    ${wheel(98, 96, 28)}
    <circle data-part="axle" fill="#ff7b5a" cx="30" cy="96" r="6"/>
    <circle data-part="axle" fill="#ff7b5a" cx="98" cy="96" r="6"/>
  `,
  // A cement mixer truck with a striped drum and a chute.
  "cement-mixer": `
    <path data-part="chute" fill="#8a919b" d="M106 50L116 50L124 76L116 78Z"/>
    <path data-part="chassis" fill="#8a919b" d="M40 94L122 94L122 104L40 104Z"/>
    <path data-part="support" fill="#c8ced6" d="M96 76L112 94L92 94Z"/>
    <path data-part="support" fill="#c8ced6" d="M52 80L66 94L48 94Z"/>
    <path data-part="mixerDrum" fill="#ffe9c2" d="M50 58C52 50 58 46 64 44L96 28C104 25 108 28 112 36L118 48C120 54 118 58 112 62L86 84C74 92 50 84 50 68Z"/>
    <path data-part="stripe" fill="#ff9f5a" d="M64 44L78 37C74 52 78 72 90 81L86 84C82 87 77 88 72 87C62 76 60 58 64 44Z"/>
    <path data-part="stripe" fill="#ff9f5a" d="M92 30L101 27C98 38 102 54 109 64L101 71C92 60 88 44 92 30Z"/>
    <path data-part="cab" fill="#62b5f2" d="M12 56C13 50 16 47 21 47L42 47C45 47 47 49 47 52L47 104L6 104L6 84C6 81 8 79 10 78Z"/>
    <path data-part="window" fill="#d9f0fb" d="M19 56L38 56L38 75L16 75Z"/>
    <circle data-part="headlight" fill="#fff2b0" cx="13" cy="90" r="4"/>
    <path fill="none" stroke="#1f5f8f" stroke-width="2" d="M30 82L38 82"/>
    ${wheel(28, 109, 15)}
    ${wheel(77, 109, 15)}
    ${wheel(108, 109, 15)}
  `,
  // A fire engine from the side, a ladder on its roof.
  "fire-truck": `
    <path data-part="ladder" fill="#ffffff" d="M40 36L118 10L124 24L56 47L40 52Z"/>
    <path fill="none" stroke="#5a5a6a" stroke-width="2.4" d="M70 26L75 41M94 18L99 33"/>
    <path data-part="siren" fill="#6fa8f0" d="M13 34C13 18 35 18 35 34Z"/>
    <path data-part="body" fill="#f07a6a" d="M46 46L119 46Q125 46 125 52L125 105L46 105Z"/>
    <path data-part="cab" fill="#ff9f8a" d="M3 105L3 78Q9 56 15 38Q16 33 22 33L46 33L46 105Z"/>
    <path data-part="window" fill="#d9f0fb" d="M13 72L21 43L38 43L38 72Z"/>
    <path data-part="locker" fill="#ffe07a" d="M54 55L82 55L82 82L54 82Z"/>
    <circle data-part="hoseReel" fill="#ffffff" cx="104" cy="68" r="13"/>
    <circle data-part="wheel" fill="#c3cad3" cx="27" cy="106" r="18"/>
    <circle fill="#e8ebee" cx="27" cy="106" r="8"/>
    <circle data-part="wheel" fill="#c3cad3" cx="99" cy="106" r="18"/>
    <circle fill="#e8ebee" cx="99" cy="106" r="8"/>
  `,
  // A pirate ship under full sail, a skull on the mainsail.
  "pirate-ship": `
    <path data-part="mast" fill="#c89058" d="M62 6L67 6L67 92L62 92Z"/>
    <path data-part="mast" fill="#c89058" d="M106 28L111 28L111 92L106 92Z"/>
    <path data-part="flag" fill="#ff7b5a" d="M62 5C54 2 48 9 40 5L40 16C48 20 54 13 62 16Z"/>
    <path data-part="sail" fill="#ffe9c2" d="M48 34C32 42 16 58 7 78L48 78Z"/>
    <path data-part="sail" fill="#ff8f80" d="M35 24C49 28 75 28 89 24C84 42 84 56 89 74C75 70 49 70 35 74C40 56 40 42 35 24Z"/>
    <path data-part="sail" fill="#fff3d6" d="M95 38L121 38C117 48 117 60 121 70L95 70C99 60 99 48 95 38Z"/>
    <path data-part="skull" fill="#ffffff" d="M64 34C74 34 80 41 80 48C80 53 77 56 74 58L73 65L55 65L54 58C51 56 48 53 48 48C48 41 54 34 64 34Z"/>
    <circle fill="#20242a" cx="58" cy="49" r="4"/>
    <circle fill="#20242a" cx="70" cy="49" r="4"/>
    <path fill="none" stroke="#20242a" stroke-width="2" d="M61 60L61 64.5M67 60L67 64.5"/>
    <path data-part="hull" fill="#d9a066" d="M4 82C14 90 24 92 34 92L90 92L96 78L124 78C122 98 116 112 106 124L38 124C22 116 10 102 4 82Z"/>
    <path fill="none" stroke="#8a5a24" stroke-width="2" d="M18 104L116 104"/>
    <path data-part="window" fill="#ffe9a8" d="M102 84L114 84L113 96L102 96Z"/>
  `,
  // A balloon in panels with a scalloped band, its basket big enough to ride in.
  "hot-air-balloon": `
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M42 82L46 100M86 82L82 100M58 84L57 100M70 84L71 100"/>
    <path data-part="envelope" fill="#ff8f6b" d="M64 2C94 2 114 22 114 45C114 62 98 76 88 84L40 84C30 76 14 62 14 45C14 22 34 2 64 2Z"/>
    <path data-part="stripe" fill="#ffe08a" d="M64 2C84 2 96 24 96 45C96 62 86 74 79 84L49 84C42 74 32 62 32 45C32 24 44 2 64 2Z"/>
    <path data-part="middleStripe" fill="#7fc8f0" d="M64 2C74 2 78 26 78 45C78 62 74 74 71 84L57 84C54 74 50 62 50 45C50 26 54 2 64 2Z"/>
    <path data-part="band" fill="#ffffff" d="M14 44Q23 58 32 46Q41 62 50 48Q64 64 78 48Q87 62 96 46Q105 58 114 44Q112 30 106 22Q100 30 92 26Q84 34 75 28Q64 34 53 28Q44 34 36 26Q28 30 22 22Q16 30 14 44Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M32 46Q32 36 36 26M50 48Q50 36 53 28M78 48Q78 36 75 28M96 46Q96 36 92 26"/>
    <circle data-part="bag" fill="#e8685f" cx="38" cy="112" r="7"/>
    <circle data-part="bag" fill="#e8685f" cx="90" cy="112" r="7"/>
    <path data-part="gondola" fill="#e3b878" d="M42 102L86 102L82 122C81 125 79 126 76 126L52 126C49 126 47 125 46 122Z"/>
    <path data-part="rim" fill="#c98f4e" d="M40 97L88 97C90 97 91 99 91 101C91 104 90 106 88 106L40 106C38 106 37 104 37 101C37 99 38 97 40 97Z"/>
  `,
  // A round yellow submarine with portholes and periscope.
  submarine: `
    <path data-part="periscope" fill="#f0a83a" d="M52 36L52 14C52 9 49 8 45 8L38 8L38 16L44 16L44 36Z"/>
    <path data-part="conningTower" fill="#f9bd3f" d="M40 52L44 34C45 30 48 28 52 28L76 28C80 28 83 30 84 34L88 52Z"/>
    <path data-part="propeller" fill="#ff9f5a" d="M117 81C108 70 110 56 119 52C127 58 126 72 117 81Z"/>
    <path data-part="propeller" fill="#ff9f5a" d="M117 81C108 92 110 106 119 110C127 104 126 90 117 81Z"/>
    <circle data-part="hub" fill="#8a919b" cx="117" cy="81" r="5"/>
    <path data-part="hull" fill="#ffd866" d="M44 46L82 46C102 46 114 60 114 80C114 100 102 114 82 114L44 114C20 114 5 100 5 80C5 60 20 46 44 46Z"/>
    <path fill="none" stroke="#a5761c" stroke-width="2" d="M9 94L110 94"/>
    <circle data-part="portholeFrame" fill="#8f98a4" cx="30" cy="74" r="13"/>
    <circle data-part="porthole" fill="#d9f3ff" cx="30" cy="74" r="8"/>
    <circle data-part="portholeFrame" fill="#8f98a4" cx="63" cy="74" r="11"/>
    <circle data-part="porthole" fill="#d9f3ff" cx="63" cy="74" r="6"/>
    <circle data-part="portholeFrame" fill="#8f98a4" cx="92" cy="74" r="11"/>
    <circle data-part="porthole" fill="#d9f3ff" cx="92" cy="74" r="6"/>
    <path data-part="rim" fill="#ff9f5a" d="M50 28L50 22L78 22L78 28Z"/>
    <circle data-part="window" fill="#d9f3ff" cx="64" cy="38" r="5"/>
  `,
  // A steam engine with funnel, dome and cab, puffing.
  "steam-train": `
    <path data-part="smoke" fill="#f1f5f9" d="M34 26C28 27 25 20 30 17C28 10 36 6 40 9C44 2 56 3 57 10C64 8 68 16 63 20C62 26 54 27 51 24C46 29 38 29 34 26Z"/>
    <path data-part="funnel" fill="#8a919b" d="M28 36L48 36L43 44L43 58L33 58L33 44Z"/>
    <path data-part="steamDome" fill="#ffd866" d="M58 56C58 42 76 42 76 56Z"/>
    <path data-part="boiler" fill="#62b5f2" d="M18 56L88 56L88 94L18 94C10 94 10 56 18 56Z"/>
    <path data-part="boilerFront" fill="#e6f7ff" d="M18 56C10 56 10 94 18 94C26 94 26 56 18 56Z"/>
    <path data-part="stripe" fill="#ff9f5a" d="M46 56L54 56L54 94L46 94Z"/>
    <path data-part="cab" fill="#ff7b5a" d="M82 34L120 34L120 102L82 102Z"/>
    <path data-part="window" fill="#e6f7ff" d="M90 44L112 44L112 64L90 64Z"/>
    <path data-part="roof" fill="#c8ced6" d="M78 26L124 26L124 34L78 34Z"/>
    <path data-part="chassis" fill="#ff7b5a" d="M16 92L122 92L122 102L16 102Z"/>
    <path data-part="plough" fill="#ffd866" d="M18 100L28 100L28 116L4 120Z"/>
    ${wheel(40, 112, 12)}
    ${wheel(67, 112, 12)}
    ${wheel(102, 106, 18)}
  `,
  // A rocket standing ready, round window, three fins and a flame.
  rocket: `
    <path data-part="flame" fill="#ffb347" d="M48 104C44 112 48 118 54 116C56 122 62 126 64 127C66 126 72 122 74 116C80 118 84 112 80 104Z"/>
    <path data-part="tailplane" fill="#ff7b5a" d="M42 66C26 74 20 90 22 110C30 104 38 102 48 104Z"/>
    <path data-part="tailplane" fill="#ff7b5a" d="M86 66C102 74 108 90 106 110C98 104 90 102 80 104Z"/>
    <path data-part="fuselage" fill="#eef2f7" d="M64 4C84 18 92 44 90 70C89 84 86 96 82 106L46 106C42 96 39 84 38 70C36 44 44 18 64 4Z"/>
    <path data-part="noseCone" fill="#ff7b5a" d="M64 4C74 11 81 20 85 32L43 32C47 20 54 11 64 4Z"/>
    <circle data-part="windowFrame" fill="#8f98a4" cx="64" cy="54" r="14"/>
    <circle data-part="window" fill="#d9f3ff" cx="64" cy="54" r="9"/>
    <path fill="none" stroke="#7f8fa5" stroke-width="2" d="M39.5 82L88.5 82M43 94L85 94"/>
  `,
  // The same, off the ground on its fire, between clouds of smoke.
  "launching-rocket": `
    <path data-part="smoke" data-telling="" fill="#dfe4ea" d="M65 124L14 124C4 124 0 112 8 107C4 98 14 90 23 94C26 86 40 86 44 94C54 92 65 98 65 108Z"/>
    <path data-part="smoke" data-telling="" fill="#dfe4ea" d="M64 124L114 124C124 124 128 112 120 107C124 98 114 90 105 94C102 86 88 86 84 94C74 92 64 98 64 108Z"/>
    <path data-part="flame" data-telling="" fill="#ffb347" d="M52 74C46 86 48 96 56 98C58 108 62 116 64 120C66 116 70 108 72 98C80 96 82 86 76 74Z"/>
    <path data-part="tailplane" fill="#ff7b5a" d="M48.2 48.5C36.7 54.3 32.4 65.8 33.8 80.2C39.6 75.9 45.4 74.4 52.6 75.9Z"/>
    <path data-part="tailplane" fill="#ff7b5a" d="M79.9 48.5C91.4 54.3 95.8 65.8 94.3 80.2C88.6 75.9 82.8 74.4 75.6 75.9Z"/>
    <path data-part="fuselage" fill="#eef2f7" d="M64.1 3.9C78.5 14 84.2 32.7 82.8 51.4C82.1 61.5 79.9 70.1 77 77.3L51.1 77.3C48.2 70.1 46.1 61.5 45.4 51.4C43.9 32.7 49.7 14 64.1 3.9Z"/>
    <path data-part="noseCone" fill="#ff7b5a" d="M64.1 3.9C71.3 8.9 76.3 15.4 79.2 24L49 24C51.8 15.4 56.9 8.9 64.1 3.9Z"/>
    <circle data-part="windowFrame" fill="#8f98a4" cx="64.1" cy="39.9" r="10.1"/>
    <circle data-part="window" data-telling="" fill="#d9f3ff" cx="64.1" cy="39.9" r="6.5"/>
    <path fill="none" stroke="#7f8fa5" stroke-width="2" d="M46.4 60L81.7 60M49 68.7L79.2 68.7"/>
  `,
  // A skateboard from the side.
  skateboard: `
    <path data-part="axle" fill="#c3ccd6" d="M24 104L46 104L40 114L30 114Z"/>
    <path data-part="axle" fill="#c3ccd6" d="M82 104L104 104L98 114L88 114Z"/>
    <path data-part="board" fill="#8fc9f0" d="M3 90C9 86 15 94 24 97L104 97C113 94 119 86 125 90C128 98 118 107 106 107L22 107C10 107 0 98 3 90Z"/>
    <circle data-part="wheel" fill="#ffd34d" cx="35" cy="116" r="9"/>
    <circle data-part="wheel" fill="#ffd34d" cx="93" cy="116" r="9"/>
    <circle data-part="hub" fill="#ffffff" cx="35" cy="116" r="3.4"/>
    <circle data-part="hub" fill="#ffffff" cx="93" cy="116" r="3.4"/>
  `,
  // A passenger ship: flag, two funnels, two decks with portholes, the bow raised.
  "passenger-ship": `
    <path fill="none" stroke="#6a4a2a" stroke-width="2.4" d="M32 66L32 8"/>
    <path data-part="flag" fill="#ffd84a" d="M32 6L57 6L50 15L57 24L32 24Z"/>
    <path data-part="funnel" fill="#f28b82" d="M64 3L83 3L83 42L64 42Z"/>
    <path data-part="funnel" fill="#f28b82" d="M91 3L110 3L110 42L91 42Z"/>
    <path data-part="stripe" fill="#fff2b0" d="M64 3L83 3L83 18L64 18Z"/>
    <path data-part="stripe" fill="#fff2b0" d="M91 3L110 3L110 18L91 18Z"/>
    <path data-part="deck" fill="#c8e8c4" d="M46 35L114 35Q117 35 117 38L117 60L40 60Z"/>
    <path data-part="deck" fill="#ffffff" d="M26 57L120 57Q123 57 123 60L123 86L20 86Z"/>
    <circle data-part="porthole" fill="#a8dcf8" cx="61" cy="46" r="7"/>
    <circle data-part="porthole" fill="#a8dcf8" cx="80" cy="46" r="7"/>
    <circle data-part="porthole" fill="#a8dcf8" cx="99" cy="46" r="7"/>
    <circle data-part="porthole" fill="#5fb4ea" cx="48" cy="69" r="7.5"/>
    <circle data-part="porthole" fill="#a8dcf8" cx="74" cy="69" r="7.5"/>
    <circle data-part="porthole" fill="#5fb4ea" cx="100" cy="69" r="7.5"/>
    <path data-part="hull" fill="#6fb4ea" d="M1 70Q12 80 28 81L127 81C126 98 121 113 111 122L30 122C14 110 4 92 1 70Z"/>
  `,
};
