import { eye } from "./eye.ts";

/** More of the sea: 128 × 128 boxes. */
export const seaLife: Readonly<Record<string, string>> = {
  // A stingray from above, gliding towards us.
  stingray: `
    <path fill="#8fb3cc" d="M57 48C56 30 64 20 80 16C92 13 104 9 114 1C112 17 100 26 86 29C76 31 71 37 71 48Z"/>
    <path fill="#a9cbe0" d="M64 40C84 36 108 46 127 68C108 70 98 82 88 98C82 108 74 112 64 112C54 112 46 108 40 98C30 82 20 70 1 68C20 46 44 36 64 40Z"/>
    <circle fill="#6f97b5" cx="64" cy="58" r="7"/>
    <circle fill="#6f97b5" cx="42" cy="62" r="6"/>
    <circle fill="#6f97b5" cx="86" cy="62" r="6"/>
    <ellipse fill="#1f2630" cx="50" cy="84" rx="4.6" ry="5.6"/>
    <ellipse fill="#1f2630" cx="78" cy="84" rx="4.6" ry="5.6"/>
    <circle fill="#ffffff" cx="51.4" cy="82" r="2.1"/>
    <circle fill="#ffffff" cx="79.4" cy="82" r="2.1"/>
    <path fill="none" stroke="#1f2630" stroke-width="2" d="M54 98C60 104 68 104 74 98"/>
  `,
  // A swordfish: a long sharp bill, a tall fin, a tail like a sickle.
  swordfish: `
    <path data-part="tailFin" fill="#6f90c8" d="M98 62C100.3 57.7 108.7 51.7 112 46C115.3 40.3 116.2 33.4 118 28C119.8 34.6 124 43.7 124 50C124 56.3 118 60.3 118 66C118 71.7 124.3 77.7 124 84C123.7 90.3 118.4 98 116 104C114.2 97.4 113 87.3 110 82C107 76.7 100 75.3 98 72C96 68.7 95.7 66.3 98 62Z"/>
    <path data-part="fin" fill="#6f90c8" d="M44 54C37.7 50.3 43.3 37.7 46 30C48.7 22.3 55.8 14.6 60 8C61.2 14.6 60 22.7 64 30C68 37.3 87.3 48 84 52C80.7 56 50.3 57.7 44 54Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M54 28L56 48M62 32L66 48"/>
    <path data-part="body" fill="#8fb0e0" d="M34 58C37.3 55 43.3 49.7 50 48C56.7 46.3 66 46.3 74 48C82 49.7 92 54.8 98 58C104 61.2 110 64 110 67C110 70 103.7 72.5 98 76C92.3 79.5 84 86 76 88C68 90 57 90 50 88C43 86 37.3 79.7 34 76C30.7 72.3 30 69 30 66C30 63 30.7 61 34 58Z"/>
    <path fill="#8fb0e0" d="M32 60L1 50L31 69Z"/>
    <path data-part="belly" fill="#e8f0fa" d="M31 70C33 69.7 41.5 74.7 48 76C54.5 77.3 62 78.2 70 78C78 77.8 95 73.3 96 75C97 76.7 83.7 85.8 76 88C68.3 90.2 56.7 89.7 50 88C43.3 86.3 39.2 81 36 78C32.8 75 29 70.3 31 70Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M31 69Q38 72 44 68"/>
    <path data-part="fin" fill="#6f90c8" d="M58 72C60.7 71 68.7 71.7 72 76C75.3 80.3 76.2 91.4 78 98C73.8 96.2 67.7 94.7 64 92C60.3 89.3 57 85.3 56 82C55 78.7 55.3 73 58 72Z"/>
    ${eye(43, 59)}
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M56 56Q61 64 56 73"/>
  `,
  // A sea urchin, round in a coat of spines.
  "sea-urchin": `
    <path fill="none" stroke="#5b3f8a" stroke-width="2" d="M26.2 95.8L2.3 98.3M26.0 91.3L9.0 91.0M26.3 86.9L2.5 83.5M27.1 82.5L10.6 77.8M28.3 78.3L5.8 69.0M30.0 74.2L14.7 65.3M32.0 70.4L11.9 55.7M34.5 66.8L21.3 54.1M37.4 63.5L20.5 44.2M40.5 60.5L30.0 44.8M44.0 58.0L31.3 35.1M47.7 55.9L40.4 37.8M51.6 54.2L43.7 28.7M55.6 53.0L51.9 33.5M59.8 52.2L57.1 25.4M64.0 52.0L64.0 32.0M68.2 52.2L70.9 25.4M72.4 53.0L76.1 33.5M76.4 54.2L84.3 28.7M80.3 55.9L87.6 37.8M84.0 58.0L96.7 35.1M87.5 60.5L98.0 44.8M90.6 63.5L107.5 44.2M93.5 66.8L106.7 54.1M96.0 70.4L116.1 55.7M98.0 74.2L113.3 65.3M99.7 78.3L122.2 69.0M100.9 82.5L117.4 77.8M101.7 86.9L125.5 83.5M102.0 91.3L119.0 91.0M101.8 95.8L125.7 98.3"/>
    <path fill="#b79ad9" d="M22 104C20 72 38 48 64 48C90 48 108 72 106 104C100 114 28 114 22 104Z"/>
    <path fill="#e6d9f6" d="M64 48C76 58 84 84 84 111C78 113 50 113 44 111C44 84 52 58 64 48Z"/>
    <path fill="#c3b8ac" d="M3 124C3 112 14 103 28 106C40 100 58 102 64 107C76 100 94 100 102 106C114 103 125 112 125 124Z"/>
    <circle fill="#8f7fb8" cx="34" cy="82" r="5.5"/>
    <circle fill="#8f7fb8" cx="94" cy="82" r="5.5"/>
    <ellipse fill="#241c38" cx="56" cy="84" rx="4.6" ry="5.6"/>
    <ellipse fill="#241c38" cx="72" cy="84" rx="4.6" ry="5.6"/>
    <circle fill="#ffffff" cx="57.4" cy="82" r="2.1"/>
    <circle fill="#ffffff" cx="73.4" cy="82" r="2.1"/>
    <path fill="none" stroke="#241c38" stroke-width="2" d="M60 96C62 98.5 66 98.5 68 96"/>
  `,
  // A sea anemone on a rock, its arms waving.
  "sea-anemone": `
    <path fill="#f7a8b8" d="M34 66C26 52 8 46 6 30C6 20 18 18 22 28C26 40 42 46 48 60Z"/>
    <path fill="#f7a8b8" d="M94 66C102 52 120 46 122 30C122 20 110 18 106 28C102 40 86 46 80 60Z"/>
    <path fill="#f7a8b8" d="M40 62C38 44 24 34 26 16C28 6 40 6 42 16C42 30 54 40 56 58Z"/>
    <path fill="#f7a8b8" d="M88 62C90 44 104 34 102 16C100 6 88 6 86 16C86 30 74 40 72 58Z"/>
    <path fill="#fbc3cc" d="M54 62C56 44 48 28 56 10C60 2 72 2 74 12C76 28 68 44 74 62Z"/>
    <path fill="#fbc3cc" d="M30 74C22 66 8 70 3 60C2 50 14 46 22 52C32 56 42 56 46 66Z"/>
    <path fill="#fbc3cc" d="M98 74C106 66 120 70 125 60C126 50 114 46 106 52C96 56 86 56 82 66Z"/>
    <path fill="#e88aa6" d="M28 66C38 58 90 58 100 66C98 84 98 98 104 112L24 112C30 98 30 84 28 66Z"/>
    <path fill="none" stroke="#a84a68" stroke-width="2" d="M46 78C48 88 48 96 46 106M82 78C80 88 80 96 82 106"/>
    <path fill="#c3b8ac" d="M4 124C4 114 14 106 26 108C36 102 50 104 56 110C66 102 84 102 92 108C106 104 124 112 124 124Z"/>
    <ellipse fill="#2a1c24" cx="57" cy="82" rx="4" ry="5"/>
    <ellipse fill="#2a1c24" cx="72" cy="82" rx="4" ry="5"/>
    <circle fill="#ffffff" cx="58" cy="80" r="1.9"/>
    <circle fill="#ffffff" cx="73" cy="80" r="1.9"/>
    <path fill="none" stroke="#2a1c24" stroke-width="2" d="M60 92C63 95 66 95 69 92"/>
  `,
  // A clam peeping out between its ribbed shells.
  clam: `
    <path fill="#f2d7b8" d="M22 86C8 76 2 62 8 52A11 11 0 0 1 14 33A12 12 0 0 1 30 17A13 13 0 0 1 52 8A13 13 0 0 1 76 8A13 13 0 0 1 98 17A12 12 0 0 1 114 33A11 11 0 0 1 120 52C126 62 120 76 106 86Z"/>
    <path fill="none" stroke="#a57a4c" stroke-width="2" d="M60 62C56 48 52 36 48 24M68 62C72 48 76 36 80 24M44 66C38 54 32 46 26 38M84 66C90 54 96 46 102 38"/>
    <path fill="#fbc3cc" d="M64 58C86 58 104 68 104 84C104 106 24 106 24 84C24 68 42 58 64 58Z"/>
    <path fill="#f7dfc2" d="M8 82C22 92 42 96 64 96C86 96 106 92 120 82C118 106 94 124 64 124C34 124 10 106 8 82Z"/>
    <path fill="none" stroke="#a57a4c" stroke-width="2" d="M34 102C38 108 42 112 48 115M54 105L57 116M74 105L71 116M94 102C90 108 86 112 80 115"/>
    <ellipse fill="#241f1c" cx="50" cy="74" rx="4.8" ry="5.8"/>
    <ellipse fill="#241f1c" cx="78" cy="74" rx="4.8" ry="5.8"/>
    <circle fill="#ffffff" cx="51.4" cy="72" r="2.1"/>
    <circle fill="#ffffff" cx="79.4" cy="72" r="2.1"/>
    <path fill="none" stroke="#241f1c" stroke-width="2" d="M58 83C61 87 67 87 70 83"/>
  `,
  // Seaweed: three fronds waving from a stone.
  seaweed: `
    <path fill="#7fc07a" d="M18 114C34 100 8 84 16 66C22 52 8 42 16 22C36 32 28 46 36 60C44 76 34 92 40 114Z"/>
    <path fill="#8fd08a" d="M50 114C40 96 62 82 52 62C44 44 64 30 56 3C82 18 76 40 78 58C84 76 68 90 78 114Z"/>
    <path fill="#7fc07a" d="M90 114C82 98 102 88 92 72C84 58 104 48 100 30C122 42 116 58 116 72C118 88 106 96 112 114Z"/>
    <path fill="#c3b8ac" d="M3 124C3 112 16 105 28 108C40 99 58 101 64 108C76 99 94 101 102 108C114 105 125 113 125 124Z"/>
  `,
};
