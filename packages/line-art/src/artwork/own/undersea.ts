import { eye } from "./eye.ts";

/** Life under water: 128 × 128 boxes. */
export const undersea: Readonly<Record<string, string>> = {
  // Three kinds of coral on one rock: branches, a fan and tubes.
  coral: `
    <path data-part="branch" fill="#ff9f8a" d="M40 108L38 84C26 82 14 74 14 58C14 48 28 48 28 58C28 64 32 68 38 69L36 40C30 38 24 32 24 22C24 13 36 13 36 22C36 26 40 28 43 28L44 12C44 3 58 3 58 12L57 52C62 50 64 46 64 40C64 31 76 31 76 40C76 54 68 64 57 68L58 108Z"/>
    <path fill="#ffd08a" d="M74 108L76 72C76 64 92 64 92 72L92 108Z"/>
    <path fill="#ffd08a" d="M90 108L92 54C92 46 108 46 108 54L106 108Z"/>
    <path fill="#ffd08a" d="M104 108L108 80C108 72 123 72 123 80L118 108Z"/>
    <path fill="#c9b4e8" d="M4 122C4 106 20 98 34 104C46 94 66 94 76 102C90 96 112 98 122 110C126 116 126 124 118 124L10 124C6 124 4 124 4 122Z"/>
  `,
  // A lobster from above with two great claws.
  lobster: `
    <path fill="none" stroke="#8a2a1a" stroke-width="2.4" d="M56 36C54 22 46 12 40 4M72 36C74 22 82 12 88 4"/>
    <path fill="none" stroke="#f07a6a" stroke-width="7" d="M46 64L20 58M46 72L16 74M48 80L22 92M82 64L108 58M82 72L112 74M80 80L106 92"/>
    <path data-part="arm" fill="none" stroke="#f07a6a" stroke-width="9" d="M48 60L22 30M80 60L106 30"/>
    <path data-part="claw" fill="#ff9a88" d="M22 37C9 37 2 27 4 15C6 8 11 3 17 2L18 18L25 4C33 8 36 17 35 25C33 33 28 37 22 37Z"/>
    <path data-part="claw" fill="#ff9a88" d="M106 37C119 37 126 27 124 15C122 8 117 3 111 2L110 18L103 4C95 8 92 17 93 25C95 33 100 37 106 37Z"/>
    <path data-part="tailFin" fill="#ff9a88" d="M54 108C40 104 30 110 28 120C38 126 50 124 56 118Z"/>
    <path data-part="tailFin" fill="#ff9a88" d="M74 108C88 104 98 110 100 120C90 126 78 124 72 118Z"/>
    <path data-part="tailFin" fill="#f07a6a" d="M56 106L72 106C76 114 74 122 64 126C54 122 52 114 56 106Z"/>
    <path data-part="tail" fill="#f07a6a" d="M50 96L78 96L74 112L54 112Z"/>
    <path data-part="tail" fill="#ff9a88" d="M46 84L82 84L79 99L49 99Z"/>
    <path data-part="body" fill="#f07a6a" d="M64 28C80 28 88 42 88 58C88 72 84 82 80 88L48 88C44 82 40 72 40 58C40 42 48 28 64 28Z"/>
    ${eye(55, 44)}
    ${eye(73, 44)}
    <path fill="none" stroke="#8a2a1a" stroke-width="2.2" d="M57 60C61 64 67 64 71 60"/>
  `,
  // An orca leaping, with its white eye patch and belly.
  orca: `
    <path data-part="tailFin" fill="#8f9fc0" d="M98 78C96 66 100 52 112 44C116 52 116 58 114 64C120 62 126 64 128 70C122 82 112 88 102 88Z"/>
    <path data-part="fin" fill="#8f9fc0" d="M56 34C56 20 66 8 80 4C78 16 80 28 88 40Z"/>
    <path data-part="body" fill="#a9b8d8" d="M4 70C6 44 30 28 58 30C84 32 102 52 106 78C106 86 102 90 96 88C84 82 76 92 66 102C50 114 22 108 10 92C4 86 3 78 4 70Z"/>
    <path data-part="belly" fill="#ffffff" d="M5 80C18 90 40 86 54 78C68 72 82 78 84 86C74 92 72 98 64 104C48 114 20 108 10 93C6 88 5 84 5 80Z"/>
    <path data-part="eyePatch" fill="#ffffff" d="M32 52C40 46 52 48 54 56C50 64 38 64 32 60Z"/>
    ${eye(26, 62, 0.9)}
    <path fill="none" stroke="#3a4a6a" stroke-width="2.2" d="M6 78C12 84 20 84 26 80"/>
    <path data-part="fin" fill="#8f9fc0" d="M46 86C56 82 66 86 68 94C68 106 60 116 48 120C44 110 42 96 46 86Z"/>
  `,
};
