import { eye } from "./eye.ts";

/** Legs, body and head of a camel, with what is on its back. */
const camel = (humps: string) => `
    <path data-part="tail" fill="#e0b070" d="M112 64C120 66 124 76 122 88L126 98L116 98L117 88C116 80 112 76 108 76Z"/>
    <path data-part="leg" fill="#cf9c5a" d="M56 88L66 88L66 122L56 122Z"/>
    <path data-part="leg" fill="#cf9c5a" d="M84 88L94 88L94 122L84 122Z"/>
    ${humps}
    <path data-part="body" fill="#f0c88a" d="M32 30L46 40C44 50 48 56 56 56C72 52 96 52 108 60C116 70 114 84 110 92L112 124L96 124L94 98C82 102 68 102 56 98L54 124L40 124L38 96C26 86 20 64 24 44Z"/>
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
  camel: camel(`
    <path fill="#cf9c5a" d="M54 64C60 40 68 26 80 26C92 26 102 42 106 64Z"/>`),
  "two-hump-camel": camel(`
    <path fill="#cf9c5a" d="M46 62C48 34 52 22 60 22C68 22 74 36 75 62Z"/>
    <path fill="#cf9c5a" d="M78 62C80 36 86 26 93 26C102 28 106 44 108 64Z"/>`),
  // A kangaroo with a joey looking out of the pouch.
  kangaroo: `
    <path data-part="tail" fill="#d9a066" d="M78 92C92 92 100 104 124 104C128 108 126 118 120 120C100 124 82 118 72 108Z"/>
    <path data-part="ear" fill="#d9a066" d="M28 28C20 18 20 6 26 2C36 6 40 16 40 26Z"/>
    <path data-part="ear" fill="#d9a066" d="M46 24C46 12 54 4 62 4C66 14 62 26 54 32Z"/>
    <path data-part="body" fill="#e8b880" d="M40 46C54 42 62 50 68 62C80 72 92 86 88 104C84 116 70 120 58 120C42 120 32 108 32 92C32 76 36 62 40 46Z"/>
    <path data-part="head" fill="#e8b880" d="M42 20C56 20 62 32 60 42C58 54 46 58 34 58C22 58 8 56 6 48C6 40 16 38 22 34C26 26 32 20 42 20Z"/>
    ${eye(40, 36)}
    <ellipse fill="#2a2440" cx="10" cy="46" rx="4" ry="3.2"/>
    <path fill="none" stroke="#5a3a2a" stroke-width="2" d="M16 53C21 55 26 53 29 50"/>
    <path data-part="leg" fill="#d9a066" d="M66 82C80 78 94 92 90 108C88 112 82 114 76 114L76 124L34 124C30 120 32 114 38 112L58 108C52 98 56 86 66 82Z"/>
    <path data-part="ear" fill="#e8b880" d="M30 74C26 66 28 60 32 58C38 62 40 68 39 73Z"/>
    <path data-part="ear" fill="#e8b880" d="M44 73C44 66 48 60 54 60C55 67 53 74 49 77Z"/>
    <circle data-part="head" fill="#f7dcb4" cx="40" cy="82" r="13"/>
    ${eye(35, 80, 0.65)}
    ${eye(45, 80, 0.65)}
    <path fill="none" stroke="#5a3a2a" stroke-width="2" d="M37 87C39 89 41 89 43 87"/>
    <path data-part="pocket" fill="#f7dcb4" d="M24 88C34 96 48 96 58 88C60 100 54 110 42 110C30 110 24 100 24 88Z"/>
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
  // A gorilla on its knuckles.
  gorilla: `
    <path data-part="leg" fill="#9a94ac" d="M78 88C92 80 112 88 114 106L116 124L82 124L80 112Z"/>
    <path data-part="body" fill="#b4aec6" d="M40 50C60 36 92 48 106 76C114 94 108 106 96 104C80 108 60 104 50 96C36 84 32 62 40 50Z"/>
    <path data-part="arm" fill="#9a94ac" d="M62 60C76 62 82 78 78 94L80 112C84 122 78 124 70 124L56 124C50 124 50 114 58 112C54 96 50 72 62 60Z"/>
    <path data-part="arm" fill="#b4aec6" d="M26 54C38 52 46 64 42 84L40 108C46 116 44 124 36 124L20 124C12 124 12 114 20 110C14 92 14 66 26 54Z"/>
    <path data-part="head" fill="#b4aec6" d="M42 4C58 4 66 16 66 30C70 44 64 64 42 66C20 64 14 44 18 30C18 16 26 4 42 4Z"/>
    <path data-part="face" fill="#e4dcee" d="M42 24C54 16 64 26 60 38C66 48 58 62 42 62C26 62 18 48 24 38C20 26 30 16 42 24Z"/>
    ${eye(34, 34, 0.9)}
    ${eye(50, 34, 0.9)}
    <ellipse fill="#2a2440" cx="39" cy="45" rx="2.2" ry="2.8"/>
    <ellipse fill="#2a2440" cx="45" cy="45" rx="2.2" ry="2.8"/>
    <path fill="none" stroke="#4a4458" stroke-width="2.2" d="M33 53C38 57 46 57 51 53"/>
  `,
};
