import { eye } from "./eye.ts";

/** A camel; its back from the neck to the tail is one line with its humps. */
const camel = (back: string) => `
    <path data-part="tail" fill="#e0b070" d="M112 64C120 66 124 76 122 88L126 98L116 98L117 88C116 80 112 76 108 76Z"/>
    <path data-part="leg" fill="#cf9c5a" d="M56 88L66 88L66 122L56 122Z"/>
    <path data-part="leg" fill="#cf9c5a" d="M84 88L94 88L94 122L84 122Z"/>
    <path data-part="body" fill="#f0c88a" d="M32 30L46 40C44 50 48 56 56 56${back}C116 70 114 84 110 92L112 124L96 124L94 98C82 102 68 102 56 98L54 124L40 124L38 96C26 86 20 64 24 44Z"/>
    <path data-part="ear" fill="#cf9c5a" d="M42 20C42 12 48 8 54 8C56 16 52 24 46 27Z"/>
    <path data-part="head" fill="#f0c88a" d="M30 10C42 10 50 20 48 32C46 44 34 46 22 46C10 46 2 42 2 34C2 26 10 24 16 22C20 14 24 10 30 10Z"/>
    ${eye(31, 24)}
    <path fill="none" stroke="#7a5220" stroke-width="2" d="M7 30L10 29M5 38C10 42 16 41 20 38"/>`;

