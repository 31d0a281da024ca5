/** Animals that sit with their backs to us and look out of a window: 128 × 128 boxes. */
export const fromBehind: Readonly<Record<string, string>> = {
  "cat-looking-out": `
    <path data-part="body" fill="#f7b267" d="M42 60C26 76 20 100 26 114C28 122 40 124 62 124C84 124 96 122 98 114C104 100 98 76 82 60Z"/>
    <path data-part="tail" fill="#f2a65a" d="M84 116C106 122 124 104 116 84C112 76 102 80 105 88C110 100 100 106 84 104Z"/>
    <path fill="none" stroke="#5a3a1c" stroke-width="2" d="M62 76L62 112M52 84L58 88M72 84L66 88M50 98L58 101M74 98L66 101"/>
    <path data-part="ear" fill="#f2a65a" d="M26 36L25 3C37 5 46 11 52 20Z"/>
    <path data-part="ear" fill="#f2a65a" d="M98 36L99 3C87 5 78 11 72 20Z"/>
    <path data-part="head" fill="#f7b267" d="M62 14C86 14 101 28 101 45C101 63 84 72 62 72C40 72 23 63 23 45C23 28 38 14 62 14Z"/>
    <path fill="none" stroke="#5a3a1c" stroke-width="2" d="M62 18L62 34M52 20L54 32M72 20L70 32M24 48L8 45M25 54L9 57M100 48L116 45M99 54L115 57"/>
  `,
  "dog-looking-out": `
    <path data-part="tail" fill="#d9a066" d="M84 114C104 118 120 104 119 88C118 80 108 79 106 87C103 99 96 102 86 102Z"/>
    <path data-part="body" fill="#e6b57e" d="M42 64C28 80 24 102 28 114C30 122 42 124 62 124C82 124 94 122 96 114C100 102 96 80 82 64Z"/>
    <path data-part="dogCollar" fill="#e2725b" d="M40 66C54 74 70 74 84 66L88 78C72 88 52 88 36 78Z"/>
    <path fill="none" stroke="#5a3a1c" stroke-width="2" d="M62 90L62 116M36 120C34 108 40 100 46 100M88 120C90 108 84 100 78 100"/>
    <path data-part="head" fill="#e6b57e" d="M62 8C84 8 96 24 96 42C96 62 82 72 62 72C42 72 28 62 28 42C28 24 42 8 62 8Z"/>
    <path data-part="ear" fill="#b97a45" d="M40 13C22 8 6 24 6 48C6 66 20 74 29 64C36 56 30 36 40 13Z"/>
    <path data-part="ear" fill="#b97a45" d="M84 13C102 8 118 24 118 48C118 66 104 74 95 64C88 56 94 36 84 13Z"/>
  `,
  "rabbit-looking-out": `
    <path data-part="ear" fill="#cfc4d6" d="M44 46C32 34 28 5 41 3C54 2 58 26 59 44Z"/>
    <path data-part="ear" fill="#cfc4d6" d="M80 46C92 34 96 5 83 3C70 2 66 26 65 44Z"/>
    <path data-part="body" fill="#dcd3e2" d="M42 76C28 88 24 108 29 116C32 123 42 124 62 124C82 124 92 123 95 116C100 108 96 88 82 76Z"/>
    <path data-part="head" fill="#dcd3e2" d="M62 34C84 34 97 45 97 60C97 76 82 84 62 84C42 84 27 76 27 60C27 45 40 34 62 34Z"/>
    <circle data-part="tail" fill="#fff6e6" cx="62" cy="110" r="13"/>
  `,
};
