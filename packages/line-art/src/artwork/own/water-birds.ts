/** Birds of shore, marsh and plain, and how some of them fly: 128 × 128 boxes. */
import { eye } from "./eye.ts";

export const waterBirds: Readonly<Record<string, string>> = {
  // A pelican standing, its pouch full.
  pelican: `
    <path fill="#ffb066" d="M64 100L64 113L52 124L82 124L75 113L75 100Z"/>
    <path fill="#ffb066" d="M90 100L90 113L80 124L110 124L101 113L101 100Z"/>
    <path fill="#fffdf8" d="M78 6C92 6 101 18 98 32C95 44 92 50 98 56C114 60 122 76 120 92C112 106 98 111 80 109C60 107 50 96 54 80C58 66 73 60 73 44C64 34 62 6 78 6Z"/>
    <path fill="#ffd27a" d="M8 52C10 76 28 94 48 88C66 84 77 62 77 39Z"/>
    <path fill="#ffae57" d="M70 14C48 19 20 32 3 48C3 54 8 57 14 56C34 50 54 46 76 40C79 30 77 20 70 14Z"/>
    <path fill="#e6edf3" d="M80 70C100 60 122 70 127 98C112 108 94 107 82 97C73 90 73 76 80 70Z"/>
    <path fill="none" stroke="#8a97a5" stroke-width="2" d="M90 86C98 90 106 92 115 91"/>
    <circle fill="#20242c" cx="85" cy="21" r="5"/>
    <circle fill="#ffffff" cx="83.4" cy="19" r="2.1"/>
  `,
  // A stork on its long legs, beak down to the left.
  stork: `
    <path fill="#f58a68" d="M62 78L62 100L63 116L50 124L76 124L73 114L72 100L73 78Z"/>
    <path fill="#f58a68" d="M82 78L82 100L83 116L72 124L98 124L93 114L92 100L93 76Z"/>
    <path fill="#fffefa" d="M46 3C60 3 67 15 63 28C60 38 62 45 72 47C86 49 98 60 104 74C100 84 90 88 78 88C58 88 46 74 46 55C46 45 44 39 38 33C26 26 30 3 46 3Z"/>
    <path fill="#e9eef2" d="M69 47C92 42 114 54 122 76C106 90 84 88 70 76C61 66 60 54 69 47Z"/>
    <path fill="#8590a4" d="M96 62C110 66 120 74 126 86C114 96 96 95 84 86C82 76 86 66 96 62Z"/>
    <path fill="#f58a68" d="M37 12C24 20 11 30 2 42C17 40 29 36 40 31C43 25 42 17 37 12Z"/>
    <circle fill="#20242c" cx="49" cy="18" r="4.8"/>
    <circle fill="#ffffff" cx="47.4" cy="16" r="2"/>
  `,
  // A heron with its plume, neck in an S.
  heron: `
    <path fill="#a9b3bf" d="M40 9C52 2 66 4 80 14C70 17 62 20 54 26Z"/>
    <path fill="#8f98a5" d="M60 84L60 104L62 116L50 124L75 124L72 114L71 104L71 84Z"/>
    <path fill="#8f98a5" d="M84 84L84 104L86 116L79 124L103 124L97 114L95 104L95 82Z"/>
    <path fill="#fffefa" d="M36 7C50 5 62 16 63 31C63 43 54 48 58 55C64 58 74 54 88 58C102 62 112 74 118 86C108 94 96 96 82 94C58 92 40 82 36 66C34 54 44 47 44 39C44 33 39 32 33 30C22 24 23 9 36 7Z"/>
    <path fill="#dfe6ec" d="M60 56C86 48 110 62 127 92C110 101 86 99 70 86C58 76 52 62 60 56Z"/>
    <path fill="none" stroke="#7a8794" stroke-width="2" d="M78 74C88 82 98 87 110 89"/>
    <path fill="#ffc84d" d="M29 13L1 22L31 27C34 22 33 17 29 13Z"/>
    <circle fill="#20242c" cx="42" cy="17" r="4.8"/>
    <circle fill="#ffffff" cx="40.4" cy="15" r="2"/>
  `,
  // Black at the neck and the tail, a cap on its head, stilts for legs.
  "red-crowned-crane": `
    <path data-part="leg" fill="#8a909c" d="M56 82L62 82L61 118L70 118L70 124L52 124L52 118L56 118Z"/>
    <path data-part="leg" fill="#8a909c" d="M72 82L78 82L78 96L64 106L92 106L92 111L52 111L52 107L72 93Z"/>
    <path data-part="tail" data-telling="" fill="#2a2440" d="M94 54C112 56 124 70 125 96C117 84 108 74 92 66ZM90 66C104 74 110 84 110 100C103 88 96 80 86 74ZM84 76C92 82 96 90 95 103C89 94 84 88 78 82Z"/>
    <path data-part="body" fill="#ffffff" d="M34 10C44 8 51 16 49 25C48 34 42 40 44 48C58 38 84 38 98 54C104 66 90 86 68 88C46 89 34 74 33 58C32 46 36 38 35 30C28 28 25 24 25 19C26 14 29 11 34 10Z"/>
    <path data-part="neck" data-telling="" fill="#2a2440" d="M36 31Q42 34 47 29C44 37 42 42 44 48C40 54 36 56 33 58C32 46 36 38 36 31Z"/>
    <path data-part="crest" data-telling="" fill="#eb5e53" d="M25 14C24 2 46 0 50 14Q38 8 25 14Z"/>
    <path data-part="wing" data-telling="" fill="#eef2f8" d="M52 54C66 44 88 50 98 66C90 80 72 84 60 76C52 70 48 62 52 54Z"/>
    <path data-part="beak" fill="#c8b070" d="M26 18L2 24L26 26Z"/>
    ${eye(36, 19, 0.8)}
  `,
  // A seagull standing, wing tip over its tail.
  seagull: `
    <path fill="#b87e53" d="M48 110L92 110L92 128L48 128Z"/>
    <path fill="#ffb04d" d="M56 94L66 94L66 108L72 112L50 112L56 108Z"/>
    <path fill="#ffb04d" d="M74 94L84 94L84 108L90 112L68 112L74 108Z"/>
    <path fill="#fffefa" d="M42 10C60 8 70 20 68 36C84 44 98 52 106 66L98 92C84 102 58 102 44 90C32 80 28 66 30 52C24 46 20 38 21 29C22 18 31 11 42 10Z"/>
    <path fill="#8590a4" d="M96 66L128 86L120 92L90 90Z"/>
    <path fill="#c6d1dc" d="M52 54C74 44 96 58 112 80C96 94 74 94 60 82C50 74 46 62 52 54Z"/>
    <path fill="#ffc84d" d="M23 22L6 26C0 30 0 38 4 42L10 37L24 38Z"/>
    <circle fill="#20242c" cx="38" cy="27" r="4.6"/>
    <circle fill="#ffffff" cx="36.6" cy="25.4" r="1.9"/>
  `,
  // A seagull gliding, wings spread wide.
  "seagull-flying": `
    <path fill="#fffefa" d="M86 68L122 74L114 83L122 94C106 98 92 94 82 88Z"/>
    <path fill="#c6d1dc" d="M58 58C48 36 30 20 3 22C8 34 17 40 19 48C30 62 44 72 58 76Z"/>
    <path fill="#fffefa" d="M40 46C58 45 76 56 92 69C99 78 94 92 82 94C64 96 46 90 36 80C26 80 18 73 19 63C20 52 28 46 40 46Z"/>
    <path fill="#c6d1dc" d="M56 66C58 42 80 18 126 6C124 22 112 34 110 44C100 64 86 82 68 84C59 81 55 74 56 66Z"/>
    <path fill="#8590a4" d="M90 21C101 15 113 10 126 6C124 22 112 34 110 44C102 40 94 32 90 21Z"/>
    <path fill="#ffc84d" d="M22 57C14 57 7 61 1 67C8 72 16 74 24 73C27 67 26 61 22 57Z"/>
    <circle fill="#20242c" cx="37" cy="60" r="4.8"/>
    <circle fill="#ffffff" cx="35.4" cy="58" r="2"/>
  `,
  // A crane in flight, neck and legs stretched out.
  "red-crowned-crane-flying": `
    <path fill="#aeb6c4" d="M92 84L127 92L126 103L88 98Z"/>
    <path fill="#fffefa" d="M62 78C42 64 34 36 42 4C62 14 78 38 84 70Z"/>
    <path fill="#fffefa" d="M22 56C31 54 36 60 40 66C50 72 62 70 76 72C94 76 104 86 98 96C86 105 64 100 52 90C44 82 40 80 32 79C22 80 14 76 13 68C13 61 17 57 22 56Z"/>
    <path fill="#a3acba" d="M38 64C48 71 60 71 70 71C69 82 62 90 54 92C47 84 42 80 32 79C37 75 39 70 38 64Z"/>
    <path fill="#fffefa" d="M64 80C62 46 82 16 122 4C125 16 121 23 115 27C117 36 110 42 103 43C102 58 96 74 84 88C74 92 66 90 64 80Z"/>
    <path fill="#a3acba" d="M100 13C107 9 114 6 122 4C125 16 121 23 115 27C117 36 110 42 103 43C98 34 97 23 100 13Z"/>
    <path fill="#f06a60" d="M12 64C13 50 30 46 40 60C32 61 22 62 12 66Z"/>
    <path fill="#d8c48a" d="M14 63L0 75L19 77C20 72 18 67 14 63Z"/>
    <circle fill="#20242c" cx="27" cy="69" r="4.2"/>
    <circle fill="#ffffff" cx="25.8" cy="67.4" r="1.8"/>
  `,
  // A goose in flight, neck stretched out, wings raised.
  "goose-flying": `
    <path fill="#c6d1dc" d="M70 62C62 42 48 26 26 16C27 31 33 44 46 56L60 68Z"/>
    <path fill="#fffefa" d="M7 56C9 47 19 44 27 49C38 57 49 59 60 57C80 54 104 60 126 62C122 74 112 82 98 88C82 94 62 92 52 82C46 73 36 68 24 66C13 66 6 63 7 56Z"/>
    <path fill="#c6d1dc" d="M56 66C52 38 66 16 98 2C101 13 99 20 94 25C99 33 96 41 90 45C94 55 88 70 76 76C66 78 58 74 56 66Z"/>
    <path fill="#8590a4" d="M78 13C84 8 91 5 98 2C101 13 99 20 94 25C99 33 96 41 90 45C82 38 78 26 78 13Z"/>
    <path fill="#ffb04d" d="M92 87L112 93L108 100L88 93Z"/>
    <path fill="#ffb04d" d="M9 50C3 50 0 55 0 60C4 64 10 65 15 63C17 57 15 52 9 50Z"/>
    <circle fill="#20242c" cx="22" cy="54" r="4"/>
    <circle fill="#ffffff" cx="20.8" cy="52.6" r="1.7"/>
  `,
  // An owl coming towards us on spread wings.
  "owl-flying": `
    <path fill="#b98a62" d="M48 92L44 122L56 116L64 124L72 116L84 122L80 92Z"/>
    <path fill="#b98a62" d="M44 52C34 34 20 26 3 26C0 38 2 48 8 56C6 66 12 74 22 76C24 86 34 90 46 86Z"/>
    <path fill="#b98a62" d="M84 52C94 34 108 26 125 26C128 38 126 48 120 56C122 66 116 74 106 76C104 86 94 90 82 86Z"/>
    <path fill="#d9a878" d="M64 40C82 40 90 56 90 74C90 94 80 106 64 106C48 106 38 94 38 74C38 56 46 40 64 40Z"/>
    <path fill="#f4e3cf" d="M64 60C76 60 82 70 82 80C82 92 74 100 64 100C54 100 46 92 46 80C46 70 52 60 64 60Z"/>
    <path fill="none" stroke="#9a6f4c" stroke-width="2" d="M52 74Q56 79 60 74Q64 79 68 74Q72 79 76 74M56 85Q60 90 64 85Q68 90 72 85"/>
    <path fill="#b98a62" d="M36 38C32 26 34 14 38 4C46 12 54 14 64 14C74 14 82 12 90 4C94 14 96 26 92 38C88 56 76 62 64 62C52 62 40 56 36 38Z"/>
    <circle fill="#fffefa" cx="51" cy="36" r="12"/>
    <circle fill="#fffefa" cx="77" cy="36" r="12"/>
    <circle fill="#20242c" cx="52" cy="37" r="5.6"/>
    <circle fill="#20242c" cx="76" cy="37" r="5.6"/>
    <path fill="#ffc84d" d="M58 44L70 44L64 56Z"/>
    <path fill="#ffb04d" d="M50 102C50 96 58 96 58 102L58 112C54 115 50 112 50 108Z"/>
    <path fill="#ffb04d" d="M70 102C70 96 78 96 78 102L78 108C78 112 74 115 70 112Z"/>
  `,
  // An ostrich striding, with a long neck and a feathery body.
  ostrich: `
    <path fill="#fbe3d6" d="M106 56A10 10 0 0 1 118 46A10 10 0 0 1 127 60A10 10 0 0 1 122 76L108 82Z"/>
    <path fill="#f5b79a" d="M60 78L64 98L58 116C48 116 44 120 44 124L68 124L76 98L78 80Z"/>
    <path fill="#f5b79a" d="M84 80L92 98L92 116C82 116 78 120 78 124L102 124L104 98L102 78Z"/>
    <path fill="#f5b79a" d="M34 3C46 2 54 10 52 21C50 29 46 32 46 42C46 54 50 60 62 66L50 84C38 74 33 60 34 46C34 38 33 33 29 28C21 22 22 6 34 3Z"/>
    <path fill="#9aa3b4" d="M48 84C40 72 44 56 60 50C82 42 108 48 116 64C122 70 120 80 114 84A10 10 0 0 1 98 91A11 11 0 0 1 80 94A11 11 0 0 1 62 92A10 10 0 0 1 48 84Z"/>
    <path fill="#fffdf6" d="M68 58C86 52 104 56 110 66C108 72 104 76 98 76A10 10 0 0 1 84 78A10 10 0 0 1 70 75C64 70 63 62 68 58Z"/>
    <path fill="#ffc84d" d="M27 13C17 13 8 17 3 23C10 30 20 32 30 29C34 24 33 18 27 13Z"/>
    <circle fill="#20242c" cx="40" cy="16" r="4.8"/>
    <circle fill="#ffffff" cx="38.4" cy="14" r="2"/>
  `,
};
