import { eye } from "./eye.ts";

/** Small animals and birds: 128 × 128 boxes. */
export const smallAnimals: Readonly<Record<string, string>> = {
  // A frog sitting on broad hind feet, smiling.
  frog: `
    <path data-part="leg" fill="#7cc95f" d="M34 78C14 76 4 90 8 104C12 114 26 118 40 112Z"/>
    <path data-part="leg" fill="#7cc95f" d="M94 78C114 76 124 90 120 104C116 114 102 118 88 112Z"/>
    <path data-part="belly" fill="#e9f7c9" d="M40 66L42 118L86 118L88 66Z"/>
    <path data-part="arm" fill="#8ed46f" d="M30 68C28 84 30 100 36 111C31 114 32 124 40 124L57 124C63 123 62 116 57 114C53 104 51 88 52 72Z"/>
    <path data-part="arm" fill="#8ed46f" d="M98 68C100 84 98 100 92 111C97 114 96 124 88 124L71 124C65 123 66 116 71 114C75 104 77 88 76 72Z"/>
    <path data-part="foot" fill="#7cc95f" d="M10 124C4 124 2 116 8 114C8 108 16 106 20 110C24 106 31 108 31 113C37 114 37 124 31 124Z"/>
    <path data-part="foot" fill="#7cc95f" d="M118 124C124 124 126 116 120 114C120 108 112 106 108 110C104 106 97 108 97 113C91 114 91 124 97 124Z"/>
    <path data-part="head" fill="#8ed46f" d="M64 22C66 10 80 4 92 8C104 12 108 26 102 34C112 42 114 60 102 70C92 80 36 80 26 70C14 60 16 42 26 34C20 26 24 12 36 8C48 4 62 10 64 22Z"/>
    <circle data-part="eye" fill="#ffffff" cx="42" cy="24" r="11"/>
    <circle data-part="eye" fill="#ffffff" cx="86" cy="24" r="11"/>
    <circle fill="#202a20" cx="43" cy="25" r="5"/>
    <circle fill="#202a20" cx="85" cy="25" r="5"/>
    <circle fill="#ffffff" cx="44.5" cy="23" r="2.1"/>
    <circle fill="#ffffff" cx="86.5" cy="23" r="2.1"/>
    <path fill="none" stroke="#2f6b22" stroke-width="2" d="M32 50C44 66 84 66 96 50M58 43L59 43.5M70 43L69 43.5"/>
    <ellipse data-part="cheek" fill="#f9b9a8" cx="32" cy="63" rx="5.5" ry="4" transform="rotate(30 32 63)"/>
    <ellipse data-part="cheek" fill="#f9b9a8" cx="96" cy="63" rx="5.5" ry="4" transform="rotate(-30 96 63)"/>
  `,
  // A round hamster holding a sunflower seed.
  hamster: `
    <circle data-part="ear" fill="#eda75f" cx="34" cy="17" r="13"/>
    <circle data-part="ear" fill="#eda75f" cx="94" cy="17" r="13"/>
    <circle data-part="innerEar" fill="#ff9fb5" cx="34" cy="17" r="6.5"/>
    <circle data-part="innerEar" fill="#ff9fb5" cx="94" cy="17" r="6.5"/>
    <path data-part="foot" fill="#f9d0c0" d="M38 114C26 112 20 124 29 124L54 124C58 120 52 115 46 114Z"/>
    <path data-part="foot" fill="#f9d0c0" d="M90 114C102 112 108 124 99 124L74 124C70 120 76 115 82 114Z"/>
    <path data-part="body" fill="#eda75f" d="M64 12C84 12 97 22 101 38C118 42 126 56 121 72C119 78 116 82 112 84C114 102 108 120 64 120C20 120 14 102 16 84C12 82 9 78 7 72C2 56 10 42 27 38C31 22 44 12 64 12Z"/>
    <path data-part="belly" fill="#fff6ea" d="M64 86C88 84 100 92 98 104C96 114 80 116 64 116C48 116 32 114 30 104C28 92 40 84 64 86Z"/>
    <circle data-part="cheek" fill="#fff0dc" cx="31" cy="61" r="19"/>
    <circle data-part="cheek" fill="#fff0dc" cx="97" cy="61" r="19"/>
    <ellipse data-part="eye" fill="#2a2222" cx="48" cy="40" rx="5" ry="6.4"/>
    <ellipse data-part="eye" fill="#2a2222" cx="80" cy="40" rx="5" ry="6.4"/>
    <circle fill="#ffffff" cx="49.5" cy="37" r="2.3"/>
    <circle fill="#ffffff" cx="81.5" cy="37" r="2.3"/>
    <path data-part="tooth" data-telling="" fill="#ffffff" d="M56 64L72 64L72 77Q72 80 64 80Q56 80 56 77Z"/>
    <path data-part="nose" fill="#2a2222" d="M57 51C57 47 71 47 71 51C71 55.5 66 58 64 58C62 58 57 55.5 57 51Z"/>
    <path fill="none" stroke="#2a2222" stroke-width="2.2" d="M64 57L64 62M44 60Q54 69 64 62Q74 69 84 60"/>
    <path fill="none" stroke="#2a2222" stroke-width="2.2" d="M24 56L2 50M24 64L2 66M104 56L126 50M104 64L126 66"/>
    <path data-part="seed" fill="#c9cfd8" d="M64 84C74 91 75 103 64 113C53 103 54 91 64 84Z"/>
    <path fill="none" stroke="#2a2222" stroke-width="2.2" d="M64 90L64 107"/>
    <ellipse data-part="paw" fill="#eda75f" cx="45" cy="95" rx="13" ry="8" transform="rotate(12 45 95)"/>
    <ellipse data-part="paw" fill="#eda75f" cx="83" cy="95" rx="13" ry="8" transform="rotate(-12 83 95)"/>
  `,
  // A hedgehog with a coat of soft spines and a pointed snout.
  hedgehog: `
    <path data-part="spine" fill="#a98768" d="M34 112C24 108 24 98 28 94L24 84L33 80L30 68L41 66L40 54L51 54L53 42L63 45L68 34L77 40L85 32L91 41L101 37L104 47L114 47L114 58L123 62L119 72L126 80L119 87L124 97L114 101L114 111L103 113Z"/>
    <path fill="none" stroke="#5f4530" stroke-width="2" d="M66 62L72 56M84 60L90 54M100 70L106 64M74 78L80 72M92 82L98 76M106 92L112 87M80 96L86 91"/>
    <path data-part="foot" fill="#e9c9a4" d="M50 114C46 116 46 124 52 124L64 124C69 124 69 117 64 114Z"/>
    <path data-part="foot" fill="#e9c9a4" d="M90 112C86 114 86 124 92 124L104 124C109 124 109 116 104 112Z"/>
    <path data-part="body" fill="#f7dcbc" d="M52 66C62 72 66 82 64 94C64 100 70 104 78 108C72 116 60 118 48 117C38 116 30 112 24 108C18 110 8 110 5 104C3 98 10 94 16 92C22 84 28 66 52 66Z"/>
    <circle data-part="ear" fill="#e9c9a4" cx="56" cy="74" r="9"/>
    <circle data-part="nose" fill="#2a2020" cx="8" cy="99" r="5.5"/>
    <ellipse data-part="eye" fill="#2a2020" cx="33" cy="87" rx="4.2" ry="5.2"/>
    <circle fill="#ffffff" cx="32" cy="85" r="2"/>
    <path fill="none" stroke="#7d5a3a" stroke-width="2" d="M20 104C26 107 32 105 35 101"/>
    <ellipse data-part="cheek" fill="#ff9f8a" cx="45" cy="98" rx="5.5" ry="4"/>
  `,
  // A snail with its spiral house, eyes on stalks.
  snail: `
    <path data-part="eyeStalk" fill="#f4d8a0" d="M17 46L13 22L21 20L27 44Z"/>
    <path data-part="eyeStalk" fill="#f4d8a0" d="M31 44L37 20L45 22L41 46Z"/>
    <circle data-part="eye" fill="#ffffff" cx="15" cy="17" r="11"/>
    <circle data-part="eye" fill="#ffffff" cx="43" cy="17" r="11"/>
    <circle fill="#2a2440" cx="15" cy="18" r="4.6"/>
    <circle fill="#2a2440" cx="43" cy="18" r="4.6"/>
    <path data-part="body" fill="#f4d8a0" d="M10 58Q10 42 28 42Q46 44 46 64Q46 88 56 100L112 104Q124 110 127 122L24 122Q6 120 8 96Z"/>
    <circle data-part="shell" fill="#f0a890" cx="82" cy="68" r="42"/>
    <path fill="none" stroke="#8a3a2a" stroke-width="2.4" d="M84 68C84 62 74 62 72 70C70 82 86 88 96 80C108 70 102 50 84 46C66 44 54 58 56 74C58 88 66 96 76 100"/>
    <ellipse data-part="cheek" fill="#ffb8a8" cx="36" cy="72" rx="5" ry="4"/>
    <path fill="none" stroke="#8a3a2a" stroke-width="2.4" d="M13 70Q21 79 30 72"/>
  `,
  // A bat with spread wings and a shy smile.
  bat: `
    <path data-part="wing" fill="#9d8fc4" d="M50 54C40 34 22 28 4 34C10 42 8 52 4 60C14 58 22 64 24 74C32 68 40 72 44 82Z"/>
    <path data-part="wing" fill="#9d8fc4" d="M78 54C88 34 106 28 124 34C118 42 120 52 124 60C114 58 106 64 104 74C96 68 88 72 84 82Z"/>
    <path fill="none" stroke="#5a4a8a" stroke-width="2" d="M46 56C36 50 18 48 7 52M82 56C92 50 110 48 121 52"/>
    <path data-part="foot" fill="#9d8fc4" d="M54 98C52 106 54 112 57 114C60 112 61 108 61 102Z"/>
    <path data-part="foot" fill="#9d8fc4" d="M74 98C76 106 74 112 71 114C68 112 67 108 67 102Z"/>
    <path data-part="body" fill="#b3a5d9" d="M46 70C44 88 50 106 64 106C78 106 84 88 82 70Z"/>
    <path data-part="ear" fill="#b3a5d9" d="M42 44C34 34 34 20 40 12C48 16 56 22 58 30Z"/>
    <path data-part="ear" fill="#b3a5d9" d="M86 44C94 34 94 20 88 12C80 16 72 22 70 30Z"/>
    <path data-part="innerEar" fill="#ffc2d6" d="M44 34C40 28 40 23 42 20C46 22 50 26 51 30Z"/>
    <path data-part="innerEar" fill="#ffc2d6" d="M84 34C88 28 88 23 86 20C82 22 78 26 77 30Z"/>
    <path data-part="head" fill="#b3a5d9" d="M64 28C80 28 92 38 92 54C92 70 80 80 64 80C48 80 36 70 36 54C36 38 48 28 64 28Z"/>
    <ellipse data-part="eye" fill="#241c38" cx="52" cy="52" rx="4.5" ry="5.5"/>
    <ellipse data-part="eye" fill="#241c38" cx="76" cy="52" rx="4.5" ry="5.5"/>
    <circle fill="#ffffff" cx="53" cy="50" r="2.1"/>
    <circle fill="#ffffff" cx="77" cy="50" r="2.1"/>
    <path data-part="tooth" fill="#ffffff" d="M56 66L60 72L63 66Z"/>
    <path fill="none" stroke="#241c38" stroke-width="2" d="M52 64C58 67 70 67 76 64"/>
    <ellipse data-part="cheek" fill="#ff9fc0" cx="44" cy="63" rx="5" ry="3.8"/>
    <ellipse data-part="cheek" fill="#ff9fc0" cx="84" cy="63" rx="5" ry="3.8"/>
  `,
  // Head down from a branch, the wings round it like a cloak.
  "hanging-bat": `
    <path data-part="foot" fill="#9d8fc4" d="M50 30Q46 8 52 6Q58 8 58 30Z"/>
    <path data-part="foot" fill="#9d8fc4" d="M70 30Q70 8 76 6Q82 8 78 30Z"/>
    <path data-part="branch" fill="#c48f5e" d="M2 10Q40 4 64 8Q96 12 126 6L126 18Q96 24 64 20Q36 16 2 22Z"/>
    <path data-part="ear" fill="#b3a5d9" d="M44 92Q28 110 36 126Q52 118 58 104Z"/>
    <path data-part="ear" fill="#b3a5d9" d="M84 92Q100 110 92 126Q76 118 70 104Z"/>
    <path data-part="head" fill="#b3a5d9" d="M64 58Q94 60 94 84Q92 110 64 110Q36 110 34 84Q34 60 64 58Z"/>
    <ellipse data-part="eye" fill="#241c38" cx="52" cy="88" rx="4.8" ry="6"/>
    <ellipse data-part="eye" fill="#241c38" cx="76" cy="88" rx="4.8" ry="6"/>
    <circle fill="#ffffff" cx="53" cy="86" r="2.2"/>
    <circle fill="#ffffff" cx="77" cy="86" r="2.2"/>
    <path fill="none" stroke="#3a2c58" stroke-width="2.4" d="M54 76Q64 68 74 76"/>
    <path data-part="wing" fill="#9d8fc4" d="M64 26Q34 22 26 44Q22 62 32 80Q36 70 44 74Q50 62 64 70Z"/>
    <path data-part="wing" fill="#9d8fc4" d="M64 26Q94 22 102 44Q106 62 96 80Q92 70 84 74Q78 62 64 70Z"/>
  `,
  // An owl on a branch, with round eyes and a feathered breast.
  owl: `
    <path data-part="wing" fill="#b9855a" d="M30 44C12 60 10 92 26 108C34 104 40 92 40 80Z"/>
    <path data-part="wing" fill="#b9855a" d="M98 44C116 60 118 92 102 108C94 104 88 92 88 80Z"/>
    <path data-part="body" fill="#cf9f70" d="M26 6C36 14 48 17 64 17C80 17 92 14 102 6C108 20 106 32 102 40C106 56 106 84 98 98C90 110 78 114 64 114C50 114 38 110 30 98C22 84 22 56 26 40C22 32 20 20 26 6Z"/>
    <path data-part="belly" fill="#fff0d8" d="M64 58C82 58 90 70 90 84C90 100 78 108 64 108C50 108 38 100 38 84C38 70 46 58 64 58Z"/>
    <path fill="none" stroke="#9c6f42" stroke-width="2" d="M44 74C46 81 54 81 57 74C59 81 69 81 71 74C74 81 82 81 84 74M42 88C46 95 53 95 57 88C59 95 69 95 71 88C75 95 82 95 86 88"/>
    <circle data-part="eye" fill="#ffffff" cx="46" cy="42" r="18"/>
    <circle data-part="eye" fill="#ffffff" cx="82" cy="42" r="18"/>
    <circle fill="#2a2018" cx="48" cy="43" r="5.2"/>
    <circle fill="#2a2018" cx="80" cy="43" r="5.2"/>
    <circle fill="#ffffff" cx="50" cy="41" r="2.2"/>
    <circle fill="#ffffff" cx="82" cy="41" r="2.2"/>
    <path data-part="beak" fill="#ffb347" d="M57 52C60 48 68 48 71 52L64 67Z"/>
    <path data-part="branch" fill="#a9805a" d="M4 112C34 118 94 118 124 110L124 121C94 127 34 127 4 123Z"/>
    <path data-part="foot" fill="#ffb347" d="M44 120C40 120 40 108 46 107C48 104 53 104 54 107C60 108 60 120 56 120Z"/>
    <path data-part="foot" fill="#ffb347" d="M72 120C68 120 68 108 74 107C76 104 81 104 82 107C88 108 88 120 84 120Z"/>
  `,
  // A peacock from the front, its tail a wheel of eyed feathers.
  peacock: `
    <path data-part="feather" fill="#8fd0a0" d="M63.7 91C57 92.7 33 94.5 24.2 95.5C15.4 96.5 14.6 99.3 10.9 97C7.3 94.7 1.8 86.3 2.3 81.5C2.8 76.7 9.9 69.7 13.9 68.2C18 66.6 18.2 69.6 26.6 72.4C35 75.2 58.1 81.9 64.3 85C70.5 88.1 70.4 89.2 63.7 91Z"/>
    <circle data-part="feather" fill="#ffd35c" cx="16" cy="83" r="8.4"/>
    <circle data-part="feather" fill="#5f8fd8" cx="16" cy="83" r="3.9"/>
    <path data-part="feather" fill="#8fd0a0" d="M63.7 85C69.9 81.9 93 75.2 101.4 72.4C109.8 69.6 110 66.6 114.1 68.2C118.1 69.7 125.2 76.7 125.7 81.5C126.2 86.3 120.7 94.7 117.1 97C113.4 99.3 112.6 96.5 103.8 95.5C95 94.5 71 92.7 64.3 91C57.6 89.2 57.5 88.1 63.7 85Z"/>
    <circle data-part="feather" fill="#ffd35c" cx="112" cy="83" r="8.4"/>
    <circle data-part="feather" fill="#5f8fd8" cx="112" cy="83" r="3.9"/>
    <path data-part="feather" fill="#8fd0a0" d="M62.6 90.7C54.9 89.5 28.3 80.7 18.8 78C9.4 75.3 8.4 78.1 5.9 74.7C3.3 71.2 1.2 61.4 3.4 57.1C5.6 52.8 14.7 48.8 19 48.8C23.4 48.8 21.6 51.2 29.3 57.3C37.1 63.4 59.8 79.8 65.4 85.3C70.9 90.9 70.4 91.9 62.6 90.7Z"/>
    <circle data-part="feather" fill="#ffd35c" cx="15.7" cy="63.4" r="8.4"/>
    <circle data-part="feather" fill="#5f8fd8" cx="15.7" cy="63.4" r="3.9"/>
    <path data-part="feather" fill="#8fd0a0" d="M62.6 85.3C68.2 79.8 90.9 63.4 98.7 57.3C106.4 51.2 104.6 48.8 109 48.8C113.3 48.8 122.4 52.8 124.6 57.1C126.8 61.4 124.7 71.2 122.1 74.7C119.6 78.1 118.6 75.3 109.2 78C99.7 80.7 73.1 89.5 65.4 90.7C57.6 91.9 57.1 90.9 62.6 85.3Z"/>
    <circle data-part="feather" fill="#ffd35c" cx="112.3" cy="63.4" r="8.4"/>
    <circle data-part="feather" fill="#5f8fd8" cx="112.3" cy="63.4" r="3.9"/>
    <path data-part="feather" fill="#8fd0a0" d="M61.8 90C53.9 84.8 27.7 62.2 18.7 55C9.7 47.9 9 51.4 7.8 47.3C6.7 43.1 8.2 33.3 11.8 30C15.4 26.8 25.4 26.3 29.4 27.9C33.4 29.5 29.8 29.8 36 39.5C42.1 49.2 61.9 77.6 66.2 86C70.5 94.4 69.7 95.2 61.8 90Z"/>
    <circle data-part="feather" fill="#ffd35c" cx="21" cy="40.3" r="8.4"/>
    <circle data-part="feather" fill="#5f8fd8" cx="21" cy="40.3" r="3.9"/>
    <path data-part="feather" fill="#8fd0a0" d="M61.8 86C66.1 77.6 85.9 49.2 92 39.5C98.2 29.8 94.6 29.5 98.6 27.9C102.6 26.3 112.6 26.8 116.2 30C119.8 33.3 121.3 43.1 120.2 47.3C119 51.4 118.3 47.9 109.3 55C100.3 62.2 74.1 84.8 66.2 90C58.3 95.2 57.5 94.4 61.8 86Z"/>
    <circle data-part="feather" fill="#ffd35c" cx="107" cy="40.3" r="8.4"/>
    <circle data-part="feather" fill="#5f8fd8" cx="107" cy="40.3" r="3.9"/>
    <path data-part="feather" fill="#8fd0a0" d="M61.2 89.1C55.4 80.6 37.9 47 31.7 36.3C25.6 25.7 23.9 29.5 24.4 25.2C24.8 20.9 29.7 12.2 34.3 10.5C38.8 8.8 48.2 11.9 51.4 14.8C54.6 17.7 50.8 16 53.4 28C56 40 65.5 76.7 66.8 86.9C68.1 97.1 67 97.5 61.2 89.1Z"/>
    <circle data-part="feather" fill="#ffd35c" cx="39.2" cy="23.4" r="8.4"/>
    <circle data-part="feather" fill="#5f8fd8" cx="39.2" cy="23.4" r="3.9"/>
    <path data-part="feather" fill="#8fd0a0" d="M61.2 86.9C62.5 76.7 72 40 74.6 28C77.2 16 73.4 17.7 76.6 14.8C79.8 11.9 89.2 8.8 93.7 10.5C98.3 12.2 103.2 20.9 103.6 25.2C104.1 29.5 102.4 25.7 96.3 36.3C90.1 47 72.6 80.6 66.8 89.1C61 97.5 59.9 97.1 61.2 86.9Z"/>
    <circle data-part="feather" fill="#ffd35c" cx="88.8" cy="23.4" r="8.4"/>
    <circle data-part="feather" fill="#5f8fd8" cx="88.8" cy="23.4" r="3.9"/>
    <path data-part="feather" fill="#8fd0a0" d="M61 88C58.6 78 54.3 40.3 52.4 28.2C50.5 16.1 47.6 19 49.5 15.2C51.4 11.3 59.2 5 64 5C68.8 5 76.6 11.3 78.5 15.2C80.4 19 77.5 16.1 75.6 28.2C73.7 40.3 69.4 78 67 88C64.6 98 63.4 98 61 88Z"/>
    <circle data-part="feather" fill="#ffd35c" cx="64" cy="18.8" r="8.4"/>
    <circle data-part="feather" fill="#5f8fd8" cx="64" cy="18.8" r="3.9"/>
    <path data-part="foot" fill="#e0b060" d="M52 118C50 119.3 49.2 123.6 48 126L62 126C61.4 123.6 61.7 119.3 60 118C58.3 116.7 54 116.7 52 118Z"/>
    <path data-part="foot" fill="#e0b060" d="M68 118C66.3 119.3 66.6 123.6 66 126L80 126C78.8 123.6 78 119.3 76 118C74 116.7 69.7 116.7 68 118Z"/>
    <path data-part="body" fill="#5fa8d8" d="M64 42C67.3 42 71.7 43.3 74 46C76.3 48.7 77.7 54 78 58C78.3 62 75 66 76 70C77 74 82 77.3 84 82C86 86.7 88.3 92.7 88 98C87.7 103.3 86 110.2 82 114C78 117.8 70 121 64 121C58 121 50 117.8 46 114C42 110.2 40.3 103.3 40 98C39.7 92.7 42 86.7 44 82C46 77.3 51 74 52 70C53 66 49.7 62 50 58C50.3 54 51.7 48.7 54 46C56.3 43.3 60.7 42 64 42Z"/>
    <path data-part="wing" fill="#8fd0c0" d="M44 86C46.3 84.7 52 87 54 90C56 93 56.7 100 56 104C55.3 108 52.3 113.3 50 114C47.7 114.7 43.7 110.7 42 108C40.3 105.3 39.7 101.7 40 98C40.3 94.3 41.7 87.3 44 86Z"/>
    <path data-part="wing" fill="#8fd0c0" d="M84 86C81.7 84.7 76 87 74 90C72 93 71.3 100 72 104C72.7 108 75.7 113.3 78 114C80.3 114.7 84.3 110.7 86 108C87.7 105.3 88.3 101.7 88 98C87.7 94.3 86.3 87.3 84 86Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M60 88Q64 92 68 88M58 98Q64 102 70 98"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M64 44L64 36M59 45L55 38M69 45L73 38"/>
    <circle data-part="crest" fill="#8fd0c0" cx="64" cy="34" r="3.4"/>
    <circle data-part="crest" fill="#8fd0c0" cx="54" cy="37" r="3.2"/>
    <circle data-part="crest" fill="#8fd0c0" cx="74" cy="37" r="3.2"/>
    ${eye(58.5, 55, 0.8)}
    ${eye(69.5, 55, 0.8)}
    <path data-part="beak" fill="#ffc84d" d="M59 61L69 61L64 71L59 61Z"/>
  `,
  // A butterfly with large plain wings and a smiling face.
  butterfly: `
    <path fill="none" stroke="#4a3a5a" stroke-width="2" d="M60 34C56 22 50 14 42 12M68 34C72 22 78 14 86 12"/>
    <circle data-part="antenna" fill="#ffd866" cx="40" cy="11" r="5"/>
    <circle data-part="antenna" fill="#ffd866" cx="88" cy="11" r="5"/>
    <path data-part="lowerWing" fill="#ffb0cf" d="M58 72C44 68 22 76 20 96C19 112 34 122 46 114C56 108 60 94 60 82Z"/>
    <path data-part="lowerWing" fill="#ffb0cf" d="M70 72C84 68 106 76 108 96C109 112 94 122 82 114C72 108 68 94 68 82Z"/>
    <path data-part="upperWing" fill="#a98be0" d="M58 74C36 84 10 78 5 54C1 34 14 20 30 24C46 28 58 50 60 66Z"/>
    <path data-part="upperWing" fill="#a98be0" d="M70 74C92 84 118 78 123 54C127 34 114 20 98 24C82 28 70 50 68 66Z"/>
    <path data-part="wingPatch" fill="#ffe9a8" d="M44 62C30 66 18 60 16 48C14 36 24 32 32 37C40 42 44 52 44 62Z"/>
    <path data-part="wingPatch" fill="#ffe9a8" d="M84 62C98 66 110 60 112 48C114 36 104 32 96 37C88 42 84 52 84 62Z"/>
    <circle data-part="wingSpot" fill="#fff3fa" cx="38" cy="95" r="9"/>
    <circle data-part="wingSpot" fill="#fff3fa" cx="90" cy="95" r="9"/>
    <path data-part="body" fill="#8fd0a8" d="M64 50C71 50 73 60 72 76C71 94 68 108 64 108C60 108 57 94 56 76C55 60 57 50 64 50Z"/>
    <circle data-part="head" fill="#ffd9b0" cx="64" cy="44" r="14"/>
    <ellipse data-part="eye" fill="#2a2028" cx="59" cy="43" rx="2.8" ry="3.6"/>
    <ellipse data-part="eye" fill="#2a2028" cx="69" cy="43" rx="2.8" ry="3.6"/>
    <path fill="none" stroke="#2a2028" stroke-width="2" d="M60 50C62 53 66 53 68 50"/>
  `,
  // A ladybird from above, with seven large spots and a smile.
  ladybug: `
    <path fill="none" stroke="#4a2a24" stroke-width="2" d="M50 20C46 12 42 8 36 6M78 20C82 12 86 8 92 6M20 66L6 60M18 84L4 88M26 102L14 112M108 66L122 60M110 84L124 88M102 102L114 112"/>
    <circle data-part="antenna" fill="#ffb0a0" cx="35" cy="7" r="4.5"/>
    <circle data-part="antenna" fill="#ffb0a0" cx="93" cy="7" r="4.5"/>
    <path data-part="head" fill="#ffe0c4" d="M64 12C84 12 96 24 96 40C96 54 82 60 64 60C46 60 32 54 32 40C32 24 44 12 64 12Z"/>
    <path data-part="shell" fill="#ff7b6b" d="M64 44C92 44 112 58 112 82C112 108 92 124 64 124C36 124 16 108 16 82C16 58 36 44 64 44Z"/>
    <path fill="none" stroke="#6b1f18" stroke-width="2" d="M64 44L64 124"/>
    <path data-part="spot" data-telling="" fill="#2a2020" d="M31 72A12 12 0 1 1 55 72A12 12 0 1 1 31 72ZM73 72A12 12 0 1 1 97 72A12 12 0 1 1 73 72ZM30 100A10 10 0 1 1 50 100A10 10 0 1 1 30 100ZM78 100A10 10 0 1 1 98 100A10 10 0 1 1 78 100Z"/>
    <ellipse data-part="eye" fill="#2a2020" cx="53" cy="29" rx="3.8" ry="4.8"/>
    <ellipse data-part="eye" fill="#2a2020" cx="75" cy="29" rx="3.8" ry="4.8"/>
    <path fill="none" stroke="#2a2020" stroke-width="2" d="M57 37C60 41 68 41 71 37"/>
  `,
  // A plump bee in flight with two broad stripes.
  bee: `
    <path fill="none" stroke="#4a3a18" stroke-width="2" d="M28 42C26 32 22 26 16 24M42 38C42 28 44 22 50 18"/>
    <circle data-part="antenna" fill="#ffd866" cx="14" cy="23" r="5"/>
    <circle data-part="antenna" fill="#ffd866" cx="52" cy="16" r="5"/>
    <path data-part="sting" fill="#ffe08a" d="M114 76L126 82L115 90Z"/>
    <path data-part="wing" fill="#d9f0fb" d="M84 52C84 32 98 14 112 16C124 20 122 42 106 54C98 60 88 60 84 52Z"/>
    <path data-part="body" fill="#ffcf3f" d="M50 46C84 34 120 52 120 82C120 110 90 122 62 112C46 106 34 90 34 76C34 62 40 50 50 46Z"/>
    <path data-part="stripe" fill="#9c8468" d="M66 42.5C71.5 42 76.9 42.2 82 43.1C76 64 76 92 84 115.4C78.5 115.7 72.8 115.1 67 113.5C58 92 57 66 66 42.5Z"/>
    <path data-part="stripe" fill="#9c8468" d="M97 47.9C103 50.8 108.1 54.7 112 59.6C106 74 106 90 111 104.6C107.2 108.4 102.4 111.2 97 113.1C90 92 90 70 97 47.9Z"/>
    <path data-part="wing" fill="#e8f7ff" d="M66 48C54 34 54 12 68 6C84 4 92 26 84 44C80 52 72 54 66 48Z"/>
    <path data-part="head" fill="#ffe08a" d="M34 38C50 38 60 50 60 66C60 82 50 94 34 94C18 94 8 82 8 66C8 50 18 38 34 38Z"/>
    <ellipse data-part="eye" fill="#2a2218" cx="25" cy="61" rx="4" ry="5"/>
    <ellipse data-part="eye" fill="#2a2218" cx="44" cy="61" rx="4" ry="5"/>
    <circle fill="#ffffff" cx="26" cy="59" r="2"/>
    <circle fill="#ffffff" cx="45" cy="59" r="2"/>
    <path fill="none" stroke="#2a2218" stroke-width="2" d="M28 74C31 79 38 79 41 74"/>
    <ellipse data-part="cheek" fill="#ffa58a" cx="18" cy="72" rx="4.5" ry="3.5"/>
    <ellipse data-part="cheek" fill="#ffa58a" cx="51" cy="72" rx="4.5" ry="3.5"/>
  `,
  // The same for plain pages: fewer feathers.
  "peacock-simple": `
    <path transform="translate(64 88) rotate(-84) scale(0.8)" data-part="feather" fill="#8fd0a0" d="M0 0C-4 -20 -15 -38 -15 -56C-15 -70 -8 -78 0 -78C8 -78 15 -70 15 -56C15 -38 4 -20 0 0Z"/>
    <circle transform="translate(64 88) rotate(-84) scale(0.8)" data-part="feather" data-telling="" fill="#ffd35c" cx="0" cy="-58" r="8"/>
    <path transform="translate(64 88) rotate(84) scale(0.8)" data-part="feather" fill="#8fd0a0" d="M0 0C-4 -20 -15 -38 -15 -56C-15 -70 -8 -78 0 -78C8 -78 15 -70 15 -56C15 -38 4 -20 0 0Z"/>
    <circle transform="translate(64 88) rotate(84) scale(0.8)" data-part="feather" data-telling="" fill="#ffd35c" cx="0" cy="-58" r="8"/>
    <path transform="translate(64 88) rotate(-56) scale(0.92)" data-part="feather" fill="#8fd0a0" d="M0 0C-4 -20 -15 -38 -15 -56C-15 -70 -8 -78 0 -78C8 -78 15 -70 15 -56C15 -38 4 -20 0 0Z"/>
    <circle transform="translate(64 88) rotate(-56) scale(0.92)" data-part="feather" data-telling="" fill="#ffd35c" cx="0" cy="-58" r="8"/>
    <path transform="translate(64 88) rotate(56) scale(0.92)" data-part="feather" fill="#8fd0a0" d="M0 0C-4 -20 -15 -38 -15 -56C-15 -70 -8 -78 0 -78C8 -78 15 -70 15 -56C15 -38 4 -20 0 0Z"/>
    <circle transform="translate(64 88) rotate(56) scale(0.92)" data-part="feather" data-telling="" fill="#ffd35c" cx="0" cy="-58" r="8"/>
    <path transform="translate(64 88) rotate(-28) scale(1.05)" data-part="feather" fill="#8fd0a0" d="M0 0C-4 -20 -15 -38 -15 -56C-15 -70 -8 -78 0 -78C8 -78 15 -70 15 -56C15 -38 4 -20 0 0Z"/>
    <circle transform="translate(64 88) rotate(-28) scale(1.05)" data-part="feather" data-telling="" fill="#ffd35c" cx="0" cy="-58" r="8"/>
    <path transform="translate(64 88) rotate(28) scale(1.05)" data-part="feather" fill="#8fd0a0" d="M0 0C-4 -20 -15 -38 -15 -56C-15 -70 -8 -78 0 -78C8 -78 15 -70 15 -56C15 -38 4 -20 0 0Z"/>
    <circle transform="translate(64 88) rotate(28) scale(1.05)" data-part="feather" data-telling="" fill="#ffd35c" cx="0" cy="-58" r="8"/>
    <path transform="translate(64 88) rotate(0) scale(1.1)" data-part="feather" fill="#8fd0a0" d="M0 0C-4 -20 -15 -38 -15 -56C-15 -70 -8 -78 0 -78C8 -78 15 -70 15 -56C15 -38 4 -20 0 0Z"/>
    <circle transform="translate(64 88) rotate(0) scale(1.1)" data-part="feather" data-telling="" fill="#ffd35c" cx="0" cy="-58" r="8"/>
    <path data-part="foot" fill="#e0b060" d="M52 118C50 119.3 49.2 123.6 48 126L62 126C61.4 123.6 61.7 119.3 60 118C58.3 116.7 54 116.7 52 118Z"/>
    <path data-part="foot" fill="#e0b060" d="M68 118C66.3 119.3 66.6 123.6 66 126L80 126C78.8 123.6 78 119.3 76 118C74 116.7 69.7 116.7 68 118Z"/>
    <path data-part="body" fill="#5fa8d8" d="M64 42C67.3 42 71.7 43.3 74 46C76.3 48.7 77.7 54 78 58C78.3 62 75 66 76 70C77 74 82 77.3 84 82C86 86.7 88.3 92.7 88 98C87.7 103.3 86 110.2 82 114C78 117.8 70 121 64 121C58 121 50 117.8 46 114C42 110.2 40.3 103.3 40 98C39.7 92.7 42 86.7 44 82C46 77.3 51 74 52 70C53 66 49.7 62 50 58C50.3 54 51.7 48.7 54 46C56.3 43.3 60.7 42 64 42Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M64 44L64 36M59 45L55 38M69 45L73 38"/>
    <circle data-part="crest" fill="#8fd0c0" cx="64" cy="34" r="3.4"/>
    <circle data-part="crest" fill="#8fd0c0" cx="54" cy="37" r="3.2"/>
    <circle data-part="crest" fill="#8fd0c0" cx="74" cy="37" r="3.2"/>
    ${eye(58.5, 55, 0.8)}
    ${eye(69.5, 55, 0.8)}
    <path data-part="beak" fill="#ffc84d" d="M59 61L69 61L64 71L59 61Z"/>
  `,
};