/** Animals of the savanna, the desert and the jungle, looking left: 128 × 128 boxes. */
export const farawayAnimals: Readonly<Record<string, string>> = {
  // A round hippo with a mighty muzzle.
  hippopotamus: `
    <path data-part="tail" fill="#b4a4cc" d="M112 66C118 62 124 66 124 74L118 84L112 78Z"/>
    <path data-part="leg" fill="#a394bd" d="M56 100L72 100L72 122L56 122Z"/>
    <path data-part="leg" fill="#a394bd" d="M80 100L94 100L94 122L80 122Z"/>
    <path data-part="body" fill="#c6b8dc" d="M40 48C62 36 98 40 112 58C122 74 118 96 114 106L114 124L94 124L92 106C82 110 70 110 60 106L58 124L38 124L36 100C28 84 28 60 40 48Z"/>
    <path data-part="ear" fill="#b4a4cc" d="M20 26C12 20 14 8 24 8C32 10 32 22 28 28Z"/>
    <path data-part="ear" fill="#b4a4cc" d="M54 22C56 10 66 6 72 12C74 22 66 30 58 32Z"/>
    <path data-part="head" fill="#c6b8dc" d="M40 14C56 14 68 28 68 44C68 62 58 78 38 78C20 78 10 60 12 44C14 26 24 14 40 14Z"/>
    <path data-part="muzzle" fill="#e2d6f0" d="M36 50C52 48 66 58 66 72C66 88 52 96 34 96C16 96 2 90 2 74C2 60 18 52 36 50Z"/>
    ${eye(28, 36)}
    ${eye(52, 36)}
    <ellipse fill="#2a2440" cx="24" cy="62" rx="3" ry="4"/>
    <ellipse fill="#2a2440" cx="42" cy="62" rx="3" ry="4"/>
    <path fill="none" stroke="#5a4a78" stroke-width="2.2" d="M10 78C24 88 46 87 58 76"/>
    <path data-part="tooth" fill="#ffffff" d="M18 83L26 86L21 94Z"/>
    <path data-part="tooth" fill="#ffffff" d="M42 86L51 82L49 92Z"/>
  `,
  camel: camel("C62 54 64 28 80 26C96 28 96 54 108 60"),
  "two-hump-camel": camel(
    "C56 50 52 24 61 22C71 22 71 46 78 54C83 46 86 26 94 26C104 28 104 52 108 60",
  ),
  // A kangaroo standing up on its tail, a joey looking out of its pouch.
  kangaroo: `
    <path data-part="tail" fill="#d9a878" d="M84 96C87.7 94.3 95 100 100 102C105 104 109.5 105.3 114 108C118.5 110.7 125.3 115.2 127 118C128 120.8 127.2 124 124 125C120.8 126 113.7 124.8 108 124C102.3 123.2 95 122 90 120C85 118 79 116 78 112C77 108 80.3 97.7 84 96Z"/>
    <path data-part="body" fill="#e8bc8c" d="M54 46C58.3 43 65.3 45.3 70 48C74.7 50.7 78.3 56.3 82 62C85.7 67.7 90 75 92 82C94 89 95.3 98.3 94 104C92.7 109.7 88.7 113.7 84 116C79.3 118.3 71.7 118.7 66 118C60.3 117.3 53.7 116.3 50 112C46.3 107.7 45 99.7 44 92C43 84.3 42.3 73.7 44 66C45.7 58.3 49.7 49 54 46Z"/>
    <path data-part="belly" fill="#fff0dc" d="M50 58C52.3 56.7 57.7 57 60 60C62.3 63 63.7 70 64 76C64.3 82 64 92.3 62 96C60 99.7 54.7 100 52 98C49.3 96 47 89 46 84C45 79 45.3 72.3 46 68C46.7 63.7 47.7 59.3 50 58Z"/>
    <path data-part="leg" fill="#e8bc8c" d="M72 88C75 84.3 83.7 87.3 88 90C92.3 92.7 97.3 99.7 98 104C98.7 108.3 95 113.3 92 116C89 118.7 83.7 120.7 80 120C76.3 119.3 71.3 117.3 70 112C68.7 106.7 69 91.7 72 88Z"/>
    <path data-part="foot" fill="#e8bc8c" d="M48 114C54 112.3 63.3 110 70 110C76.7 110 84.7 111.7 88 114C91.3 116.3 98 122.2 90 124C82 125.8 49.3 125.7 40 125C30.7 124.3 32.7 121.8 34 120C35.3 118.2 42 115.7 48 114Z"/>
    <circle data-part="ear" fill="#e8bc8c" cx="42" cy="71" r="4.6"/>
    <circle data-part="ear" fill="#e8bc8c" cx="57" cy="70" r="4.6"/>
    <circle data-part="head" fill="#e8bc8c" cx="50" cy="82" r="11.5"/>
    <circle fill="#2a2440" cx="46" cy="80" r="1.8"/>
    <circle fill="#2a2440" cx="54" cy="80" r="1.8"/>
    <ellipse fill="#2a2440" cx="50" cy="85" rx="2.6" ry="1.8"/>
    <path data-part="pocket" fill="#d9a878" d="M36 90C38.2 88.7 45 94 50 94C55 94 63.3 88.3 66 90C68.7 91.7 67.7 100.3 66 104C64.3 107.7 59.7 111 56 112C52.3 113 47.2 111.7 44 110C40.8 108.3 38.3 105.3 37 102C35.7 98.7 33.8 91.3 36 90Z"/>
    <path data-part="arm" fill="#e8bc8c" d="M66.7 57.6C68.5 57.1 72.1 59.6 73.3 60.5C74.5 61.4 73.7 61.8 74.1 63.1C74.5 64.4 75.3 66.3 75.7 68.1C76.2 69.9 76.9 71.8 76.8 73.9C76.6 75.9 75.8 78.5 74.8 80.2C73.7 81.8 72 82.8 70.6 83.8C69.2 84.8 67.6 85.5 66.6 86.1C65.5 86.6 65.7 87.1 64.5 87.1C63.3 87.1 60.2 87.1 59.4 86.1C58.5 85.1 59 82.1 59.5 80.9C60 79.7 61.5 79.5 62.5 78.9C63.5 78.2 64.9 77.4 65.7 76.7C66.6 76.1 67.4 75.3 67.7 74.9C68 74.5 67.7 75.1 67.5 74.5C67.3 73.9 66.9 72.5 66.4 71.3C65.9 70.1 65.1 68.5 64.5 67.2C63.8 65.9 62.3 65.1 62.7 63.5C63.1 61.9 65 58.1 66.7 57.6Z"/>
    <path data-part="arm" fill="#e8bc8c" d="M54.1 57.9C55 59.6 53.1 63.6 52.5 64.9C51.8 66.3 51.2 65.5 50.2 66C49.1 66.5 47.5 67.5 46 68.1C44.5 68.8 42.9 69.7 41.2 70C39.4 70.4 37.3 70.5 35.6 70.3C34 70.1 32.5 69.2 31.2 68.6C29.9 68 28.7 67.2 28 66.7C27.2 66.2 27 66.7 26.5 65.7C26 64.7 24.4 62 24.9 60.8C25.4 59.5 28.3 58.5 29.5 58.3C30.7 58.1 31.3 59.1 32.2 59.6C33.1 60 34.1 60.6 34.9 60.9C35.7 61.2 36.6 61.5 37.1 61.6C37.7 61.6 37.6 61.5 38.3 61.2C39 60.9 40.2 60.2 41.2 59.5C42.3 58.8 43.6 57.9 44.6 57.1C45.7 56.4 46 54.9 47.5 55.1C49.1 55.2 53.3 56.3 54.1 57.9Z"/>
    <path data-part="ear" fill="#e8bc8c" d="M44 20C41.3 17.7 38 9.2 38 6C38 2.8 41.7 1 44 1C46.3 1 50.3 2.8 52 6C53.7 9.2 55.3 17.7 54 20C52.7 22.3 46.7 22.3 44 20Z"/>
    <path data-part="ear" fill="#e8bc8c" d="M58 20C57 16.7 60 7 62 4C64 1 68.3 1 70 2C71.7 3 72.3 6.3 72 10C71.7 13.7 70.3 22.3 68 24C65.7 25.7 59 23.3 58 20Z"/>
    <path data-part="ear" fill="#ffd8cc" d="M60 18C59.8 16 62.7 9.8 64 8C65.3 6.2 67.3 6.3 68 7C68.7 7.7 68.5 9.8 68 12C67.5 14.2 66.3 19 65 20C63.7 21 60.2 20 60 18Z"/>
    <path data-part="head" fill="#e8bc8c" d="M54 14C58.3 14.3 65 16.7 68 20C71 23.3 72.3 29.7 72 34C71.7 38.3 69.3 43 66 46C62.7 49 57.3 51.3 52 52C46.7 52.7 39 51.7 34 50C29 48.3 24 44.7 22 42C20 39.3 20 36.3 22 34C24 31.7 30.7 30.7 34 28C37.3 25.3 38.7 20.3 42 18C45.3 15.7 49.7 13.7 54 14Z"/>
    <path data-part="muzzle" fill="#fff0dc" d="M30 32C33 32.3 37.7 33.7 40 36C42.3 38.3 44.7 43.5 44 46C43.3 48.5 39 50.8 36 51C33 51.2 28.7 48.7 26 47C23.3 45.3 20.7 43.2 20 41C19.3 38.8 20.3 35.5 22 34C23.7 32.5 27 31.7 30 32Z"/>
    <ellipse data-part="nose" fill="#2a2440" cx="23" cy="36" rx="4" ry="3.2"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M27 43Q33 47 39 43"/>
    ${eye(50, 30)}
  `,
  // A shaggy orangutan sitting with one long arm raised.
  orangutan: `
    <path data-part="arm" fill="#f2a05c" d="M86 66C98 60 104 44 102 20C102 8 118 8 118 20C122 50 112 76 92 90Z"/>
    <path data-part="hand" fill="#ffd9ae" d="M98 22C94 10 104 2 110 2C120 2 126 12 121 24Z"/>
    <path data-part="body" fill="#f2a05c" d="M64 60C84 60 96 74 98 92C100 110 90 122 64 122C38 122 28 110 30 92C32 74 44 60 64 60Z"/>
    <path data-part="arm" fill="#f2a05c" d="M40 64C24 70 12 88 12 106C12 118 30 120 32 108C34 96 40 90 48 86Z"/>
    <path data-part="hand" fill="#ffd9ae" d="M8 108C8 120 16 125 24 124C32 122 34 112 31 104Z"/>
    <path data-part="belly" fill="#ffd9ae" d="M64 78C76 78 82 86 82 96C82 108 76 114 64 114C52 114 46 108 46 96C46 86 52 78 64 78Z"/>
    <path data-part="foot" fill="#ffd9ae" d="M40 110C50 106 58 112 58 118C58 124 50 125 42 125C34 125 32 114 40 110Z"/>
    <path data-part="foot" fill="#ffd9ae" d="M88 110C78 106 70 112 70 118C70 124 78 125 86 125C94 125 96 114 88 110Z"/>
    <path data-part="hair" fill="#f2a05c" d="M64 2L72 8L82 8L86 16C96 22 98 34 96 44C94 60 82 72 64 72C46 72 34 60 32 44C30 34 32 22 42 16L46 8L56 8Z"/>
    <path data-part="face" fill="#ffd9ae" d="M64 20C78 14 88 22 86 34C84 40 84 44 82 50C78 62 72 66 64 66C56 66 50 62 46 50C44 44 44 40 42 34C40 22 50 14 64 20Z"/>
    ${eye(55, 34, 0.9)}
    ${eye(73, 34, 0.9)}
    <path fill="none" stroke="#7a3a1a" stroke-width="2" d="M61 44L61 45M67 44L67 45M54 53C60 58 68 58 74 53"/>
  `,
  // A rhino with its two horns.
  rhinoceros: `
    <path data-part="tail" fill="#a4b4c8" d="M112 60C122 62 124 74 122 84L126 94L116 94L117 84C117 76 112 72 108 72Z"/>
    <path data-part="leg" fill="#a4b4c8" d="M60 98L74 98L74 122L60 122Z"/>
    <path data-part="leg" fill="#a4b4c8" d="M82 98L95 98L95 122L82 122Z"/>
    <path data-part="body" fill="#c3d0de" d="M44 48C56 34 72 44 84 42C102 40 116 54 116 74C118 86 116 98 114 106L114 124L96 124L94 104C84 108 72 108 62 104L60 124L42 124L40 98C34 84 34 62 44 48Z"/>
    <path data-part="ear" fill="#a4b4c8" d="M44 36C40 24 46 14 54 14C60 22 58 34 52 40Z"/>
    <path data-part="ear" fill="#a4b4c8" d="M62 42C64 30 72 24 80 28C82 38 76 46 68 48Z"/>
    <path data-part="horn" fill="#fff0cf" d="M8 66C2 52 4 36 12 26C16 40 22 48 30 54Z"/>
    <path data-part="horn" fill="#fff0cf" d="M28 54C26 44 30 36 36 32C40 40 42 44 44 48Z"/>
    <path data-part="head" fill="#c3d0de" d="M40 40C56 34 70 44 70 62C70 80 58 92 44 92C38 98 26 100 16 98C4 96 0 82 4 72C8 62 16 60 24 56C30 52 34 44 40 40Z"/>
    ${eye(44, 60)}
    <ellipse fill="#2a2440" cx="13" cy="78" rx="2.8" ry="3.6"/>
    <path fill="none" stroke="#4a5a6a" stroke-width="2.2" d="M10 90C18 93 26 92 32 87"/>
  `,
  // A heavy brow, a broad nose, on the knuckles of its long arms.
  gorilla: `
    <path data-part="leg" fill="#888d99" d="M88 80C104 78 118 88 118 108L120 124L86 124L84 104Z"/>
    <path data-part="body" fill="#878d9b" d="M38 56C46 34 74 30 92 44C112 58 120 78 116 96C104 108 76 110 60 100C44 92 34 74 38 56Z"/>
    <path data-part="chest" data-telling="" fill="#c9cedb" d="M76 40C98 42 114 60 118 82C104 80 86 68 76 40Z"/>
    <path data-part="arm" data-telling="" fill="#8a8f9c" d="M58 58C74 58 82 70 80 84C78 98 74 104 76 112Q78 124 66 125L50 125Q42 124 44 114C48 104 44 94 44 80C44 66 50 58 58 58Z"/>
    <path data-part="arm" data-telling="" fill="#8a8f9c" d="M26 66C36 64 40 72 38 84C36 96 34 104 36 112Q36 124 26 125L10 125Q2 124 4 114C10 104 10 96 10 86C10 74 16 66 26 66Z"/>
    <path fill="none" data-telling="" stroke="#2a2440" stroke-width="2.4" d="M54 124L54 116M62 124L62 116M14 124L14 116M22 124L22 116"/>
    <path data-part="head" fill="#878d9b" d="M44 2C62 2 72 18 72 40C72 62 62 76 42 76C22 76 10 62 10 42C10 20 24 2 44 2Z"/>
    <path data-part="face" data-telling="" fill="#d9c4b8" d="M18 40C14 26 32 24 41 32C50 24 68 26 64 40C62 46 60 48 60 52C64 66 54 74 41 74C28 74 18 66 22 52C22 48 20 46 18 40Z"/>
    <path data-part="eyebrow" data-telling="" fill="#888d99" d="M14 32C20 22 34 22 41 29C48 22 62 22 68 32C66 38 54 34 41 37C28 34 16 38 14 32Z"/>
    <ellipse data-part="nostril" data-telling="" fill="#2a2440" cx="35" cy="55" rx="4.6" ry="3.4"/>
    <ellipse data-part="nostril" data-telling="" fill="#2a2440" cx="47" cy="55" rx="4.6" ry="3.4"/>
    <path fill="none" stroke="#3a3040" stroke-width="2.4" d="M29 65Q41 71 53 65"/>
    ${eye(31, 43, 0.8)}
    ${eye(51, 43, 0.8)}
  `,
  // A gorilla on its hind legs, both fists on its chest.
  "gorilla-beating-chest": `
    <path data-part="leg" fill="#8f88a6" d="M36 88L63 92L61 114C62 121 60 124 54 124L30 124C22 124 22 115 31 113C36 106 36 98 36 88Z"/>
    <path data-part="leg" fill="#8f88a6" d="M92 88L65 92L67 114C66 121 68 124 74 124L98 124C106 124 106 115 97 113C92 106 92 98 92 88Z"/>
    <path data-part="body" fill="#a8a0c0" d="M64 36C90 36 102 50 100 74C98 96 88 106 64 106C40 106 30 96 28 74C26 50 38 36 64 36Z"/>
    <path data-part="arm" fill="#8f88a6" d="M46 36C24 36 8 54 4 76C2 94 14 100 26 95L50 84L48 50Z"/>
    <path data-part="arm" fill="#8f88a6" d="M82 36C104 36 120 54 124 76C126 94 114 100 102 95L78 84L80 50Z"/>
    <path data-part="hand" fill="#fbe6d8" d="M40 72C40 64 50 60 56 64C63 68 64 80 59 85C53 90 43 87 41 81Z"/>
    <path data-part="hand" fill="#fbe6d8" d="M88 72C88 64 78 60 72 64C65 68 64 80 69 85C75 90 85 87 87 81Z"/>
    <path fill="none" stroke="#4a4458" stroke-width="2.2" d="M42 70L24 78M86 70L104 78M50 69L57 70M50 75L59 76M50 81L57 82M78 69L71 70M78 75L69 76M78 81L71 82"/>
    <path data-part="head" fill="#a8a0c0" d="M64 1C79 1 87 10 88 22C94 34 87 54 64 55C41 54 34 34 40 22C41 10 49 1 64 1Z"/>
    <path data-part="face" fill="#fbe6d8" d="M64 17C73 11 80 18 78 27C82 35 76 50 64 50C52 50 46 35 50 27C48 18 55 11 64 17Z"/>
    ${eye(57.5, 23, 0.75)}
    ${eye(70.5, 23, 0.75)}
    <ellipse fill="#2a2440" cx="61.4" cy="31" rx="1.8" ry="2.2"/>
    <ellipse fill="#2a2440" cx="66.6" cy="31" rx="1.8" ry="2.2"/>
    <path data-part="mouth" fill="#d56d83" d="M55 36.5C58 35 70 35 73 36.5C73 43 70 45 64 45C58 45 55 43 55 36.5Z"/>
  `,
};
