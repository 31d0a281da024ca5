/** Space and spooky friends: 128 × 128 boxes. */
export const friends: Readonly<Record<string, string>> = {
  // A boxy robot with a dial on its chest.
  robot: `
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M64 18L64 9"/>
    <circle data-part="antenna" fill="#ff8f6b" cx="64" cy="8" r="5"/>
    <path data-part="ear" fill="#8f98a4" d="M22 30L30 30L30 48L22 48Z"/>
    <path data-part="ear" fill="#8f98a4" d="M98 30L106 30L106 48L98 48Z"/>
    <path data-part="neck" fill="#c3ccd6" d="M54 58L74 58L74 68L54 68Z"/>
    <path data-part="head" fill="#9fd0f0" d="M36 18L92 18C96 18 98 20 98 24L98 54C98 58 96 60 92 60L36 60C32 60 30 58 30 54L30 24C30 20 32 18 36 18Z"/>
    <circle data-part="eye" fill="#ffffff" cx="50" cy="36" r="9"/>
    <circle data-part="eye" fill="#ffffff" cx="78" cy="36" r="9"/>
    <circle fill="#20282e" cx="50" cy="37" r="4"/>
    <circle fill="#20282e" cx="78" cy="37" r="4"/>
    <path fill="none" stroke="#24506e" stroke-width="2" d="M52 50C57 54 71 54 76 50"/>
    <path data-part="arm" fill="#c3ccd6" d="M36 72C22 72 14 82 14 96L22 96C22 88 28 84 36 84Z"/>
    <path data-part="arm" fill="#c3ccd6" d="M92 72C106 72 114 82 114 96L106 96C106 88 100 84 92 84Z"/>
    <path data-part="hand" fill="#ff8f6b" d="M10 94L26 94C30 98 30 106 26 110L23 110L23 102L13 102L13 110L10 110C6 106 6 98 10 94Z"/>
    <path data-part="hand" fill="#ff8f6b" d="M102 94L118 94C122 98 122 106 118 110L115 110L115 102L105 102L105 110L102 110C98 106 98 98 102 94Z"/>
    <path data-part="leg" fill="#c3ccd6" d="M44 100L58 100L58 114L44 114Z"/>
    <path data-part="leg" fill="#c3ccd6" d="M70 100L84 100L84 114L70 114Z"/>
    <path data-part="foot" fill="#ff8f6b" d="M38 124C38 116 42 112 48 112L54 112C58 112 60 114 60 118L60 124Z"/>
    <path data-part="foot" fill="#ff8f6b" d="M90 124C90 116 86 112 80 112L74 112C70 112 68 114 68 118L68 124Z"/>
    <path data-part="body" fill="#9fd0f0" d="M40 66L88 66C91 66 92 68 92 70L92 100C92 103 91 105 88 105L40 105C37 105 36 103 36 100L36 70C36 68 37 66 40 66Z"/>
    <path data-part="panel" fill="#ffffff" d="M46 74L82 74L82 96L46 96Z"/>
    <circle data-part="button" fill="#ffd866" cx="57" cy="85" r="5.5"/>
    <path fill="none" stroke="#24506e" stroke-width="2" d="M68 81L76 81M68 89L76 89"/>
  `,
  // A little alien with three eyes and two antennae, waving.
  alien: `
    <path fill="none" stroke="#3f7f33" stroke-width="2" d="M46 22C42 16 38 12 32 11M82 22C86 16 90 12 96 11"/>
    <circle data-part="antenna" fill="#ffd866" cx="29" cy="10" r="6"/>
    <circle data-part="antenna" fill="#ffd866" cx="99" cy="10" r="6"/>
    <path data-part="arm" fill="#8fd46f" d="M36 84C24 86 14 80 10 68C8 62 14 60 17 64C22 72 30 74 40 72Z"/>
    <path data-part="arm" fill="#8fd46f" d="M92 84C104 86 110 94 112 102C114 108 108 110 105 106C100 98 96 96 88 96Z"/>
    <path data-part="leg" fill="#8fd46f" d="M42 104L42 116C36 116 34 124 40 124L54 124C58 124 60 120 60 116L60 106Z"/>
    <path data-part="leg" fill="#8fd46f" d="M86 104L86 116C92 116 94 124 88 124L74 124C70 124 68 120 68 116L68 106Z"/>
    <path data-part="body" fill="#a9e389" d="M64 16C90 16 104 32 102 50C101 60 94 66 92 74C92 84 94 92 92 102C90 110 80 114 64 114C48 114 38 110 36 102C34 92 36 84 36 74C34 66 27 60 26 50C24 32 38 16 64 16Z"/>
    <path data-part="belly" fill="#f4ffe0" d="M64 80C76 80 82 88 80 98C78 105 72 107 64 107C56 107 50 105 48 98C46 88 52 80 64 80Z"/>
    <circle data-part="eye" fill="#ffffff" cx="42" cy="44" r="11"/>
    <circle data-part="eye" fill="#ffffff" cx="86" cy="44" r="11"/>
    <circle data-part="eye" fill="#ffffff" cx="64" cy="36" r="12"/>
    <circle fill="#20282e" cx="43" cy="45" r="5"/>
    <circle fill="#20282e" cx="85" cy="45" r="5"/>
    <circle fill="#20282e" cx="64" cy="37" r="5.5"/>
    <path fill="none" stroke="#2f6b22" stroke-width="2" d="M50 61C55 70 73 70 78 61"/>
  `,
  // A flying saucer with a dome, lights and a beam.
  ufo: `
    <path data-part="beamOfLight" fill="#fff6c4" d="M46 72L82 72L104 124L24 124Z"/>
    <path data-part="glassDome" fill="#a9e0f5" d="M34 46C34 24 46 12 64 12C82 12 94 24 94 46Z"/>
    <path data-part="alien" fill="#8fd46f" d="M50 46C48 34 52 26 64 26C76 26 80 34 78 46Z"/>
    <ellipse fill="#20282e" cx="58" cy="37" rx="3" ry="4"/>
    <ellipse fill="#20282e" cx="70" cy="37" rx="3" ry="4"/>
    <path data-part="saucer" fill="#c6a8ee" d="M64 42C98 42 124 52 124 62C124 74 98 82 64 82C30 82 4 74 4 62C4 52 30 42 64 42Z"/>
    <path data-part="rim" fill="#9f7fd6" d="M64 42C84 42 98 45 98 50C98 55 84 58 64 58C44 58 30 55 30 50C30 45 44 42 64 42Z"/>
    <circle data-part="light" fill="#ffd866" cx="24" cy="64" r="6"/>
    <circle data-part="light" fill="#ffd866" cx="50" cy="69" r="6"/>
    <circle data-part="light" fill="#ffd866" cx="78" cy="69" r="6"/>
    <circle data-part="light" fill="#ffd866" cx="104" cy="64" r="6"/>
  `,
  // A friendly ghost with open arms.
  ghost: `
    <path data-part="body" fill="#f6f3ff" d="M64 6C88 6 100 26 100 48C108 44 116 48 118 56C120 64 112 72 102 72C104 88 108 100 114 110C110 118 102 118 96 112C92 122 80 124 74 114C68 124 56 124 52 114C46 124 36 122 32 112C26 118 18 116 16 110C22 98 26 86 26 72C16 72 8 64 10 56C12 48 20 44 28 48C28 26 40 6 64 6Z"/>
    <ellipse data-part="eye" fill="#2a2438" cx="52" cy="44" rx="4.6" ry="6.2"/>
    <ellipse data-part="eye" fill="#2a2438" cx="76" cy="44" rx="4.6" ry="6.2"/>
    <circle fill="#ffffff" cx="53" cy="41.5" r="2.3"/>
    <circle fill="#ffffff" cx="77" cy="41.5" r="2.3"/>
    <path data-part="mouth" fill="#ff8fa8" d="M54 62C58 59 70 59 74 62C74 71 70 76 64 76C58 76 54 71 54 62Z"/>
    <ellipse data-part="cheek" fill="#ff9fb8" cx="41" cy="58" rx="6" ry="4.5"/>
    <ellipse data-part="cheek" fill="#ff9fb8" cx="87" cy="58" rx="6" ry="4.5"/>
  `,
};
