/** Fruit of warm countries, and an artichoke: 128 × 128 boxes. */
export const fruit: Readonly<Record<string, string>> = {
  // A pomegranate split open on its seeds.
  pomegranate: `
    <path fill="#f59a8a" d="M50 26L42 4L56 12L64 2L72 12L86 4L78 26Z"/>
    <path fill="#f28a7a" d="M64 20C98 20 122 42 122 74C122 104 98 124 64 124C30 124 6 104 6 74C6 42 30 20 64 20Z"/>
    <path fill="#fff0d0" d="M64 40C90 40 106 56 106 78C106 98 88 112 64 112C40 112 22 98 22 78C22 56 38 40 64 40Z"/>
    <circle fill="#f9a5b0" cx="64" cy="58" r="9"/>
    <circle fill="#f9a5b0" cx="44" cy="64" r="9"/>
    <circle fill="#f9a5b0" cx="84" cy="64" r="9"/>
    <circle fill="#f9a5b0" cx="36" cy="83" r="9"/>
    <circle fill="#f9a5b0" cx="55" cy="79" r="9"/>
    <circle fill="#f9a5b0" cx="74" cy="79" r="9"/>
    <circle fill="#f9a5b0" cx="92" cy="83" r="9"/>
    <circle fill="#f9a5b0" cx="48" cy="98" r="9"/>
    <circle fill="#f9a5b0" cx="68" cy="100" r="9"/>
  `,
  // A dragon fruit with its scales, and half of one.
  "dragon-fruit": `
    <path fill="#a9dd86" d="M40 20C30 16 26 8 28 1C36 3 42 7 45 12C46 7 50 3 56 1C60 8 56 16 50 20Z"/>
    <path fill="#f58fb8" d="M46 14C66 14 78 34 78 64C78 98 64 122 44 122C22 122 8 98 8 66C8 36 24 14 46 14Z"/>
    <path fill="#a9dd86" d="M10 54C2 50 0 42 2 34C12 36 20 42 24 52C22 58 16 60 10 54Z"/>
    <path fill="#a9dd86" d="M34 44C28 36 30 26 38 20C44 28 48 36 46 46C42 52 38 50 34 44Z"/>
    <path fill="#a9dd86" d="M12 88C4 86 0 78 1 70C10 70 20 76 24 86C22 92 18 92 12 88Z"/>
    <path fill="#a9dd86" d="M30 74C24 68 24 58 30 50C38 56 44 66 42 76C40 82 34 80 30 74Z"/>
    <path fill="#a9dd86" d="M26 108C18 104 16 94 20 86C30 90 38 98 38 108C36 114 32 112 26 108Z"/>
    <path fill="#f58fb8" d="M86 48C110 48 126 64 126 86C126 108 110 124 86 124C62 124 46 108 46 86C46 64 62 48 86 48Z"/>
    <path fill="#fffdfb" d="M86 58C104 58 116 70 116 86C116 102 104 114 86 114C68 114 56 102 56 86C56 70 68 58 86 58Z"/>
    <path fill="#33302c" d="M74 70A2.6 2.6 0 1 1 74 75.200A2.6 2.6 0 1 1 74 70Z"/>
    <ellipse fill="#33302c" cx="90" cy="70" rx="2.2" ry="2.8"/>
    <ellipse fill="#33302c" cx="103" cy="78" rx="2.2" ry="2.8"/>
    <ellipse fill="#33302c" cx="68" cy="86" rx="2.2" ry="2.8"/>
    <ellipse fill="#33302c" cx="84" cy="86" rx="2.2" ry="2.8"/>
    <ellipse fill="#33302c" cx="98" cy="92" rx="2.2" ry="2.8"/>
    <ellipse fill="#33302c" cx="76" cy="101" rx="2.2" ry="2.8"/>
    <ellipse fill="#33302c" cx="91" cy="104" rx="2.2" ry="2.8"/>
  `,
  // A starfruit and a slice of it, a star.
  starfruit: `
    <path fill="#a9c98a" d="M96 14L104 2L112 8L104 20Z"/>
    <path fill="#f0c030" d="M42 30C54 14 82 6 102 14C114 28 110 58 96 74C82 86 56 92 40 80C30 68 30 44 42 30Z"/>
    <path fill="#fff6c4" d="M34 52C50 30 78 16 104 16C94 40 72 64 40 78C34 70 32 60 34 52Z"/>
    <path fill="#f0c030" d="M54 46L67 72L96 77L75 97L80 126L54 112L28 126L33 97L12 77L41 72Z"/>
    <path fill="#fff8d4" d="M54 64L62 80L80 83L67 95L70 113L54 104L38 113L41 95L28 83L46 80Z"/>
    <ellipse fill="#33302c" cx="54" cy="81" rx="2.2" ry="3.4"/>
    <ellipse fill="#33302c" cx="46" cy="91" rx="2.2" ry="3.4"/>
    <ellipse fill="#33302c" cx="62" cy="91" rx="2.2" ry="3.4"/>
  `,
  // A durian in its thorns, one chamber open.
  durian: `
    <path fill="#c99a66" d="M56 16C56 10 54 6 50 3L66 1C66 6 68 10 70 16Z"/>
    <path fill="#a3b356" d="M57.2 24.5L64.0 14.5L70.8 24.5L80.6 16.7L83.9 28.2L95.9 23.3L95.4 35.2L108.6 33.7L104.4 45.1L117.7 46.9L110.1 57.0L122.4 62.1L112.0 70.0L122.4 77.9L110.1 83.0L117.7 93.1L104.4 94.9L108.6 106.3L95.4 104.8L95.9 116.7L83.9 111.8L80.6 123.3L70.8 115.5L64.0 125.5L57.2 115.5L47.4 123.3L44.1 111.8L32.1 116.7L32.6 104.8L19.4 106.3L23.6 94.9L10.3 93.1L17.9 83.0L5.6 77.9L16.0 70.0L5.6 62.1L17.9 57.0L10.3 46.9L23.6 45.1L19.4 33.7L32.6 35.2L32.1 23.3L44.1 28.2L47.4 16.7Z"/>
    <path fill="#fff3d0" d="M68 36C92 44 104 66 98 88C94 102 82 110 70 108C58 92 56 60 68 36Z"/>
    <path fill="#eeb04a" d="M70 46C84 48 92 58 92 68C86 76 74 76 66 72C64 62 66 52 70 46Z"/>
    <path fill="#eeb04a" d="M66 78C76 82 86 82 92 80C94 92 86 102 74 102C68 96 66 86 66 78Z"/>
    <path fill="none" stroke="#6f7a2c" stroke-width="2" d="M34 44L38 36L42 44M48 56L52 48L56 56M26 64L30 56L34 64M42 76L46 68L50 76M24 84L28 76L32 84M38 96L42 88L46 96M54 108L58 100L62 108"/>
  `,
  // Lychees on a twig, one of them peeled.
  lychee: `
    <path fill="none" stroke="#8a5a2e" stroke-width="2.5" d="M70 10C60 22 46 32 38 40M70 10C74 30 84 42 92 50M70 10L80 3"/>
    <path fill="#a9dd86" d="M72 12C84 2 104 2 122 14C108 28 86 28 72 12Z"/>
    <path fill="#f58f8a" d="M36 36C56 36 68 50 68 68C68 86 54 98 36 98C18 98 4 86 4 68C4 50 16 36 36 36Z"/>
    <path fill="none" stroke="#a83a3a" stroke-width="2" d="M18 58L23 54L28 58M34 50L39 46L44 50M46 62L51 58L56 62M30 70L35 66L40 70M14 76L19 72L24 76M44 82L49 78L54 82M26 88L31 84L36 88"/>
    <path fill="#fffdf6" d="M90 46C110 46 124 62 124 84C124 106 110 124 90 124C70 124 56 106 56 84C56 62 70 46 90 46Z"/>
    <path fill="#f7a59c" d="M57 92C64 86 68 96 76 92C82 86 88 98 96 94C102 88 110 96 123 90C121 110 108 125 90 125C72 125 59 110 57 92Z"/>
    <path fill="none" stroke="#9aa0aa" stroke-width="2" d="M72 66C76 60 82 57 88 57"/>
    <path fill="none" stroke="#a83a3a" stroke-width="2" d="M74 110L79 106L84 110M96 110L101 106L106 110"/>
  `,
  // Half a papaya with its seeds, before a whole one.
  papaya: `
    <path fill="#c99a66" d="M88 10L92 1L102 3L98 12Z"/>
    <path fill="#f9c25e" d="M92 8C106 10 118 30 122 58C126 88 112 110 90 112C64 112 52 92 56 62C60 34 74 10 92 8Z"/>
    <path fill="#dc8f45" d="M46 22C60 22 70 38 78 58C90 92 78 126 46 126C14 126 2 92 14 58C22 38 32 22 46 22Z"/>
    <path fill="#ffe2c6" d="M46 34C56 34 63 46 69 62C78 90 70 116 46 116C22 116 14 90 23 62C29 46 36 34 46 34Z"/>
    <path fill="#e39a55" d="M46 54C54 54 60 68 60 82C60 98 54 108 46 108C38 108 32 98 32 82C32 68 38 54 46 54Z"/>
    <ellipse fill="#33302c" cx="46" cy="64" rx="3" ry="3.6"/>
    <ellipse fill="#33302c" cx="41" cy="75" rx="3" ry="3.6"/>
    <ellipse fill="#33302c" cx="51" cy="76" rx="3" ry="3.6"/>
    <ellipse fill="#33302c" cx="46" cy="86" rx="3" ry="3.6"/>
    <ellipse fill="#33302c" cx="41" cy="96" rx="3" ry="3.6"/>
    <ellipse fill="#33302c" cx="51" cy="97" rx="3" ry="3.6"/>
  `,
  // A raspberry under its leafy cap.
  raspberry: `
    <path fill="#f58fa8" d="M36 40C36 66 52 106 64 110C76 106 92 66 92 40Z"/>
    <circle fill="#f58fa8" cx="55" cy="107" r="12"/>
    <circle fill="#f7a5b8" cx="73" cy="107" r="12"/>
    <circle fill="#f58fa8" cx="45.5" cy="92" r="12"/>
    <circle fill="#f7a5b8" cx="64" cy="92" r="12"/>
    <circle fill="#f58fa8" cx="82.5" cy="92" r="12"/>
    <circle fill="#f7a5b8" cx="36" cy="76" r="12"/>
    <circle fill="#f58fa8" cx="54.5" cy="76" r="12"/>
    <circle fill="#f7a5b8" cx="73.5" cy="76" r="12"/>
    <circle fill="#f58fa8" cx="92" cy="76" r="12"/>
    <circle fill="#f7a5b8" cx="27" cy="60" r="12"/>
    <circle fill="#f58fa8" cx="45.5" cy="60" r="12"/>
    <circle fill="#f7a5b8" cx="64" cy="60" r="12"/>
    <circle fill="#f58fa8" cx="82.5" cy="60" r="12"/>
    <circle fill="#f7a5b8" cx="101" cy="60" r="12"/>
    <circle fill="#f58fa8" cx="36" cy="44" r="12"/>
    <circle fill="#f7a5b8" cx="54.5" cy="44" r="12"/>
    <circle fill="#f58fa8" cx="73.5" cy="44" r="12"/>
    <circle fill="#f7a5b8" cx="92" cy="44" r="12"/>
    <path fill="#8fcb62" d="M64 34C52 46 36 46 26 40C30 32 36 28 44 26C36 20 32 14 32 6C46 6 56 12 60 22L60 6L68 6L68 22C72 12 82 6 96 6C96 14 92 20 84 26C92 28 98 32 102 40C92 46 76 46 64 34Z"/>
  `,
  // An artichoke, leaf over leaf.
  artichoke: `
    <path fill="#a9c98a" d="M56 108L56 126L72 126L72 108Z"/>
    <path fill="#c5e0a5" d="M52.8 60C41.5 32 55 12.4 64 4C73 12.4 86.5 32 75.2 60Z"/>
    <path fill="#b3d68f" d="M29.5 72C18.8 47 31.5 29.5 40 22C48.5 29.5 61.2 47 50.5 72Z"/>
    <path fill="#b3d68f" d="M77.5 72C66.8 47 79.5 29.5 88 22C96.5 29.5 109.2 47 98.5 72Z"/>
    <path fill="#c5e0a5" d="M52.8 82C41.5 57 55 39.5 64 32C73 39.5 86.5 57 75.2 82Z"/>
    <path fill="#c5e0a5" d="M17.1 98C7 75 19 58.9 27 52C35 58.9 47 75 36.9 98Z"/>
    <path fill="#c5e0a5" d="M91.1 98C81 75 93 58.9 101 52C109 58.9 121 75 110.9 98Z"/>
    <path fill="#b3d68f" d="M34.8 100C23.5 76 37 59.2 46 52C55 59.2 68.5 76 57.2 100Z"/>
    <path fill="#b3d68f" d="M70.8 100C59.5 76 73 59.2 82 52C91 59.2 104.5 76 93.2 100Z"/>
    <path fill="#a5cc80" d="M25.6 116C13 94 28 78.6 38 72C48 78.6 63 94 50.4 116Z"/>
    <path fill="#a5cc80" d="M77.6 116C65 94 80 78.6 90 72C100 78.6 115 94 102.4 116Z"/>
    <path fill="#d0e8b0" d="M52.2 120C40.2 101 54.5 87.7 64 82C73.5 87.7 87.8 101 75.8 120Z"/>
  `,
};
