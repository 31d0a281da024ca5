/** Water, ice, rock and what animals build: 128 × 128 boxes. */
const hive = `
    <path fill="#f2c46a" d="M44 22C46 8 82 8 84 22C86 28 82 32 64 32C46 32 42 28 44 22Z"/>
    <path fill="#ffd88a" d="M34 44C34 30 46 28 64 28C82 28 94 30 94 44C94 54 84 56 64 56C44 56 34 54 34 44Z"/>
    <path fill="#f2c46a" d="M24 68C24 54 40 52 64 52C88 52 104 54 104 68C104 78 90 80 64 80C38 80 24 78 24 68Z"/>
    <path fill="#ffd88a" d="M18 92C18 78 36 76 64 76C92 76 110 78 110 92C110 102 94 104 64 104C34 104 18 102 18 92Z"/>
    <path fill="#f2c46a" d="M18 112C18 102 36 100 64 100C92 100 110 102 110 112C110 122 94 124 64 124C34 124 18 122 18 112Z"/>
    <path fill="#a8937e" d="M52 116C52 96 76 96 76 116C76 122 52 122 52 116Z"/>
`;

const beehive = `${hive}
    <path data-part="wing" fill="#e8f4fc" d="M100 20C94.8 18.1 94.3 11.2 96 6C97.3 2.1 102.2 0.6 106 2C110.1 3.6 113.4 7.8 112 12C110.3 17.2 105.1 21.9 100 20Z"/>
    <path fill="#ffe08a" d="M94 26C94.5 21.2 99.3 19.2 104 18C109.2 16.7 113.2 17.6 118 20C121.4 21.7 124.5 24.2 124 28C123.5 32.3 120 34.5 116 36C111 37.8 106.8 38.2 102 36C97.6 34 93.5 30.8 94 26Z"/>
    <path fill="none" stroke="#33302c" stroke-width="2" d="M106 19L106 36M114 20L114 36"/>
    <ellipse data-part="eye" fill="#201c22" cx="99" cy="26" rx="2.6" ry="3.1"/>
    <circle fill="#ffffff" cx="98.3" cy="24.9" r="1.6"/>
  `;

