/** Sights of China. */
export const china: Readonly<Record<string, string>> = {
  // Wider than high: two roofs with turned-up eaves, flags, a portrait over the middle one of five gates.
  tiananmen: `
    <path data-part="wall" fill="#f08a78" d="M2 74L126 74L127 124L1 124Z"/>
    <path data-part="wall" fill="#fff0d8" d="M0 68L128 68L128 78L0 78Z"/>
    <path data-part="gate" data-telling="" fill="#a8857e" d="M54 124L54 112Q54 102 64 102Q74 102 74 112L74 124ZM32 124L32 114Q32 106 40 106Q48 106 48 114L48 124ZM80 124L80 114Q80 106 88 106Q96 106 96 114L96 124ZM11 124L11 115Q11 108 18 108Q25 108 25 115L25 124ZM103 124L103 115Q103 108 110 108Q117 108 117 115L117 124Z"/>
    <path data-part="frame" data-telling="" fill="#ffe08a" d="M50 79L78 79L78 101L50 101Z"/>
    <circle data-part="head" data-telling="" fill="#ffdcc0" cx="64" cy="90" r="8"/>
    <path data-part="label" data-telling="" fill="#fff6e4" d="M6 86L44 86L44 96L6 96ZM84 86L122 86L122 96L84 96Z"/>
    <path data-part="wall" fill="#f6b49a" d="M16 50L112 50L112 68L16 68Z"/>
    <path data-part="post" data-telling="" fill="#e8685f" d="M24 50L30 50L30 68L24 68ZM42 50L48 50L48 68L42 68ZM80 50L86 50L86 68L80 68ZM98 50L104 50L104 68L98 68Z"/>
    <path data-part="roof" data-telling="" fill="#ffd75e" d="M22 38L106 38Q114 46 126 46L122 53L6 53L2 46Q14 46 22 38Z"/>
    <path data-part="wall" fill="#f6b49a" d="M28 28L100 28L100 38L28 38Z"/>
    <path data-part="roof" data-telling="" fill="#ffd75e" d="M36 10L92 10Q98 24 114 25L110 31L18 31L14 25Q30 24 36 10Z"/>
    <path data-part="rib" fill="#ffe9a0" d="M32 4L38 8L90 8L96 4L96 13L32 13Z"/>
  `,
  // Balls strung on a mast on three legs.
  "oriental-pearl-tower": `
    <path fill="#c8ced6" d="M62 0L66 0L68 24L60 24Z"/>
    <circle fill="#f2a0b8" cx="64" cy="28" r="7.5"/>
    <path data-part="pole" fill="#e9edf2" d="M55 44L60 44L60 84L55 84Z"/><path data-part="pole" fill="#e9edf2" d="M68 44L73 44L73 84L68 84Z"/>
    <circle fill="#e8709a" cx="64" cy="46" r="13"/>
    <path data-part="support" fill="#c8ced6" d="M46 96L56 102L28 124L14 124Z"/>
    <path data-part="support" fill="#c8ced6" d="M82 96L72 102L100 124L114 124Z"/>
    <path data-part="pole" fill="#e9edf2" d="M56 106L72 106L72 124L56 124Z"/>
    <circle fill="#e8709a" cx="64" cy="90" r="22"/>
    <path data-part="band" fill="#fff2c4" d="M42 84L86 84Q87 90 86 97L42 97Q41 90 42 84Z"/>
    <path data-part="band" fill="#fff2c4" d="M51 42L77 42Q78 46 77 51L51 51Q50 46 51 42Z"/>
    <path fill="#8fc7a8" d="M0 120L128 120L128 126L0 126Z"/>
  `,
  // Five storeys, each with its upturned eaves.
  pagoda: `
    <path fill="#f9bd3f" d="M60 0L68 0L70 14L58 14Z"/>
    <path data-part="roof" fill="#e8685f" d="M64 8Q74 22 94 26L90 34L38 34L34 26Q54 22 64 8Z"/>
    <path data-part="wall" fill="#fbe3bd" d="M46 34L82 34L82 48L46 48Z"/>
    <path data-part="roof" fill="#e8685f" d="M44 46L84 46Q92 54 106 56L100 64L28 64L22 56Q36 54 44 46Z"/>
    <path data-part="wall" fill="#fbe3bd" d="M38 64L90 64L90 78L38 78Z"/>
    <path data-part="roof" fill="#e8685f" d="M36 76L92 76Q102 84 118 86L110 95L18 95L10 86Q26 84 36 76Z"/>
    <path data-part="wall" fill="#fbe3bd" d="M28 95L100 95L100 116L28 116Z"/>
    <path data-part="window" fill="#b97c53" d="M58 37L70 37L70 46L58 46Z"/><path data-part="window" fill="#b97c53" d="M57 66L71 66L71 76L57 76Z"/>
    <path data-part="door" fill="#c48f5e" d="M54 116L54 103Q64 94 74 103L74 116Z"/>
    <path fill="#c8ced6" d="M14 115L114 115L120 125L8 125Z"/>
  `,
  // An open roof on four posts, a bench inside.
  "chinese-pavilion": `
    <circle fill="#e8685f" cx="64" cy="8" r="7"/>
    <path data-part="roof" fill="#8fc7a8" d="M64 14Q82 42 122 46Q128 44 127 38Q128 58 112 58L16 58Q0 58 1 38Q0 44 6 46Q46 42 64 14Z"/>
    <path fill="none" stroke="#2f6a4a" stroke-width="2" d="M64 16L64 57M54 30Q48 46 36 57M74 30Q80 46 92 57"/>
    <path fill="#f9bd3f" d="M20 58L108 58L108 67L20 67Z"/>
    <path data-part="pole" fill="#e8685f" d="M24 67L34 67L34 112L24 112Z"/><path data-part="pole" fill="#e8685f" d="M94 67L104 67L104 112L94 112Z"/>
    <path fill="#c8ced6" d="M56 94L72 94L76 112L52 112Z"/>
    <ellipse fill="#dfe5ec" cx="64" cy="90" rx="21" ry="6.5"/>
    <path fill="#e3d8ca" d="M12 111L116 111L124 124L4 124Z"/>
  `,
  // A gate of honour with three passages.
  paifang: `
    <path fill="#f0988a" d="M14 60L26 60L26 118L14 118Z"/><path fill="#f0988a" d="M102 60L114 60L114 118L102 118Z"/>
    <path fill="#e8685f" d="M38 40L52 40L52 118L38 118Z"/><path fill="#e8685f" d="M76 40L90 40L90 118L76 118Z"/>
    <path fill="#ffe07a" d="M8 62L120 62L120 74L8 74Z"/>
    <path fill="#ffffff" d="M44 30L84 30L84 62L44 62Z"/>
    <path data-part="roof" fill="#5fb890" d="M2 40Q16 46 42 42L42 60L8 60Q0 52 2 40Z"/>
    <path data-part="roof" fill="#5fb890" d="M126 40Q112 46 86 42L86 60L120 60Q128 52 126 40Z"/>
    <path data-part="roof" fill="#5fb890" d="M24 4Q44 12 64 4Q84 12 104 4Q106 22 92 32L36 32Q22 22 24 4Z"/>
    <path fill="#b8c4d4" d="M6 116L122 116L122 124L6 124Z"/>
    <path fill="none" stroke="#7a1a10" stroke-width="2.4" d="M54 40L74 40M54 50L74 50"/>
  `,
  // A stadium woven like a nest.
  "birds-nest-stadium": `
    <path fill="#e0b878" d="M2 64Q12 34 64 34Q116 34 126 64L114 104Q64 122 14 104Z"/>
    <ellipse fill="#fff6dc" cx="64" cy="60" rx="60" ry="24"/>
    <ellipse fill="#8fd07c" cx="64" cy="62" rx="36" ry="12"/>
    <path fill="none" stroke="#6a4010" stroke-width="2.4" d="M10 86L36 96M22 84L30 108M50 90L40 108M44 92L76 100M60 94L66 112M82 90L74 108M72 96L102 90M94 88L100 104M108 82L118 90M28 46L40 56M64 38L64 48M100 46L88 56M40 42L56 46M88 42L72 46"/>
  `,
  // The Potala Palace: white walls, the red palace in the middle with golden roofs, steps up the hill.
  "potala-palace": `
    <path fill="#8fd07c" d="M0 126C0 126 0.3 112.7 4 108C7.7 103.3 15.3 100 22 98C28.7 96 33.7 96.3 44 96C54.3 95.7 73.7 95.7 84 96C94.3 96.3 99.3 96 106 98C112.7 100 120.3 103.3 124 108C127.7 112.7 128 126 128 126C128 126 0 126 0 126Z"/>
    <path data-part="wall" fill="#ffffff" d="M6 104L14 50H46V104ZM122 104L114 50H82V104Z"/>
    <path data-part="wall" fill="#e8685f" d="M38 104L44 34H84L90 104Z"/>
    <path data-part="roof" fill="#ffd35c" d="M40 34L48 20H58L64 8L70 20H80L88 34Z"/>
    <path fill="#e8a070" d="M10 42H46V52H10ZM82 42H118V52H82Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M54 48V56M64 48V56M74 48V56M53 66V74M64 66V74M75 66V74M22 64V72M32 64V72M96 64V72M106 64V72M20 82V90M32 82V90M96 82V90M108 82V90"/>
    <path fill="#fff0c8" d="M44 126L52 104L76 104L56 112L72 126Z"/>
  `,
  // A slender waist of lattice, a mast on top.
  "canton-tower": `
    <path fill="#c8ced6" d="M58 30L59 15L61.5 15L62.5 1L65.5 1L66.5 15L69 15L70 30Z"/>
    <path data-part="tower" fill="#f2a0b8" d="M38 34Q50 56 54 72Q52 96 32 118L96 118Q76 96 74 72Q78 52 90 26Z"/>
    <path data-part="tower" fill="#c3a8e8" d="M38 34Q60 50 74 72Q78 92 96 118L66 118Q62 92 54 72Q50 56 38 34Z"/>
    <path fill="none" stroke="#5a3a78" stroke-width="2" d="M90 26Q68 46 54 72M74 72Q64 96 60 118"/>
    <path data-detail="" fill="none" stroke="#5a3a78" stroke-width="2" d="M54 72Q64 76 74 72M46 50Q64 56 81 46M45 102Q64 108 83 102"/>
    <path data-part="roof" fill="#ffe28a" d="M38 34Q36 22 62 20Q88 16 90 26Q90 36 64 40Q42 42 38 34Z"/>
    <path fill="#8fc7a8" d="M20 116L108 116L116 125L12 125Z"/>
  `,
  // A hall with a double golden roof on a white terrace.
  "forbidden-city": `
    <path data-part="roof" fill="#f9bd3f" d="M28 10L34 4L40 10L88 10L94 4L100 10L116 38L12 38Z"/>
    <path data-part="wall" fill="#8fc7a8" d="M26 38L102 38L102 48L26 48Z"/>
    <path data-part="roof" fill="#f9bd3f" d="M24 47L104 47L126 64L2 64Z"/>
    <path data-part="wall" fill="#fbe3bd" d="M14 64L114 64L114 96L14 96Z"/>
    <path data-part="pole" fill="#e8685f" d="M18 64L28 64L28 96L18 96Z"/><path data-part="pole" fill="#e8685f" d="M40 64L50 64L50 96L40 96Z"/>
    <path data-part="pole" fill="#e8685f" d="M78 64L88 64L88 96L78 96Z"/><path data-part="pole" fill="#e8685f" d="M100 64L110 64L110 96L100 96Z"/>
    <path data-part="door" fill="#c9724a" d="M54 70L74 70L74 96L54 96Z"/>
    <path fill="#ffffff" d="M6 95L122 95L124 109L4 109Z"/>
    <path fill="#e9edf2" d="M2 108L126 108L128 124L0 124Z"/>
    <path fill="#c8d3de" d="M48 95L80 95L86 124L42 124Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M47 102L81 102M45 110L83 110M44 117L84 117"/>
  `,
};
