/** Saurians of land and sea, and the salamander: 128 × 128 boxes. */
export const saurians: Readonly<Record<string, string>> = {
  // A manatee, round and slow, with a paddle of a tail.
  manatee: `
    <path fill="#a9b3bf" d="M90 72C96 58 110 44 120 48C128 56 128 78 122 90C112 96 98 92 90 86Z"/>
    <path fill="#a9b3bf" d="M72 88C78 100 88 110 100 110C102 100 96 88 88 80Z"/>
    <path fill="#c3ccd6" d="M40 22C66 18 88 40 102 66C106 76 102 90 92 94C70 106 38 104 22 92C6 86 2 68 8 54C12 36 24 24 40 22Z"/>
    <path fill="#e3e9ef" d="M23 54C30 48 42 52 43 64C44 80 36 90 23 90C10 90 2 80 3 64C4 52 16 48 23 54Z"/>
    <path fill="#b3bdc9" d="M54 80C48 92 46 108 54 120C68 118 76 104 76 88C72 76 60 72 54 80Z"/>
    <ellipse fill="#20262c" cx="17" cy="62" rx="2.6" ry="2"/>
    <ellipse fill="#20262c" cx="29" cy="62" rx="2.6" ry="2"/>
    <circle fill="#20262c" cx="27" cy="42" r="4.6"/>
    <circle fill="#20262c" cx="50" cy="43" r="4.6"/>
    <circle fill="#ffffff" cx="25.6" cy="40" r="2"/>
    <circle fill="#ffffff" cx="48.6" cy="41" r="2"/>
    <path fill="none" stroke="#20262c" stroke-width="2" d="M11 76C17 82 29 82 35 76M23 54L23 58"/>
  `,
  // A velociraptor on the run, crested, with hooked claws.
  velociraptor: `
    <path fill="#8fbf7a" d="M82 76C96 78 106 90 104 102C103 108 103 112 104 116C106 122 104 124 100 124L80 124C74 124 75 117 81 115L90 112C92 104 86 98 76 96Z"/>
    <path fill="#a5d68c" d="M34 14C44 8 58 14 59 28C58 38 58 46 66 50C86 50 108 50 127 30C127 54 112 74 92 80C88 92 76 98 66 96C52 94 44 80 44 64C44 54 44 48 40 44C30 45 16 45 5 41C1 36 4 28 13 26C22 24 27 20 34 14Z"/>
    <path fill="#f29c6a" d="M36 13C42 3 58 1 72 6C66 9 66 14 70 18C64 19 63 24 66 29L58 34C60 22 50 12 36 13Z"/>
    <path fill="#b8e0a0" d="M62 72C74 62 92 70 92 86C92 96 84 102 77 106L79 116C80 122 78 124 74 124L50 124C44 124 44 116 50 114L62 112L60 102C56 92 54 80 62 72Z"/>
    <path fill="#fff6dc" d="M53 114C44 112 40 104 45 97C49 101 53 105 60 106Z"/>
    <path fill="#b8e0a0" d="M52 62C46 68 40 71 33 70C26 70 22 75 25 80C31 86 44 84 52 80C60 76 62 66 58 62C56 60 54 60 52 62Z"/>
    <path fill="none" stroke="#3f6b2c" stroke-width="2.4" d="M26 76L18 78M28 81L21 86M33 83L29 90"/>
    <path fill="none" stroke="#3f6b2c" stroke-width="2" d="M9 36C20 37 30 37 38 35M94 56L92 66M106 51L108 60"/>
    <circle fill="#20301c" cx="43" cy="25" r="4.8"/>
    <circle fill="#ffffff" cx="41.4" cy="23" r="2.1"/>
  `,
  // An ankylosaurus in armour, its tail ending in a club.
  ankylosaurus: `
    <path fill="#c08f58" d="M104 74C100 62 110 54 117 60C126 60 128 70 123 76C124 86 114 90 108 84C100 86 98 76 104 74Z"/>
    <path fill="#a9b56a" d="M74 96L74 114C68 116 69 124 75 124L94 124L94 96Z"/>
    <path fill="#a9b56a" d="M42 96L42 114C36 116 37 124 43 124L60 124L60 96Z"/>
    <path fill="#c5d184" d="M10 72C16 62 26 62 34 66C48 54 80 54 92 74C98 80 102 80 108 78L112 88C106 94 100 94 96 94C98 102 98 110 98 116C98 122 96 124 92 124L82 124C76 124 76 117 82 115L80 104C70 108 58 108 50 104L50 116C50 122 48 124 44 124L34 124C28 124 28 117 34 115L32 98C22 102 8 100 4 90C2 82 4 76 10 72Z"/>
    <path fill="#c08f58" d="M28 72C28 48 44 36 62 36C82 36 96 50 98 76C92 80 86 80 82 76C76 82 68 82 63 77C57 82 50 82 45 76C40 80 32 78 28 72Z"/>
    <path fill="#f6e2bc" d="M36 48L34 32L48 40Z"/>
    <path fill="#f6e2bc" d="M50 38L56 22L68 36Z"/>
    <path fill="#f6e2bc" d="M72 38L84 26L87 46Z"/>
    <path fill="#f6e2bc" d="M89 52L103 46L97 66Z"/>
    <circle fill="#fff6e2" cx="46" cy="58" r="6.5"/>
    <circle fill="#fff6e2" cx="64" cy="54" r="7"/>
    <circle fill="#fff6e2" cx="81" cy="60" r="6.5"/>
    <circle fill="#23301c" cx="18" cy="79" r="4.6"/>
    <circle fill="#ffffff" cx="16.6" cy="77" r="2"/>
    <path fill="none" stroke="#5f6b2c" stroke-width="2" d="M5 89C11 93 18 92 22 88"/>
  `,
  // A plesiosaur swimming, long in the neck, four flippers spread.
  plesiosaur: `
    <path fill="#6fa9b8" d="M62 66C66 50 76 38 90 34C96 46 92 60 84 70Z"/>
    <path fill="#8fc7d6" d="M20 8C34 6 44 14 44 26C44 38 38 46 40 58C52 56 72 58 88 70C102 76 114 76 127 68C124 88 108 100 90 102C66 106 40 104 28 86C20 72 26 54 28 40C22 40 10 40 3 34C2 24 8 10 20 8Z"/>
    <path fill="#e8f4f2" d="M24 58C32 78 46 88 66 90C80 91 96 90 110 92C104 100 97 103 90 104C66 109 38 106 26 87C21 78 22 66 24 58Z"/>
    <path fill="#6fa9b8" d="M46 86C34 92 26 106 28 122C44 120 58 108 62 94Z"/>
    <path fill="#6fa9b8" d="M78 88C78 102 86 114 100 120C106 108 102 96 94 86Z"/>
    <circle fill="#d6edf2" cx="56" cy="72" r="5"/>
    <circle fill="#d6edf2" cx="72" cy="76" r="5"/>
    <circle fill="#1f2a30" cx="25" cy="22" r="4.8"/>
    <circle fill="#ffffff" cx="23.4" cy="20" r="2.1"/>
    <path fill="none" stroke="#2f6a7a" stroke-width="2" d="M6 32C14 35 22 34 27 30"/>
  `,
  // A salamander from above, spotted, its tail in a curl.
  salamander: `
    <path fill="#e8964a" d="M52 96C50 106 46 112 40 115C34 114 31 119 34 123L52 123C58 118 62 110 64 100Z"/>
    <path fill="#e8964a" d="M84 94C88 102 90 108 86 114C80 114 78 119 81 123L98 123C102 114 102 104 98 94Z"/>
    <path fill="#f9c25e" d="M4 74C2 56 14 44 28 46C40 47 46 56 54 60C70 54 88 58 98 70C104 78 112 78 115 70C117 62 110 58 106 52C104 44 112 38 119 44C128 54 128 78 122 90C114 102 102 104 94 102C80 108 56 106 46 98C26 104 6 94 4 74Z"/>
    <path fill="#fff0cc" d="M6 82C20 90 36 88 44 82C56 92 78 96 98 96C102 98 102 101 100 103C84 110 56 108 46 99C28 104 10 96 6 82Z"/>
    <circle fill="#a39a90" cx="58" cy="72" r="6.5"/>
    <circle fill="#a39a90" cx="76" cy="70" r="6.5"/>
    <circle fill="#a39a90" cx="92" cy="80" r="6"/>
    <circle fill="#a39a90" cx="112" cy="86" r="5.5"/>
    <path fill="#f2b04e" d="M34 94C36 104 34 110 28 114C22 112 18 117 21 123L40 123C48 118 52 110 52 98C48 90 38 88 34 94Z"/>
    <path fill="#f2b04e" d="M92 92C100 96 106 104 108 112C102 112 100 118 104 123L120 123C124 116 120 104 112 96C106 88 96 86 92 92Z"/>
    <circle fill="#f9c25e" cx="30" cy="48" r="9.5"/>
    <circle fill="#241f1c" cx="29" cy="49" r="5"/>
    <circle fill="#ffffff" cx="27.4" cy="47" r="2.1"/>
    <path fill="none" stroke="#241f1c" stroke-width="2" d="M8 72C16 78 28 77 36 69"/>
  `,
};
