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
  // A smiling sun, each of its twelve rays by itself.
  sun: `
    <path data-part="ray" fill="#ffa63d" d="M54.4 30.0L64.0 2.0L73.6 30.0Z"/>
    <path data-part="ray" fill="#ffd35c" d="M72.7 29.8L91.5 16.4L89.3 39.4Z"/>
    <path data-part="ray" fill="#ffa63d" d="M88.6 38.7L117.7 33.0L98.2 55.3Z"/>
    <path data-part="ray" fill="#ffd35c" d="M98.0 54.4L119.0 64.0L98.0 73.6Z"/>
    <path data-part="ray" fill="#ffa63d" d="M98.2 72.7L117.7 95.0L88.6 89.3Z"/>
    <path data-part="ray" fill="#ffd35c" d="M89.3 88.6L91.5 111.6L72.7 98.2Z"/>
    <path data-part="ray" fill="#ffa63d" d="M73.6 98.0L64.0 126.0L54.4 98.0Z"/>
    <path data-part="ray" fill="#ffd35c" d="M55.3 98.2L36.5 111.6L38.7 88.6Z"/>
    <path data-part="ray" fill="#ffa63d" d="M39.4 89.3L10.3 95.0L29.8 72.7Z"/>
    <path data-part="ray" fill="#ffd35c" d="M30.0 73.6L9.0 64.0L30.0 54.4Z"/>
    <path data-part="ray" fill="#ffa63d" d="M29.8 55.3L10.3 33.0L39.4 38.7Z"/>
    <path data-part="ray" fill="#ffd35c" d="M38.7 39.4L36.5 16.4L55.3 29.8Z"/>
    <circle data-part="face" fill="#ffe15a" cx="64" cy="64" r="38"/>
    <ellipse data-part="eye" fill="#2a2440" cx="50" cy="57" rx="4.4" ry="5.8"/>
    <circle fill="#ffffff" cx="49.2" cy="54.7" r="2.2"/>
    <ellipse data-part="eye" fill="#2a2440" cx="78" cy="57" rx="4.4" ry="5.8"/>
    <circle fill="#ffffff" cx="77.2" cy="54.7" r="2.2"/>
    <ellipse data-part="cheek" fill="#ffb38a" cx="40" cy="70" rx="7" ry="5.6"/>
    <ellipse data-part="cheek" fill="#ffb38a" cx="88" cy="70" rx="7" ry="5.6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M52 74C52 74 55 79.8 58 81C61 82.2 67 82.2 70 81C73 79.8 76 74 76 74"/>
  `,
  // A broad crescent moon, open to the right, wide enough to sit on.
  "crescent-moon": `
    <path fill="#ffe58a" d="M62 4C28 8 6 34 8 66C10 100 38 124 70 124C94 124 114 112 124 90C112 98 98 100 84 96C62 90 48 70 50 46C51 30 54 16 62 4Z"/>
    <circle data-part="crater" fill="#f0a83a" cx="30" cy="52" r="7"/>
    <circle data-part="crater" fill="#f0a83a" cx="34" cy="86" r="9"/>
    <circle data-part="crater" fill="#f0a83a" cx="66" cy="106" r="7"/>
  `,
  // A crescent moon asleep in a striped nightcap, a star on a thread.
  "moon-with-face": `
    <path data-part="face" fill="#ffe58a" d="M66 22C66 22 51 22.7 44 26C37 29.3 28.7 35.3 24 42C19.3 48.7 17 58 16 66C15 74 15.3 82.3 18 90C20.7 97.7 26 106.3 32 112C38 117.7 46.3 122 54 124C61.7 126 70 125.7 78 124C86 122.3 95 119 102 114C109 109 120 94 120 94C120 94 110.7 97.7 106 98C101.3 98.3 95.7 97.3 92 96C88.3 94.7 85 92.3 84 90C83 87.7 86 82 86 82C86 82 80.3 84.7 78 84C75.7 83.3 72.2 79.7 72 78C71.8 76.3 77 74 77 74C77 74 81.2 71.7 82 70C82.8 68.3 83.7 66 82 64C80.3 62 75 60.7 72 58C69 55.3 65.7 51.7 64 48C62.3 44.3 61.7 40.3 62 36C62.3 31.7 66 22 66 22Z"/>
    <path data-part="hat" fill="#9fb8f0" d="M22 44C22 44 25 26.3 30 20C35 13.7 44 8.3 52 6C60 3.7 70.3 4 78 6C85.7 8 92.7 12.3 98 18C103.3 23.7 110 40 110 40C110 40 102.3 33 98 32C93.7 31 88.3 33 84 34C79.7 35 82.3 36.3 72 38C61.7 39.7 22 44 22 44Z"/>
    <path data-part="stripe" fill="#f7a8c8" d="M34 16C34.3 13 39 11.7 42 10C45 8.3 49.3 4.3 52 6C54.7 7.7 56.3 15 58 20C59.7 25 62 36 62 36L46 38C46 38 42 31.7 40 28C38 24.3 33.7 19 34 16Z"/>
    <path data-part="stripe" fill="#f7a8c8" d="M74 5.6C75 4.1 85.3 7.9 90 11C94.7 14.1 99 19.8 102 24C105 28.2 108.7 34.7 108 36C107.3 37.3 101.3 32.3 98 32C94.7 31.7 88 34 88 34C88 34 86.3 24.7 84 20C81.7 15.3 73 7.1 74 5.6Z"/>
    <path data-part="brim" fill="#ffffff" d="M18 48C16.7 46 15 42.3 16 40C17 37.7 19.3 35.8 24 34C28.7 32.2 37.7 29.7 44 29C50.3 28.3 57 29.2 62 30C67 30.8 71.7 32 74 34C76.3 36 77 39.8 76 42C75 44.2 72.3 46.7 68 47C63.7 47.3 55.7 44.2 50 44C44.3 43.8 38.3 44.7 34 46C29.7 47.3 26.7 51.7 24 52C21.3 52.3 19.3 50 18 48Z"/>
    <circle data-part="pompom" fill="#ffffff" cx="112" cy="46" r="9"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M112 55V66"/>
    <path data-part="star" fill="#ffd35c" d="M112 64L116 73L126 74L118 80L121 90L112 85L104 90L106 80L98 74L108 73Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M46 64C46 64 50.5 70 53 70C55.5 70 61 64 61 64"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M60 90C60 90 64.5 93.8 67 94C69.5 94.2 75 91 75 91"/>
    <circle data-part="cheek" fill="#ffb08a" cx="44" cy="82" r="8.4"/>
    <circle data-part="crater" fill="#f6cc50" cx="58" cy="110" r="7"/>
    <circle data-part="crater" fill="#f6cc50" cx="32" cy="100" r="5"/>
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
