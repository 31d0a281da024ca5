/** School, office, paper and post. */
export const classroom: Readonly<Record<string, string>> = {
  // A closed envelope with a round seal.
  envelope: `
    <path fill="#fdf3dc" d="M10 26L118 26Q124 26 124 32L124 98Q124 104 118 104L10 104Q4 104 4 98L4 32Q4 26 10 26Z"/>
    <path fill="#f7bd5a" d="M7 28Q8 26 12 26L116 26Q120 26 121 28L68 74Q64 77 60 74Z"/>
    <circle fill="#e8685f" cx="64" cy="72" r="13"/>
    <path fill="none" stroke="#b98a4a" stroke-width="2" d="M10 99L44 70M118 99L84 70"/>
  `,
  glue: `
    <path fill="#f08a3c" d="M58 2Q64 0 70 2L80 36L48 36Z"/>
    <path fill="#f08a3c" d="M40 34L88 34L88 48L40 48Z"/>
    <path fill="#fffaf0" d="M36 48L92 48Q102 54 102 66L102 114Q102 124 92 124L36 124Q26 124 26 114L26 66Q26 54 36 48Z"/>
    <path fill="#62b5f2" d="M26 66L102 66L102 108L26 108Z"/>
    <path fill="#ffe28a" d="M64 70L69 81L82 82L72 90L75 103L64 96L53 103L56 90L46 82L59 81Z"/>
    <path fill="#fffaf0" d="M82 14Q104 4 116 18Q122 34 106 34Q92 34 92 24Q86 22 82 14Z" data-detail=""/>
  `,
  "pencil-case": `
    <path fill="#ffe066" d="M18 14L34 14L34 62L18 62Z"/><path fill="#fbe3c0" d="M26 0L34 15L18 15Z"/>
    <path fill="#7cc977" d="M46 22L62 22L62 62L46 62Z"/><path fill="#fbe3c0" d="M54 6L62 23L46 23Z"/>
    <path fill="#fff6e3" d="M76 12L98 4L110 58L84 62Z"/>
    <path fill="#e8685f" d="M4 62Q4 52 14 52L114 52Q124 52 124 62L124 114Q124 124 114 124L14 124Q4 124 4 114Z"/>
    <path fill="#fffaf0" d="M4 62L124 62L124 74L4 74Z"/>
    <path fill="#ffe28a" d="M98 60L112 60L114 90L96 90Z"/>
    <circle fill="#ffe28a" cx="34" cy="100" r="11"/><circle fill="#62b5f2" cx="66" cy="98" r="11"/>
    <path fill="none" stroke="#5d2a20" stroke-width="2.2" d="M84 15L86 21M88 26L94 24M90 36L94 35M92 45L99 43"/>
  `,
  // A sharpener with its blade and screw, a pencil in it, a curl of shavings.
  "pencil-sharpener": `
    <path fill="#ffd35c" d="M27.5 11.9C27.5 11.9 72.7 57.2 72.7 57.2C72.7 57.2 57.2 72.7 57.2 72.7C57.2 72.7 11.9 27.5 11.9 27.5C11.9 27.5 27.5 11.9 27.5 11.9Z"/>
    <path fill="#f58fb0" d="M17.6 4.9C20.2 2.7 18.8 3.7 20.4 4.9C22.1 6 27.5 11.9 27.5 11.9C27.5 11.9 11.9 27.5 11.9 27.5C11.9 27.5 6 22.1 4.9 20.4C3.7 18.8 2.7 20.2 4.9 17.6C7 15 15 7 17.6 4.9Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M26.1 21.8L55.8 51.5M21.1 26.8L50.8 56.5"/>
    <path fill="#8fc3f0" d="M86.8 50.1C86.8 50.1 115.1 89.7 115.1 89.7C115.1 89.7 89.7 115.1 89.7 115.1C89.7 115.1 50.1 86.8 50.1 86.8C50.1 86.8 86.8 50.1 86.8 50.1Z"/>
    <path data-part="blade" fill="#e4ecf4" d="M86.1 62.1C86.1 62.1 105.9 90.4 105.9 90.4C105.9 90.4 94.6 101.7 94.6 101.7C94.6 101.7 70.6 77.6 70.6 77.6C70.6 77.6 86.1 62.1 86.1 62.1Z"/>
    <circle fill="#ffffff" cx="89.7" cy="84" r="5"/>
    <path fill="#f7dcb0" d="M8 112C8.7 108.3 13.7 102.7 18 100C22.3 97.3 28.7 95.7 34 96C39.3 96.3 46.3 99 50 102C53.7 105 56 110.3 56 114C56 117.7 52.3 123.3 50 124C47.7 124.7 44.3 118.3 42 118C39.7 117.7 38 122.7 36 122C34 121.3 32 114.3 30 114C28 113.7 26 120 24 120C22 120 19.7 113.7 18 114C16.3 114.3 15.7 122.3 14 122C12.3 121.7 7.3 115.7 8 112Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M22 112C24 110.7 30 104 34 104C38 104 44 110.7 46 112"/>
    <path fill="#f7dcb0" d="M108 30C111.3 30.3 115.7 32.7 118 36C120.3 39.3 122.3 45.7 122 50C121.7 54.3 118.3 60.7 116 62C113.7 63.3 109 60.3 108 58C107 55.7 111 50.3 110 48C109 45.7 102.7 45.7 102 44C101.3 42.3 106.7 39.7 106 38C105.3 36.3 97.7 35.3 98 34C98.3 32.7 104.7 29.7 108 30Z"/>
  `,
  // A sun and a sum drawn in chalk.
  blackboard: `
    <path fill="#c98f4e" d="M26 94L38 94L32 124L18 124Z"/><path fill="#c98f4e" d="M102 94L90 94L96 124L110 124Z"/>
    <path fill="#d9a066" d="M2 6L126 6L126 98L2 98Z"/>
    <path fill="#7fb89a" d="M12 16L116 16L116 84L12 84Z"/>
    <circle fill="#ffe28a" cx="38" cy="46" r="10"/>
    <path fill="none" stroke="#fffaf0" stroke-width="2.4" d="M38 30L38 22M38 62L38 70M54 46L61 46M22 46L17 46"/>
    <path fill="#f7b8c8" d="M90 62Q66 46 72 34Q80 28 90 38Q100 28 108 34Q112 46 90 62Z"/>
    <path fill="#c98f4e" d="M0 90L128 90L128 102L0 102Z"/>
    <path fill="#fffaf0" d="M20 82L44 82L44 92L20 92Z"/><path fill="#e8685f" d="M84 78L112 78L112 92L84 92Z"/>
  `,
  protractor: `
    <path fill="#62b5f2" d="M2 100Q2 34 64 32Q126 34 126 100L126 108L2 108Z"/>
    <path fill="#fffaf0" d="M32 92Q34 60 64 58Q94 60 96 92Z"/>
    <path fill="none" stroke="#3a5a7a" stroke-width="2.4" d="M64 32L64 44M38 38L43 49M90 38L85 49M18 56L28 63M110 56L100 63M6 80L18 83M122 80L110 83"/>
    <circle fill="#e8685f" cx="64" cy="99" r="5"/>
    <path fill="#ffe066" d="M10 8L96 8L96 24L10 24Z"/><path fill="#fbe3c0" d="M96 8L122 16L96 24Z"/><path fill="#e8685f" d="M4 8L16 8L16 24L4 24Z"/>
  `,
  stapler: `
    <path fill="#8a919b" d="M4 110Q4 102 12 102L122 102L122 116Q122 122 116 122L12 122Q4 122 4 114Z"/>
    <path fill="#c8ced6" d="M10 78L108 96L106 106L8 92Z"/>
    <path fill="#e8685f" d="M10 70Q6 46 24 42Q76 42 118 74Q124 84 116 94L14 82Z"/>
    <path fill="#ffd9d0" d="M26 52Q66 52 98 74L90 80Q60 64 24 64Z"/>
    <path fill="#818b93" d="M92 72L124 74L124 108L112 108L110 92L92 88Z"/>
    <circle fill="#fffaf0" cx="108" cy="84" r="6"/>
  `,
  "tape-dispenser": `
    <path fill="#62b5f2" d="M4 104Q4 76 24 74L84 76L112 56L124 58L124 114Q124 124 114 124L14 124Q4 124 4 114Z"/>
    <circle fill="#ffe9b0" cx="52" cy="54" r="42"/>
    <circle fill="#62b5f2" cx="52" cy="54" r="24"/>
    <circle fill="#fffaf0" cx="52" cy="54" r="11"/>
    <path fill="#ffe9b0" d="M62 13L122 48L116 58L90 44Q84 26 62 13Z"/>
    <path fill="#8a919b" d="M110 48L124 46L126 62L112 60Z"/>
    <path fill="#bfe6fa" d="M16 100L112 100L112 114L16 114Z"/>
  `,
  // A picture of a house and the sun on the stand.
  easel: `
    <path fill="#c98f4e" d="M58 2L70 2L70 22L58 22Z"/>
    <path fill="#c98f4e" d="M36 86L48 86L30 124L16 124Z"/><path fill="#c98f4e" d="M92 86L80 86L98 124L112 124Z"/>
    <path fill="#c98f4e" d="M58 92L70 92L70 120L58 120Z"/>
    <path fill="#fffaf0" d="M14 16L114 16L114 88L14 88Z"/>
    <path fill="#7cc977" d="M20 74Q48 60 70 68Q90 74 108 66L108 82L20 82Z"/>
    <path fill="#f0b070" d="M38 52L72 52L72 74L38 74Z"/><path fill="#e8685f" d="M32 54L55 32L78 54Z"/>
    <circle fill="#ffd94f" cx="94" cy="36" r="11"/>
    <path fill="#d9a066" d="M8 86L120 86L120 98L8 98Z"/>
  `,
  "paper-crane": `
    <path fill="#f28dac" d="M44 92L14 22L60 80Z"/>
    <path fill="#ea576c" d="M14 22L0 42L24 44Z"/>
    <path fill="#f28dac" d="M76 92L126 26L100 96Z"/>
    <path fill="#fbd0dc" d="M56 90L98 4L92 92Z"/>
    <path fill="#fff0f4" d="M38 92L60 8L84 92Z"/>
    <path fill="#f28dac" d="M28 84L64 96L104 84L66 124Z"/>
    <path fill="#fbd0dc" d="M64 96L104 84L66 124Z"/>
  `,
  stamp: `
    <path fill="#fffaf0" d="M14 4Q22 12 30 4Q38 12 47 4Q56 12 64 4Q72 12 81 4Q90 12 98 4Q106 12 114 4Q122 10 122 14Q114 22 122 30Q114 38 122 47Q114 56 122 64Q114 72 122 81Q114 90 122 98Q114 106 122 114Q118 122 114 122Q106 114 98 122Q90 114 81 122Q72 114 64 122Q56 114 47 122Q38 114 30 122Q22 114 14 122Q6 118 6 114Q14 106 6 98Q14 90 6 81Q14 72 6 64Q14 56 6 47Q14 38 6 30Q14 22 6 14Q8 6 14 4Z"/>
    <path fill="#8fc7f0" d="M24 24L104 24L104 104L24 104Z"/>
    <path fill="#7cc977" d="M24 88Q44 70 64 84Q84 96 104 80L104 104L24 104Z"/>
    <circle fill="#ffd94f" cx="42" cy="44" r="11"/>
    <path fill="#e8685f" d="M64 74Q62 52 76 50Q92 50 90 66L104 58Q104 80 88 86Q68 88 64 74Z"/>
    <circle fill="#2b2118" cx="74" cy="60" r="2.8"/><path fill="#f08a3c" d="M66 62L54 66L66 70Z"/>
  `,
  postcard: `
    <path fill="#fffaf0" d="M2 22L126 22L126 110L2 110Z"/>
    <path fill="#8fd3f7" d="M10 30L62 30L62 102L10 102Z"/>
    <path fill="#fbe0a0" d="M10 80Q36 70 62 82L62 102L10 102Z"/>
    <circle fill="#ffd94f" cx="48" cy="46" r="9"/>
    <path fill="#e8685f" d="M16 78Q16 52 32 52Q48 52 48 70Q32 62 16 78Z"/>
    <path fill="#f7a0b4" d="M94 30L118 30L118 58L94 58Z"/>
    <path fill="none" stroke="#4a525c" stroke-width="2.2" d="M72 70L118 70M72 82L118 82M72 94L106 94"/>
    <path fill="#e8685f" d="M106 52Q96 44 101 38Q104 36 106 40Q108 36 112 38Q116 44 106 52Z"/>
  `,
  "report-card": `
    <path fill="#e8685f" d="M30 70L54 70L54 122L42 112L30 122Z"/>
    <path fill="#fff3d6" d="M6 10Q6 4 12 4L116 4Q122 4 122 10L122 92Q122 98 116 98L12 98Q6 98 6 92Z"/>
    <path fill="#fffaf0" d="M16 14L112 14L112 88L16 88Z"/>
    <path fill="none" stroke="#5d4a34" stroke-width="2.2" d="M40 28L88 28M28 42L100 42M28 54L100 54M66 72L100 72"/>
    <path fill="#e8685f" d="M32 84L54 84L56 124L43 112L30 124Z"/>
    <path fill="#f2b431" d="M43 60L49 64L56 62L58 69L64 73L61 79L63 86L56 88L52 94L45 92L38 95L34 89L27 87L28 80L24 74L30 70L32 63L39 64Z"/>
    <circle fill="#fff6c8" cx="44" cy="78" r="9"/>
  `,
};
