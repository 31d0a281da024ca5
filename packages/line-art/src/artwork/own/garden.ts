/** What grows in the garden, and what a spider hangs there: 128 × 128 boxes. */
export const garden: Readonly<Record<string, string>> = {
  // A mound of sand or earth, out of which somebody looks.
  "loose-mound": `
    <path fill="#d9b27c" d="M34 92Q64 80 94 92Q64 104 34 92Z"/>
    <path fill="#f5e2b3" d="M2 126C8 104 20 96 34 92C44 100 84 100 94 92C108 96 120 104 126 126Z"/>
    <path fill="#ffffff" d="M84 112Q90 104 98 110Q102 116 96 119Q86 120 84 112Z"/>
  `,
  // A sprout in a mound of earth.
  "seedling-in-earth": `
    <path data-part="stalk" fill="#7cb860" d="M58 112V58H70V112Z"/>
    <path data-part="leaf" fill="#8fd06f" d="M64 64C36 66 16 52 14 26C42 22 62 36 64 64Z"/>
    <path data-part="leaf" fill="#9fd97f" d="M64 60C64 32 84 16 114 20C114 46 92 62 64 60Z"/>
    <path data-part="soil" fill="#b98a5c" d="M2 126C6 104 28 92 64 92C100 92 122 104 126 126Z"/>
  `,
  // A pumpkin as it comes from the field.
  pumpkin: `
    <path data-part="leaf" fill="#8fd06f" d="M70 32C82 14 104 14 116 26C106 42 86 46 70 32Z"/>
    <path data-part="stalk" fill="#7aa35a" d="M56 42C56 24 58 12 72 5L82 13C74 18 72 28 73 42Z"/>
    <ellipse data-part="rib" fill="#f0913c" cx="30" cy="80" rx="27" ry="39"/>
    <ellipse data-part="rib" fill="#f0913c" cx="98" cy="80" rx="27" ry="39"/>
    <ellipse data-part="rib" fill="#f5a14e" cx="46" cy="81" rx="26" ry="42"/>
    <ellipse data-part="rib" fill="#f5a14e" cx="82" cy="81" rx="26" ry="42"/>
    <ellipse data-part="rib" fill="#f7b267" cx="64" cy="81" rx="21" ry="43"/>
  `,
  // A pumpkin lantern in ribs, with a grin.
  "jack-o-lantern": `
    <path data-part="stalk" fill="#7aa35a" d="M54 40C54 22 58 10 72 4L82 12C74 17 73 26 74 40Z"/>
    <path data-part="leaf" fill="#9fd06f" d="M79 37C84 20 102 12 122 18C118 36 100 46 79 41Z"/>
    <path fill="#f5a14e" d="M64 36C82 26 108 32 119 52C128 72 126 101 110 115C98 125 80 125 64 123C48 125 30 125 18 115C2 101 0 72 9 52C20 32 46 26 64 36Z"/>
    <path data-part="stripe" fill="#e0852f" d="M42 31C26 48 22 100 40 122C30 122 24 119 18 115C2 101 0 72 9 52C16 39 29 33 42 31Z"/>
    <path data-part="stripe" fill="#e0852f" d="M86 31C102 48 106 100 88 122C98 122 104 119 110 115C126 101 128 72 119 52C112 39 99 33 86 31Z"/>
    <path data-part="eye" fill="#ffe07a" d="M24 74L40 48L56 74Z"/>
    <path data-part="eye" fill="#ffe07a" d="M72 74L88 48L104 74Z"/>
    <path data-part="nose" fill="#ffe07a" d="M53 88L64 70L75 88Z"/>
    <path data-part="mouth" fill="#ffe07a" d="M16 88C30 94 40 96 46 96L48 105L60 105L64 97C84 97 100 94 112 88C108 108 88 118 64 118C40 118 20 108 16 88Z"/>
  `,
  // The same, whose face is dark: small, it is ink.
  "jack-o-lantern-simple": `
    <path data-part="stalk" fill="#7aa35a" d="M54 40C54 22 58 10 72 4L82 12C74 17 73 26 74 40Z"/>
    <path data-part="leaf" fill="#9fd06f" d="M79 37C84 20 102 12 122 18C118 36 100 46 79 41Z"/>
    <path fill="#f5a14e" d="M64 36C82 26 108 32 119 52C128 72 126 101 110 115C98 125 80 125 64 123C48 125 30 125 18 115C2 101 0 72 9 52C20 32 46 26 64 36Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M44 31C44 31 36.3 35.5 34 38C31.7 40.5 30 46 30 46M84 31C84 31 91.7 35.5 94 38C96.3 40.5 98 46 98 46"/>
    <path data-part="eye" fill="#3a2410" d="M22 74L39 46L56 74Z"/>
    <path data-part="eye" fill="#3a2410" d="M72 74L89 46L106 74Z"/>
    <path data-part="nose" fill="#ffe07a" d="M52 89L64 69L76 89Z"/>
    <path data-part="mouth" fill="#3a2410" d="M16 90C30 95 40 97 46 97L48 106L60 106L64 98C84 98 100 95 112 90C108 109 88 119 64 119C40 119 20 109 16 90Z"/>
  `,
  // A rose in bloom.
  rose: `
    <path data-part="stem" fill="#5fae54" d="M60 70L68 70L68 124L60 124Z"/>
    <path data-part="leaf" fill="#8fd46f" d="M60 116C50 120 42 118 36 114L30 116L27 108L20 106L20 98C36 90 54 98 60 116Z"/>
    <path data-part="leaf" fill="#8fd46f" d="M68 106C78 110 86 108 92 104L98 106L101 98L108 96L108 88C92 80 74 88 68 106Z"/>
    <path data-part="outerPetal" fill="#f0607a" d="M22 34C20 22 28 18 36 18L92 18C100 18 108 22 106 34C104 60 90 78 64 78C38 78 24 60 22 34Z"/>
    <path data-part="middlePetals" data-telling="" fill="#ffc2cc" d="M38 32C36 12 50 4 64 4C78 4 92 12 90 32C88 48 76 54 64 54C52 54 40 48 38 32Z"/>
    <path fill="none" data-telling="" stroke="#7a1a30" stroke-width="2.4" d="M76 26C76 16 64 12 56 18C48 26 54 38 64 38C70 38 72 30 66 26"/>
    <path data-telling="" fill="#f58a9c" d="M22 32C40 36 56 48 70 76C44 84 22 66 22 32Z"/>
    <path data-telling="" fill="#f9a4b2" d="M106 32C90 36 74 48 58 66C62 72 66 76 70 76C92 76 106 58 106 32Z"/>
  `,
  // A plant with broad leaves in its pot.
  "potted-plant": `
    <path data-part="leaf" fill="#7cb85c" d="M60 86C40 84 22 70 18 46C42 48 58 62 64 84Z"/>
    <path data-part="leaf" fill="#7cb85c" d="M68 86C88 84 106 70 110 46C86 48 70 62 64 84Z"/>
    <path data-part="leaf" fill="#8fd06f" d="M62 86C44 66 38 44 46 22C62 36 70 60 66 86Z"/>
    <path data-part="leaf" fill="#8fd06f" d="M66 86C84 66 90 44 82 22C66 36 58 60 62 86Z"/>
    <path data-part="leaf" fill="#a9dc8a" d="M64 86C52 62 52 28 64 4C76 28 76 62 64 86Z"/>
    <path data-part="pot" fill="#d98352" d="M34 94L94 94L86 125L42 125Z"/>
    <path data-part="rim" fill="#eda173" d="M28 82L100 82L100 97L28 97Z"/>
  `,
  // The pot alone, open above.
  "flower-pot": `
    <ellipse fill="#8f98a4" cx="64" cy="28" rx="56" ry="12"/>
    <path data-part="pot" fill="#d98352" d="M18 46L110 46L98 124L30 124Z"/>
    <path data-part="rim" fill="#eda173" d="M6 28C20 42 108 42 122 28L122 50C108 62 20 62 6 50Z"/>
  `,
  // A pineapple with its crown of leaves.
  pineapple: `
    <path data-part="leaf" fill="#7cb85c" d="M62 44C46 40 34 28 32 12C46 16 56 26 64 40Z"/>
    <path data-part="leaf" fill="#7cb85c" d="M66 44C82 40 94 28 96 12C82 16 72 26 64 40Z"/>
    <path data-part="leaf" fill="#8fd06f" d="M64 46C52 32 52 14 64 2C76 14 76 32 64 46Z"/>
    <path data-part="fruit" fill="#f7c552" d="M64 40C88 40 100 60 100 84C100 110 86 126 64 126C42 126 28 110 28 84C28 60 40 40 64 40Z"/>
    <path fill="none" stroke="#b07a1c" stroke-width="2" d="M50 42L100 91M31 66L82 120M78 42L28 91M97 66L46 120"/>
  `,
  // A round web with four rings.
  "spider-web": `
    <path fill="none" stroke="#7c8ba1" stroke-width="2.4" d="M64 2L64 126M10 33L118 95M10 95L118 33"/>
    <path fill="#ffffff" d="M64 12Q76 32 109 38Q97 64 109 90Q76 96 64 116Q52 96 19 90Q31 64 19 38Q52 32 64 12Z"/>
    <path fill="#8fb0e8" d="M64 36Q70 46 89 50Q82 64 89 78Q70 82 64 92Q58 82 39 78Q46 64 39 50Q58 46 64 36Z"/>
    <path fill="none" stroke="#7c8ba1" stroke-width="2.4" d="M64 12L64 116M19 38L109 90M19 90L109 38"/>
    <circle fill="#ffffff" cx="64" cy="64" r="8"/>
  `,
};
