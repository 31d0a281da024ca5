/** Things of the sky: 128 × 128 boxes. */
export const sky: Readonly<Record<string, string>> = {
  // A whole rainbow of five broad bands between two smiling clouds.
  rainbow: `
    <path data-part="band1" fill="#ff6b5e" d="M4 96A60 60 0 0 1 124 96L112 96A48 48 0 0 0 16 96Z"/>
    <path data-part="band2" fill="#ffa63d" d="M14 96A50 50 0 0 1 114 96L104 96A40 40 0 0 0 24 96Z"/>
    <path data-part="band3" fill="#ffe15a" d="M24 96A40 40 0 0 1 104 96L94 96A30 30 0 0 0 34 96Z"/>
    <path data-part="band4" fill="#7ed06a" d="M34 96A30 30 0 0 1 94 96L84 96A20 20 0 0 0 44 96Z"/>
    <path data-part="band5" fill="#62b5f2" d="M44 96A20 20 0 0 1 84 96L74 96A10 10 0 0 0 54 96Z"/>
    <path data-part="cloud" fill="#ffffff" d="M10 118C6 116.3 2.7 111.3 2 108C1.3 104.7 4 100 6 98C8 96 12 98.3 14 96C16 93.7 15 86.3 18 84C21 81.7 28.3 81 32 82C35.7 83 36.7 88.3 40 90C43.3 91.7 49 89.7 52 92C55 94.3 58 100 58 104C58 108 55 113.7 52 116C49 118.3 44.3 117.7 40 118C35.7 118.3 31 118 26 118C21 118 14 119.7 10 118Z"/>
    <path data-part="cloud" fill="#ffffff" d="M118 118C122 116.3 125.3 111.3 126 108C126.7 104.7 124 100 122 98C120 96 116 98.3 114 96C112 93.7 113 86.3 110 84C107 81.7 99.7 81 96 82C92.3 83 91.3 88.3 88 90C84.7 91.7 79 89.7 76 92C73 94.3 70 100 70 104C70 108 73 113.7 76 116C79 118.3 83.7 117.7 88 118C92.3 118.3 97 118 102 118C107 118 114 119.7 118 118Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="25" cy="102" rx="2.4" ry="3.2"/>
    <ellipse data-part="eye" fill="#2a2440" cx="39" cy="102" rx="2.4" ry="3.2"/>
    <path fill="none" stroke="#4a5a7a" stroke-width="2" d="M28 107C30 110.6 34 110.6 36 107"/>
    <ellipse data-part="eye" fill="#2a2440" cx="89" cy="102" rx="2.4" ry="3.2"/>
    <ellipse data-part="eye" fill="#2a2440" cx="103" cy="102" rx="2.4" ry="3.2"/>
    <path fill="none" stroke="#4a5a7a" stroke-width="2" d="M92 107C94 110.6 98 110.6 100 107"/>
  `,
  // The same with three broad bands.
  "rainbow-simple": `
    <path data-part="band1" fill="#ff6b5e" d="M6 98A58 58 0 0 1 122 98L109 98A45 45 0 0 0 19 98Z"/>
    <path data-part="band2" fill="#ffe15a" d="M19 98A45 45 0 0 1 109 98L96 98A32 32 0 0 0 32 98Z"/>
    <path data-part="band3" fill="#62b5f2" d="M32 98A32 32 0 0 1 96 98L83 98A19 19 0 0 0 45 98Z"/>
    <path data-part="cloud" fill="#ffffff" d="M10 118C6 116.3 2.7 111.3 2 108C1.3 104.7 4 100 6 98C8 96 12 98.3 14 96C16 93.7 15 86.3 18 84C21 81.7 28.3 81 32 82C35.7 83 36.7 88.3 40 90C43.3 91.7 49 89.7 52 92C55 94.3 58 100 58 104C58 108 55 113.7 52 116C49 118.3 44.3 117.7 40 118C35.7 118.3 31 118 26 118C21 118 14 119.7 10 118Z"/>
    <path data-part="cloud" fill="#ffffff" d="M118 118C122 116.3 125.3 111.3 126 108C126.7 104.7 124 100 122 98C120 96 116 98.3 114 96C112 93.7 113 86.3 110 84C107 81.7 99.7 81 96 82C92.3 83 91.3 88.3 88 90C84.7 91.7 79 89.7 76 92C73 94.3 70 100 70 104C70 108 73 113.7 76 116C79 118.3 83.7 117.7 88 118C92.3 118.3 97 118 102 118C107 118 114 119.7 118 118Z"/>
  `,
  // A smiling sun with fourteen rays.
  sun: `
    <path data-part="ray" fill="#ffa63d" d="M64 3L74.5 18.2L90.5 9L93.3 27.3L111.7 26L106.3 43.6L123.5 50.4L111 64L123.5 77.6L106.3 84.4L111.7 102L93.3 100.7L90.5 119L74.5 109.8L64 125L53.5 109.8L37.5 119L34.7 100.7L16.3 102L21.7 84.4L4.5 77.6L17 64L4.5 50.4L21.7 43.6L16.3 26L34.7 27.3L37.5 9L53.5 18.2Z"/>
    <circle data-part="face" fill="#ffe15a" cx="64" cy="64" r="37"/>
    <ellipse data-part="eye" fill="#2a2218" cx="51" cy="55" rx="4.5" ry="6"/>
    <ellipse data-part="eye" fill="#2a2218" cx="77" cy="55" rx="4.5" ry="6"/>
    <circle fill="#ffffff" cx="52" cy="52.5" r="2.2"/>
    <circle fill="#ffffff" cx="78" cy="52.5" r="2.2"/>
    <ellipse data-part="cheek" fill="#ffb38a" cx="42" cy="69" rx="6" ry="4.5"/>
    <ellipse data-part="cheek" fill="#ffb38a" cx="86" cy="69" rx="6" ry="4.5"/>
    <path fill="none" stroke="#8a5a14" stroke-width="2" d="M53 73C57 82 71 82 75 73"/>
  `,
  // A broad crescent moon, open to the right, wide enough to sit on.
  "crescent-moon": `
    <path fill="#ffe58a" d="M62 4C28 8 6 34 8 66C10 100 38 124 70 124C94 124 114 112 124 90C112 98 98 100 84 96C62 90 48 70 50 46C51 30 54 16 62 4Z"/>
    <circle data-part="crater" fill="#f0a83a" cx="30" cy="52" r="7"/>
    <circle data-part="crater" fill="#f0a83a" cx="34" cy="86" r="9"/>
    <circle data-part="crater" fill="#f0a83a" cx="66" cy="106" r="7"/>
  `,
  // A crescent moon asleep in a nightcap.
  "moon-with-face": `
    <path data-part="face" fill="#ffe58a" d="M66 20C34 22 14 44 16 74C18 104 42 124 72 124C94 124 110 112 118 94C106 100 96 100 88 96C84 94 82 90 84 86C78 86 72 82 72 76C78 76 82 72 80 66C72 60 66 54 64 44C63 34 64 26 66 20Z"/>
    <path data-part="hat" fill="#9fb8f0" d="M24 44C28 18 56 4 84 10C98 13 108 24 110 40C102 36 94 34 86 34C78 34 72 36 66 40C52 38 36 40 24 44Z"/>
    <path data-part="brim" fill="#ffffff" d="M18 46C14 42 16 34 24 34C40 28 58 28 72 34C78 36 78 46 70 46C54 42 38 44 24 50C20 50 18 48 18 46Z"/>
    <circle data-part="pompom" fill="#ffffff" cx="110" cy="46" r="8"/>
    <path fill="none" stroke="#6b5318" stroke-width="2" d="M46 66C49 71 56 71 60 66M58 88C64 92 70 92 74 89"/>
    <ellipse data-part="cheek" fill="#ffc08a" cx="46" cy="84" rx="6.5" ry="5"/>
  `,
  "full-moon": `
    <circle data-part="moon" fill="#ffeeb0" cx="64" cy="64" r="61"/>
    <circle data-part="crater" fill="#e0b860" cx="44" cy="42" r="15"/>
    <circle data-part="crater" fill="#e0b860" cx="88" cy="58" r="11"/>
    <circle data-part="crater" fill="#e0b860" cx="52" cy="88" r="12"/>
    <circle data-part="crater" fill="#e0b860" cx="90" cy="94" r="8"/>
  `,
  // A round moon that smiles.
  "full-moon-face": `
    <circle data-part="face" fill="#ffe58a" cx="64" cy="64" r="58"/>
    <ellipse data-part="eye" fill="#2a2218" cx="44" cy="54" rx="5.5" ry="7.5"/>
    <ellipse data-part="eye" fill="#2a2218" cx="84" cy="54" rx="5.5" ry="7.5"/>
    <circle fill="#ffffff" cx="45.5" cy="51" r="2.6"/>
    <circle fill="#ffffff" cx="85.5" cy="51" r="2.6"/>
    <ellipse data-part="cheek" fill="#ffc08a" cx="31" cy="74" rx="9" ry="7"/>
    <ellipse data-part="cheek" fill="#ffc08a" cx="97" cy="74" rx="9" ry="7"/>
    <path fill="none" stroke="#6b5318" stroke-width="2.4" d="M46 78C52 92 76 92 82 78"/>
    <circle data-part="crater" fill="#f5c95a" cx="64" cy="22" r="8"/>
    <circle data-part="crater" fill="#f5c95a" cx="88" cy="102" r="7"/>
  `,
  // A grumpy cloud that throws a bolt of lightning.
  "cloud-with-lightning": `
    <path fill="#ffe07a" d="M58 68L82 68L74 88L90 88L56 126L62 100L46 100Z"/>
    <path fill="#8fc4f0" d="M24 86C30 94 32 102 26 106C18 108 16 100 24 86Z"/>
    <path fill="#8fc4f0" d="M104 86C110 94 112 102 106 106C98 108 96 100 104 86Z"/>
    <path data-part="cloud" fill="#d9e0ec" d="M26 80C8 80 0 64 8 52C8 38 22 30 34 34C40 14 72 8 84 26C100 22 114 32 112 46C126 52 128 72 112 79C108 81 104 80 100 80Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="48" cy="50" rx="4.4" ry="5.8"/>
    <ellipse data-part="eye" fill="#2a2440" cx="76" cy="50" rx="4.4" ry="5.8"/>
    <path fill="none" stroke="#3a3450" stroke-width="2.6" d="M38 38L54 43M86 38L70 43M52 67C58 61 66 61 72 67"/>
  `,
};