export const wondersOfNature: Readonly<Record<string, string>> = {
  // Earth that somebody has dug out, with a few clods.
  "earth-mound": `
    <path fill="#c9965e" d="M2 124Q0 112 14 108Q18 90 38 90Q50 72 70 80Q92 76 98 94Q116 96 116 110Q128 114 126 124Z"/>
    <path fill="#e0b988" d="M34 112Q38 100 50 102Q60 106 54 116Q42 122 34 112Z"/>
    <path fill="#e0b988" d="M78 108Q84 98 96 104Q100 114 90 118Q78 118 78 108Z"/>
    <path fill="none" stroke="#6a4020" stroke-width="2.2" d="M62 92Q68 88 74 92M20 114Q24 110 28 114"/>
  `,
  // A round green hill with a path up to its top and tufts of grass.
  hill: `
    <path fill="#a9dd92" d="M0 120Q14 117 23 96Q34 65 64 65Q94 65 105 96Q114 117 128 120Z"/>
    <path fill="#f7e2b0" d="M58 65L70 65Q82 74 64 82Q44 90 62 100Q74 108 68 120L38 120Q46 108 38 100Q22 88 44 80Q64 72 58 65Z"/>
    <path data-part="bush" fill="#7cc977" d="M84 114Q78 104 88 100Q92 90 102 97Q112 100 108 110Q106 114 102 114Z"/>
    <path fill="none" stroke="#2a5a1a" stroke-width="2.4" d="M79 86Q79 81 76 78M83 86L84 75M87 86Q88 81 92 79M20 112Q20 107 17 105M24 112L25 101M28 112Q29 107 33 105"/>
  `,
  // Two peaks with snow on them, and green hills at their foot.
  mountain: `
    <path fill="#9fb0c8" d="M48 124L90 36L128 124Z"/>
    <path data-part="snow" fill="#f7fbff" d="M77 63L90 36L102 63L96 60L90 70L84 60Z"/>
    <path fill="#b08a64" d="M0 124L46 10L98 124Z"/>
    <path data-part="snow" fill="#f7fbff" d="M30 50L46 10L64 50L56 44L48 58L39 44Z"/>
    <path fill="#8fd06f" d="M0 124C8 102 30 102 42 113C54 101 76 103 84 113C98 103 120 106 128 124Z"/>
  `,
  // A waterfall between cliffs, falling into a pool.
  waterfall: `
    <path fill="#c9b08c" d="M4 124L4 20L16 14L34 18L44 28L48 60L42 96L34 116Z"/>
    <path fill="#c9b08c" d="M124 124L124 26L114 18L96 14L84 26L82 60L88 96L94 116Z"/>
    <path data-part="bush" fill="#8fcb62" d="M2 24A8.5 8.5 0 0 1 4 10A9.1 9.1 0 0 1 18 4A8.7 8.7 0 0 1 32 8A8 8 0 0 1 38 20A9.1 9.1 0 0 1 24 26A7.2 7.2 0 0 1 12 27A6.3 6.3 0 0 1 2 24Z"/>
    <path data-part="bush" fill="#8fcb62" d="M88 20A8.7 8.7 0 0 1 96 8A8.7 8.7 0 0 1 110 4A8 8 0 0 1 122 10A8.7 8.7 0 0 1 126 24A7.4 7.4 0 0 1 114 27A8.4 8.4 0 0 1 100 26A8 8 0 0 1 88 20Z"/>
    <path fill="#a8d8f8" d="M42 24C54 20 74 20 86 24C82 50 84 76 92 104L36 104C46 76 46 50 42 24Z"/>
    <path fill="none" stroke="#33302c" stroke-width="2" d="M54 34C56 54 54 74 50 92M64 30C65 52 64 74 64 94M74 34C73 54 75 74 79 92"/>
    <path fill="#e4f4fe" d="M14 114A8.7 8.7 0 0 1 22 102A8.7 8.7 0 0 1 36 98A8.7 8.7 0 0 1 50 94A8.5 8.5 0 0 1 64 92A8.5 8.5 0 0 1 78 94A8.7 8.7 0 0 1 92 98A8.7 8.7 0 0 1 106 102A8.7 8.7 0 0 1 114 114A9.9 9.9 0 0 1 98 118A10.8 10.8 0 0 1 80 118A9.7 9.7 0 0 1 64 120A9.7 9.7 0 0 1 48 118A10.8 10.8 0 0 1 30 118A9.9 9.9 0 0 1 14 114Z"/>
    <path fill="#8fc0e8" d="M2 118C30 110 98 110 126 118L126 126L2 126Z"/>
  `,
  // An iceberg, small above the water and great below.
  iceberg: `
    <path fill="#f2fafe" d="M34 56L44 30L56 36L70 6L84 24L92 56Z"/>
    <path fill="#c8e4f4" d="M70 6L84 24L92 56L72 56L62 34Z"/>
    <path fill="#a8cce8" d="M12 60L120 60L108 82L92 92L82 116L62 124L50 108L32 100L26 80Z"/>
    <path fill="#d4eaf8" d="M40 60L66 60L76 84L62 124L50 108L52 84Z"/>
    <path fill="none" stroke="#33302c" stroke-width="2" d="M2 58C10 53 18 53 26 58M100 58C108 53 118 53 126 58"/>
  `,
  // A glacier flowing down between peaks to the water.
  glacier: `
    <path fill="#a8b4dc" d="M2 104L2 58L30 8L64 70L64 104Z"/>
    <path fill="#a8b4dc" d="M126 104L126 54L98 8L64 70L64 104Z"/>
    <path data-part="snow" fill="#ffffff" d="M30 8L12 40L20 36L28 45L37 36L47.5 40Z"/>
    <path data-part="snow" fill="#ffffff" d="M98 8L117 40L108 36L99 45L91 36L80.5 40Z"/>
    <path fill="#e6f6ff" d="M50 28C54.7 30 59.3 34 64 34C68.7 34 73.3 30 78 28C77.3 35.3 74.3 43.7 76 50C77.7 56.3 81 60.7 88 66C95 71.3 113 75.3 118 82C123 88.7 118 98 118 106L104 98L92 109L78 100L64 110L50 100L36 109L24 98L10 106C10 98 5 88.7 10 82C15 75.3 33 71.3 40 66C47 60.7 50.3 56.3 52 50C53.7 43.7 50.7 35.3 50 28Z"/>
    <path fill="none" stroke="#4a7fb4" stroke-width="2" d="M58 42C56 58 46 70 30 80M70 42C72 58 82 70 98 80M64 48L64 82"/>
    <path fill="none" stroke="#4a7fb4" stroke-width="2" d="M26 87L28 98M50 88L50 99M78 88L78 99M102 87L100 98"/>
    <path data-part="water" fill="#6fb4e8" d="M2 96L10 96L10 106L24 98L36 109L50 100L64 110L78 100L92 109L104 98L118 106L118 96L126 96L126 124L2 124Z"/>
    <path fill="#ffffff" d="M22 122L27 110L38 107L46 122Z"/>
    <path fill="#ffffff" d="M80 122L88 112L98 122Z"/>
  `,
  // A canyon with banded walls and a river far below.
  canyon: `
    <circle fill="#ffe08a" cx="64" cy="22" r="13"/>
    <path fill="#8fc0e8" d="M56 56C66 70 50 84 58 98C66 110 46 120 38 126L92 126C80 114 94 104 84 92C76 80 84 68 74 56Z"/>
    <path fill="#f4b888" d="M2 8L30 8L34 32L2 34Z"/>
    <path fill="#ce7e50" d="M2 34L38 31L46 50L48 62L2 66Z"/>
    <path fill="#f4b888" d="M2 66L52 60L56 80L50 92L2 96Z"/>
    <path fill="#ce7e50" d="M2 96L46 90L40 108L34 126L2 126Z"/>
    <path fill="#f4b888" d="M126 16L98 16L92 36L126 40Z"/>
    <path fill="#ce7e50" d="M126 40L88 35L82 50L80 66L126 70Z"/>
    <path fill="#f4b888" d="M126 70L76 64L76 82L84 96L126 98Z"/>
    <path fill="#ce7e50" d="M126 98L82 94L90 108L98 126L126 126Z"/>
  `,
  // A coral reef with corals of many shapes and a fish.
  "coral-reef": `
    <path fill="#f58aa0" d="M30 110C28 90 18 84 8 74L14 66C20 70 24 76 28 78C28 62 22 48 18 36L30 30C36 44 38 54 38 66C44 58 48 48 50 38L62 42C60 62 50 80 44 110Z"/>
    <path fill="#ffc078" d="M66 112L62 92A9 9 0 0 1 70 78A8.5 8.5 0 0 1 84 72A7.9 7.9 0 0 1 98 74A8.1 8.1 0 0 1 110 82A8.5 8.5 0 0 1 116 96A9.2 9.2 0 0 1 112 112L66 112Z"/>
    <path fill="none" stroke="#33302c" stroke-width="2" d="M76 88C82 82 88 90 94 84C98 80 104 84 106 90M72 102C78 96 86 104 92 98C98 94 104 98 108 102"/>
    <path fill="#b8a0e6" d="M85.5 69.5C86.4 62 83.9 57.2 83.5 49.7C83.2 44.5 85 41 83.5 36C82.7 33.4 80.7 31.4 78 31.4C75.3 31.4 73.3 33.4 72.5 36C71 41.2 72.2 44.9 72.5 50.3C73 58 72.1 63.2 74.5 70.5C75.4 73.1 77.7 74.9 80.5 74.6C83.2 74.3 85.1 72.2 85.5 69.5Z"/>
    <path fill="#b8a0e6" d="M105.5 72.7C107.8 66.9 107 62.6 107.5 56.4C107.8 51.7 108.9 48.5 107.5 44C106.7 41.4 104.7 39.4 102 39.4C99.3 39.4 97.4 41.4 96.5 44C95.1 48.2 96.8 51.2 96.5 55.6C96.1 61.6 93.7 65.4 94.5 71.3C94.9 74 96.7 76.2 99.4 76.6C102.1 76.9 104.4 75.2 105.5 72.7Z"/>
    <path fill="#ffe08a" d="M70 18C70 11.9 77.9 10.4 84 10C89.8 9.6 92.2 16 98 16C102.4 16 106.2 12 108 10L110 28C107.6 26.7 102.8 24 98 24C92.5 24 89.4 29.2 84 28C77.6 26.6 70 24.5 70 18Z"/>
    <ellipse data-part="eye" fill="#201c22" cx="78" cy="17" rx="3" ry="3.6"/>
    <circle fill="#ffffff" cx="77.2" cy="15.7" r="1.6"/>
    <path data-part="rock" fill="#c9b8a4" d="M2 124L4 110A12.9 12.9 0 0 1 24 102A13.3 13.3 0 0 1 46 104A11.1 11.1 0 0 1 64 108A12.2 12.2 0 0 1 84 104A13.3 13.3 0 0 1 106 106A11.4 11.4 0 0 1 124 112A7.3 7.3 0 0 1 126 124L2 124Z"/>
  `,
  // A wave that breaks, foam on its crest.
  "ocean-wave": `
    <path data-part="water" fill="#5fa8e0" d="M2 124Q6 70 40 34Q62 12 92 18Q118 24 120 52Q110 44 98 48Q82 54 84 72Q88 92 126 98L126 124Z"/>
    <path data-part="stripe" fill="#b8e0f8" d="M18 124Q22 86 46 58Q58 46 68 44Q56 60 56 80Q58 106 70 124Z"/>
    <path fill="#ffffff" d="M34 40Q26 30 38 24Q40 12 54 14Q60 2 74 8Q86 0 96 10Q110 8 114 20Q126 24 122 38Q128 50 118 56Q110 52 108 46Q102 54 94 48Q86 50 84 40Q72 44 70 36Q60 40 54 34Q42 44 34 40Z"/>
    <path fill="#ffffff" d="M84 112Q82 98 96 98Q102 88 112 94Q122 92 126 100L126 124L78 124Q74 114 84 112Z"/>
    <circle data-part="drop" fill="#b8e0f8" cx="106" cy="74" r="6"/>
    <path data-part="water" fill="#58a0e8" d="M0 116Q14 106 28 116Q42 126 56 116Q70 106 84 116Q98 126 112 116Q120 110 128 114L128 128L0 128Z"/>
  `,
  // A beehive of straw with a bee beside it.
  beehive,
  // The same with honey that runs down from its top, and a drop that falls.
  "dripping-beehive": `
    ${hive}
    <path fill="#ffb53a" d="M40 14Q64 2 88 14Q98 30 96 42Q92 50 88 42L86 36Q82 34 80 40L80 66Q76 74 72 66L71 42Q67 38 63 44L62 84Q57 93 52 84L52 44Q48 38 44 44L43 56Q39 63 35 56Q32 28 40 14Z"/>
    <path fill="#ffb53a" d="M34 82Q41 94 34 100Q27 94 34 82Z"/>
  `,
  // Honeycomb, cell by cell, with a drop of honey.
  honeycomb: `
    <path fill="#ffd88a" d="M64 2L83 13L83 35L64 46L45 35L45 13Z"/>
    <path fill="#f2b84a" d="M43 38L62 49L62 71L43 82L24 71L24 49Z"/>
    <path fill="#ffd88a" d="M85 38L104 49L104 71L85 82L66 71L66 49Z"/>
    <path fill="#f2b84a" d="M22 2L41 13L41 35L22 46L3 35L3 13Z"/>
    <path fill="#f2b84a" d="M106 2L125 13L125 35L106 46L87 35L87 13Z"/>
    <path fill="#f2b84a" d="M64 74L83 85L83 107L64 118L45 107L45 85Z"/>
    <path fill="#ffd88a" d="M22 74L41 85L41 107L22 118L3 107L3 85Z"/>
    <path fill="#ffe8b8" d="M98 86C104 96 112 104 112 112C112 120 106 125 98 125C90 125 84 120 84 112C84 104 92 96 98 86Z"/>
  `,
  // A feather with its barbs.
  feather: `
    <path fill="#8fb0e8" d="M112 4C80 8 46 30 34 62C28 78 26 92 24 104L34 94L40 102C48 100 54 98 60 94L58 84L72 86C80 80 86 72 92 64L86 56L98 54C108 38 114 20 112 4Z"/>
    <path fill="#eef6ff" d="M112 4C80 34 48 70 24 104L34 94L40 102C48 100 54 98 60 94L58 84L72 86C80 80 86 72 92 64L86 56L98 54C108 38 114 20 112 4Z"/>
    <path fill="#8fb0e8" d="M112 4C96 20 84 32 76 42L97 47C103 36 112 22 112 4Z"/>
    <path fill="none" stroke="#33302c" stroke-width="2" d="M112 4C80 34 48 70 14 124M58 60L48 44M80 36L68 24M52 70L66 76"/>
  `,
  // Icicles hanging from a snowy ledge.
  icicles: `
    <path fill="#c8e4f8" d="M14 30L34 30L24 88Z"/>
    <path fill="#e4f4fc" d="M34 30L54 30L44 112Z"/>
    <path fill="#c8e4f8" d="M52 30L70 30L62 74Z"/>
    <path fill="#e4f4fc" d="M70 30L92 30L82 124Z"/>
    <path fill="#c8e4f8" d="M92 30L114 30L104 82Z"/>
    <path fill="#fdfeff" d="M6 34L4 14A10.7 10.7 0 0 1 20 6A9.9 9.9 0 0 1 36 10A9.1 9.1 0 0 1 50 4A10.1 10.1 0 0 1 66 9A10.1 10.1 0 0 1 82 4A10.1 10.1 0 0 1 98 9A8.6 8.6 0 0 1 112 6A9.4 9.4 0 0 1 124 16A10.9 10.9 0 0 1 122 34L6 34Z"/>
    <path fill="#b0d0f0" d="M44 114C48 118 48 124 44 126C40 124 40 118 44 114Z"/>
  `,
  // A cluster of crystals growing from the rock.
  crystal: `
    <path fill="#c8b0f0" d="M50 104L46 34L62 6L78 34L74 104Z"/>
    <path fill="#f6f0ff" d="M62 6L78 34L74 104L64 104L62 38Z"/>
    <path fill="#b098e4" d="M32 108L14 60L20 44L38 52L48 104Z"/>
    <path fill="#f0e8ff" d="M20 44L38 52L48 104L40 106L30 62Z"/>
    <path fill="#b098e4" d="M92 108L114 62L106 46L90 54L76 104Z"/>
    <path fill="#f0e8ff" d="M106 46L90 54L76 104L84 106L98 64Z"/>
    <path data-part="rock" fill="#b8b0a8" d="M6 124L8 110A11.8 11.8 0 0 1 26 102A12.2 12.2 0 0 1 46 106A11.1 11.1 0 0 1 64 102A12.2 12.2 0 0 1 84 106A12.2 12.2 0 0 1 104 102A10.7 10.7 0 0 1 120 110A8.5 8.5 0 0 1 122 124L6 124Z"/>
  `,
  // Sand dunes with sharp crests under the sun.
  "sand-dune": `
    <circle fill="#ffe08a" cx="26" cy="26" r="15"/>
    <path fill="#e8c48a" d="M50 100C60 70 74 48 88 40C100 56 116 80 127 100L127 118L60 118Z"/>
    <path fill="#f7dcae" d="M2 116C12 92 30 72 52 62C58 74 76 80 82 94C88 106 82 114 86 124L6 124C2 124 1 120 2 116Z"/>
    <path fill="#cf9a52" d="M52 62C84 68 112 94 127 118C127 122 126 124 122 124L86 124C82 114 88 106 82 94C76 80 58 74 52 62Z"/>
    <path fill="none" stroke="#33302c" stroke-width="2" d="M16 112C26 106 36 116 48 110M26 98C36 92 44 104 58 98M38 84C46 78 52 90 62 86"/>
  `,
  // An anthill with ants going in and out.
  anthill: `
    <path fill="#e0bd92" d="M2 122C20 112 30 84 44 60C50 50 82 50 88 60C100 84 108 112 126 122Z"/>
    <ellipse fill="#b09ccc" cx="66" cy="60" rx="20" ry="8"/>
    <path fill="none" stroke="#33302c" stroke-width="2" d="M59 26Q54 14 46 14M73 26Q78 14 86 14M56 54L46 62M76 54L86 62"/>
    <path fill="#e07a50" d="M56 46Q66 40 76 46L78 60Q66 66 54 60Z"/>
    <circle fill="#e8845c" cx="66" cy="36" r="14"/>
    <circle fill="#33241c" cx="61" cy="34" r="3"/><circle fill="#33241c" cx="71" cy="34" r="3"/>
    <path fill="none" stroke="#33302c" stroke-width="2" d="M61 41Q66 45 71 41M104 84Q108 74 116 74M97 82Q96 72 88 70M90 102L92 118M80 104L76 118M70 104L64 118M86 92L92 82M76 90L78 80M66 90L62 80"/>
    <ellipse fill="#e8845c" cx="56" cy="98" rx="17" ry="12.5"/>
    <ellipse fill="#e07a50" cx="80" cy="97" rx="10" ry="9"/>
    <circle fill="#e8845c" cx="99" cy="93" r="12.5"/>
    <circle fill="#33241c" cx="103" cy="90" r="3"/>
    <path fill="none" stroke="#33302c" stroke-width="2" d="M99 99Q103 101 107 98"/>
    <path data-detail="" fill="none" stroke="#33302c" stroke-width="2" d="M34 88Q36 92 40 90M50 76Q53 79 56 76M24 110Q27 113 30 110"/>
  `,
  // A dam of logs, gnawed sticks and mud in a stream; the beaver comes by itself.
  "beaver-dam": `
    <path data-part="water" fill="#9fd8f7" d="M2 106C0 92 22 82 64 82C106 82 128 92 126 106C124 114 100 118 64 118C28 118 4 114 2 106Z"/>
    <path data-part="stick" fill="#f4d9a8" d="M38 90L10 48L12 34L25 40L54 80Z"/>
    <path data-part="stick" fill="#f4d9a8" d="M58 76L55 30L63 18L71 29L73 76Z"/>
    <path data-part="stick" fill="#f4d9a8" d="M76 82L102 40L115 34L116 49L92 90Z"/>
    <path fill="#e0a868" d="M36 58L98 55Q103 66 99 82H36Z"/>
    <ellipse fill="#fff6e0" cx="36" cy="69" rx="8.5" ry="11"/>
    <path fill="#d0925a" d="M20 76Q15 87 20 98L104 100L106 78Z"/>
    <ellipse fill="#fff6e0" cx="105" cy="89" rx="8.5" ry="11"/>
    <path fill="#e0a868" d="M16 96H110Q116 106 110 117H18Z"/>
    <ellipse fill="#fff6e0" cx="18" cy="106" rx="8.5" ry="10.5"/>
    <path fill="#b98a5a" d="M82 118C82 106 91 98 101 98C112 98 121 106 121 116Z"/>
    <path data-detail="" fill="none" stroke="#6a4a24" stroke-width="2" d="M56 68L78 67M46 87L70 88M42 104H62"/>
    <path data-part="water" fill="#62b5f2" d="M3 110Q16 104 30 110Q47 117 64 110Q81 103 98 110Q112 116 125 110C127 120 104 126 64 126C24 126 1 120 3 110Z"/>
  `,
};
