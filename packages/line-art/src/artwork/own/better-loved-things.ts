/** Things whose emoji make poor coloring pages, drawn anew: 128 × 128 boxes. */
export const betterLovedThings: Readonly<Record<string, string>> = {
  // A string of firecrackers going off at its end.
  firecracker: `
    <path fill="none" stroke="#8a3a2a" stroke-width="2.6" d="M64 0L64 92"/>
    <path fill="#f0708a" d="M59.1 38.5L30.9 48.7C27.1 50.1 21 33.2 24.7 31.8L52.9 21.5C56.7 20.2 62.8 37.1 59.1 38.5Z"/>
    <path fill="#f0708a" d="M75.1 21.5L103.3 31.8C107 33.2 100.9 50.1 97.1 48.7L68.9 38.5C65.2 37.1 71.3 20.2 75.1 21.5Z"/>
    <path fill="#f0708a" d="M59.1 60.5L30.9 70.7C27.1 72.1 21 55.2 24.7 53.8L52.9 43.5C56.7 42.2 62.8 59.1 59.1 60.5Z"/>
    <path fill="#f0708a" d="M75.1 43.5L103.3 53.8C107 55.2 100.9 72.1 97.1 70.7L68.9 60.5C65.2 59.1 71.3 42.2 75.1 43.5Z"/>
    <path fill="#f0708a" d="M59.1 82.5L30.9 92.7C27.1 94.1 21 77.2 24.7 75.8L52.9 65.5C56.7 64.2 62.8 81.1 59.1 82.5Z"/>
    <path fill="#f0708a" d="M75.1 65.5L103.3 75.8C107 77.2 100.9 94.1 97.1 92.7L68.9 82.5C65.2 81.1 71.3 64.2 75.1 65.5Z"/>
    <path data-part="knot" fill="#ffd35c" d="M64 2L76 12L64 22L52 12Z"/>
    <path data-part="flame" fill="#ffd84a" d="M64 84L70 96L84 90L80 102L94 106L80 112L86 125L72 118L64 128L56 118L42 125L48 112L34 106L48 102L44 90L58 96Z"/>
    <path data-part="flame" fill="#ff9f5a" d="M64 98L68 104L74 106L68 110L64 117L60 110L54 106L60 104Z"/>
  `,
  // A round cookie with chocolate chips and a bite taken.
  cookie: `
    <path fill="#e8b878" d="M64 4C78 4 90 8 100 16C94 26 100 36 110 36C110 46 116 52 124 52C128 92 100 124 64 124C30 124 4 98 4 64C4 30 30 4 64 4Z"/>
    <path data-telling="" fill="#b8907a" d="M34 37Q33 26 43 26Q52 28 50 38Q47 43 40 42Q35 42 34 37Z"/>
    <path fill="#2a2440" d="M72 49Q71 38 81 38Q90 40 88 50Q85 55 78 54Q73 54 72 49Z"/>
    <path fill="#2a2440" d="M22 73Q21 62 31 62Q40 64 38 74Q35 79 28 78Q23 78 22 73Z"/>
    <path data-telling="" fill="#b8907a" d="M54 75Q53 64 63 64Q72 66 70 76Q67 81 60 80Q55 80 54 75Z"/>
    <path fill="#2a2440" d="M90 81Q89 70 99 70Q108 72 106 82Q103 87 96 86Q91 86 90 81Z"/>
    <path fill="#2a2440" d="M40 107Q39 96 49 96Q58 98 56 108Q53 113 46 112Q41 112 40 107Z"/>
    <path data-telling="" fill="#b8907a" d="M72 107Q71 96 81 96Q90 98 88 108Q85 113 78 112Q73 112 72 107Z"/>
  `,
  // A pear with its stalk and a leaf.
  pear: `
    <path data-part="leaf" fill="#8fd07c" d="M68 24Q78 2 108 6Q104 30 70 30Z"/>
    <path fill="none" stroke="#2a5a2a" stroke-width="2" d="M72 26Q84 18 98 12"/>
    <path data-part="stalk" fill="#b8907a" d="M60 4L68 2L69 34L61 34Z"/>
    <path data-part="fruit" fill="#d8e87a" d="M64 28C70 28 78 29.7 82 34C86 38.3 85 47.7 88 54C91 60.3 96.3 65.7 100 72C103.7 78.3 109.3 85 110 92C110.7 99 108.3 108.3 104 114C99.7 119.7 90.7 123.8 84 126C77.3 128 70.7 127 64 127C57.3 127 50.7 128 44 126C37.3 123.8 28.3 119.7 24 114C19.7 108.3 17.3 99 18 92C18.7 85 24.3 78.3 28 72C31.7 65.7 37 60.3 40 54C43 47.7 42 38.3 46 34C50 29.7 58 28 64 28Z"/>
    <path data-part="shine" fill="#fffff0" d="M40 74C42 73.3 45.3 75 46 78C46.7 81 45.3 88.3 44 92C42.7 95.7 39.8 99.7 38 100C36.2 100.3 33.7 97 33 94C32.3 91 32.8 85.3 34 82C35.2 78.7 38 74.7 40 74Z"/>
  `,
  // A roller skate: a boot with laces on four wheels.
  "roller-skate": `
    <path data-part="shoe" fill="#9bcdf2" d="M52 8L104 8Q108 30 104 48L108 84L14 84Q6 62 26 56L44 50Q52 36 52 8Z"/>
    <path data-part="cuff" fill="#f0708a" d="M50 4L106 4L106 20L50 20Z"/>
    <path data-part="toe" fill="#ffd35c" d="M14 84Q6 62 26 56Q42 60 44 84Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M50 34L66 36M46 46L62 50M36 54L52 62"/>
    <path data-part="sole" fill="#ffffff" d="M8 84L114 84L114 96L8 96Z"/>
    <path data-part="tipper" fill="#f0708a" d="M8 88L2 88Q0 104 8 106L14 96Z"/>
    <circle data-part="wheel" fill="#c8b8f0" cx="36" cy="110" r="16"/>
    <circle data-part="hub" fill="#fff3c4" cx="36" cy="110" r="6"/>
    <circle data-part="wheel" fill="#c8b8f0" cx="92" cy="110" r="16"/>
    <circle data-part="hub" fill="#fff3c4" cx="92" cy="110" r="6"/>
  `,
  // A baseball with its two seams.
  baseball: `
    <circle data-part="ball" fill="#fffaf0" cx="64" cy="64" r="60"/>
    <path fill="#f7a090" d="M30 14.5Q50 36 50 64Q50 92 30 113.5Q4 96 4 64Q4 32 30 14.5Z"/>
    <path fill="#f7a090" d="M98 14.5Q78 36 78 64Q78 92 98 113.5Q124 96 124 64Q124 32 98 14.5Z"/>
    <path fill="none" stroke="#8a2a2a" stroke-width="2.4" d="M32 36L44 30M38 50L52 46M40 64L54 64M38 78L52 82M32 92L44 98M96 36L84 30M90 50L76 46M88 64L74 64M90 78L76 82M96 92L84 98"/>
  `,
};
