/** At the doctor's, and what is inside us: 128 × 128 boxes. */
export const bodyAndHealth: Readonly<Record<string, string>> = {
  // All bones of a person, seen from the front.
  "human-skeleton": `
    <path data-part="skull" fill="#fdf6e3" d="M64 3C79 3 85 14 84 24C83 31 79 32 78 36L77 42L51 42L50 36C49 32 45 31 44 24C43 14 49 3 64 3Z"/>
    <ellipse fill="#2a2440" cx="56.5" cy="23" rx="5" ry="6"/>
    <ellipse fill="#2a2440" cx="71.5" cy="23" rx="5" ry="6"/>
    <path data-part="nose" fill="#2a2440" d="M64 28L67 34L61 34Z"/>
    <path fill="none" stroke="#2a2440" stroke-width="2" d="M57 36L57 42M64 36L64 42M71 36L71 42"/>
    <path fill="#fdf6e3" d="M60 42L68 42L68 88L60 88Z"/>
    <path data-part="bone" fill="#fdf6e3" d="M62 53C48 51 42 56 42 60L47 60C49 57 54 56 62 57ZM66 53C80 51 86 56 86 60L81 60C79 57 74 56 66 57Z"/>
    <path data-part="bone" fill="#fdf6e3" d="M62 61C48 59 42 64 42 68L47 68C49 65 54 64 62 65ZM66 61C80 59 86 64 86 68L81 68C79 65 74 64 66 65Z"/>
    <path data-part="bone" fill="#fdf6e3" d="M62 69C48 67 42 72 42 76L47 76C49 73 54 72 62 73ZM66 69C80 67 86 72 86 76L81 76C79 73 74 72 66 73Z"/>
    <path data-part="bone" fill="#fdf6e3" d="M62 77C48 75 42 80 42 84L47 84C49 81 54 80 62 81ZM66 77C80 75 86 80 86 84L81 84C79 81 74 80 66 81Z"/>
    <path fill="#fdf6e3" d="M40 45C50 42 78 42 88 45L88 50C78 48 50 48 40 50Z"/>
    <path fill="#fdf6e3" d="M64 84C76 79 88 82 87 89C86 95 76 99 70 96L64 91L58 96C52 99 42 95 41 89C40 82 52 79 64 84Z"/>
    <path data-part="bone" fill="#fdf6e3" d="M38 48C42 46 45 49 44 53L41 68C40 72 35 71 35 67L36 52C35 50 36 49 38 48ZM90 48C86 46 83 49 84 53L87 68C88 72 93 71 93 67L92 52C93 50 92 49 90 48Z"/>
    <path data-part="bone" fill="#fdf6e3" d="M36 71C39 70 42 72 41 75L36 90C35 94 30 93 31 89L33 75C33 73 34 72 36 71ZM92 71C89 70 86 72 87 75L92 90C93 94 98 93 97 89L95 75C95 73 94 72 92 71Z"/>
    <path data-part="bone" fill="#fdf6e3" d="M28 93C32 91 37 93 36 98L34 106L31 101L29 107L27 101L23 105L23 98C24 95 26 94 28 93ZM100 93C96 91 91 93 92 98L94 106L97 101L99 107L101 101L105 105L105 98C104 95 102 94 100 93Z"/>
    <path data-part="bone" fill="#fdf6e3" d="M50 95C54 94 57 96 56 100L54 109C53 112 48 112 48 109L48 99C48 97 48 96 50 95ZM78 95C74 94 71 96 72 100L74 109C75 112 80 112 80 109L80 99C80 97 80 96 78 95Z"/>
    <path data-part="bone" fill="#fdf6e3" d="M49 111C52 110 55 112 54 115L53 121L47 121L47 114C47 112 48 111 49 111ZM79 111C76 110 73 112 74 115L75 121L81 121L81 114C81 112 80 111 79 111Z"/>
    <path data-part="bone" fill="#fdf6e3" d="M46 120L54 120C56 123 55 126 52 126L38 126C36 123 40 120 46 120ZM82 120L74 120C72 123 73 126 76 126L90 126C92 123 88 120 82 120Z"/>
  `,
  // A board of signs that point four ways, with a cover for one eye.
  "eye-chart": `
    <path fill="#8fc4f0" d="M8 2L84 2Q92 2 92 10L92 116Q92 124 84 124L8 124Q0 124 0 116L0 10Q0 2 8 2Z"/>
    <path fill="#ffffff" d="M10 12L82 12L82 114L10 114Z"/>
    <path fill="#e8685f" d="M30 20L62 20L62 28L40 28L40 32L58 32L58 40L40 40L40 44L62 44L62 52L30 52Z"/>
    <path fill="none" stroke="#2a2440" stroke-width="2.4" d="M22 62L38 62L38 78M22 62L22 78M30 62L30 76M70 62L54 62M70 62L70 78L54 78M70 70L56 70M20 90L20 100L30 100L30 90M25 100L25 92M42 90L52 90M42 90L42 100L52 100M42 95L50 95M64 100L64 90L74 90L74 100M69 90L69 98"/>
    <circle fill="#ffd35c" cx="110" cy="34" r="18"/>
    <path data-part="handle" fill="#c98f54" d="M104 50L116 50L118 110Q118 116 110 116Q102 116 102 110Z"/>
  `,
  // A film with the bones of a hand.
  "x-ray": `
    <path fill="#8a97c8" d="M14 12L114 12Q122 12 122 20L122 118Q122 126 114 126L14 126Q6 126 6 118L6 20Q6 12 14 12Z"/>
    <path fill="#ffd35c" d="M50 2L78 2Q84 2 84 8L84 18Q84 22 78 22L50 22Q44 22 44 16L44 8Q44 2 50 2Z"/>
    <path data-part="bone" fill="#ffffff" d="M36 66L30 46Q24 42 28 36Q34 32 38 38Q44 40 42 46L48 64Q54 70 48 74Q42 78 40 72Q34 72 36 66Z"/>
    <path data-part="bone" fill="#ffffff" d="M55 60L54 36Q50 30 56 28Q60 30 62 28Q70 28 66 36L67 60Q72 66 66 68Q62 66 58 68Q50 66 55 60Z"/>
    <path data-part="bone" fill="#ffffff" d="M76 64L82 44Q80 36 88 36Q90 40 94 40Q98 46 92 50L88 68Q90 76 84 76Q80 74 76 74Q70 70 76 64Z"/>
    <path data-part="bone" fill="#ffffff" d="M92 84L102 72Q104 64 110 68Q112 72 114 74Q116 80 108 80L100 92Q100 98 94 96Q92 94 88 92Q84 86 92 84Z"/>
    <path data-part="bone" fill="#ffffff" d="M22 88L16 82Q8 82 12 74Q18 70 22 74Q28 74 26 80L34 86Q42 86 38 92Q34 94 32 96Q26 98 22 88Z"/>
    <path data-part="bone" fill="#ffffff" d="M46 82Q62 74 76 82Q86 88 80 98Q66 106 52 100Q40 94 46 82Z"/>
    <path data-part="bone" fill="#ffffff" d="M54 108Q64 104 76 108L74 126L56 126Z"/>
  `,
  lungs: `
    <path fill="#e8c8a0" d="M56 4Q56 2 60 2L68 2Q72 2 72 4L72 40L88 52L82 62L64 50L46 62L40 52L56 40Z"/>
    <path fill="none" stroke="#7a4a20" stroke-width="2.2" d="M57 12L71 12M57 22L71 22M57 32L71 32"/>
    <path fill="#f28c98" d="M46 30Q56 34 54 54L46 62L54 70Q58 100 52 112Q36 124 12 122Q2 118 2 100Q4 60 22 38Q34 26 46 30Z"/>
    <path fill="#f28c98" d="M82 30Q72 34 74 54L82 62L74 70Q70 100 76 112Q92 124 116 122Q126 118 126 100Q124 60 106 38Q94 26 82 30Z"/>
    <path fill="none" stroke="#8a2a3a" stroke-width="2.4" d="M46 60Q34 70 28 90M38 70Q26 70 18 80M82 60Q94 70 100 90M90 70Q102 70 110 80M40 84Q40 98 34 108M88 84Q88 98 94 108"/>
  `,
  // A heart as it beats in the chest.
  "human-heart": `
    <path fill="#7aa8e8" d="M28 4L44 2L48 40L30 44Z"/>
    <path fill="#e8685f" d="M54 40Q50 12 72 8Q100 8 100 40L86 44Q86 22 74 22Q68 24 70 42Z"/>
    <path fill="#7aa8e8" d="M84 30L112 18L118 32L92 48Z"/>
    <path fill="#f28c98" d="M14 62Q16 38 44 38Q64 40 70 38Q104 34 112 60Q118 92 90 114Q72 126 60 122Q20 108 14 62Z"/>
    <path fill="#ffd0c8" d="M14 62Q16 38 44 38Q54 52 46 68Q34 80 18 80Q14 70 14 62Z"/>
    <path fill="none" stroke="#8a2a3a" stroke-width="2.4" d="M60 52Q66 74 58 92Q56 106 64 114M64 72Q80 76 88 92M100 54Q104 64 102 74"/>
  `,
  // A moustache with curled ends, on a stick for a party.
  moustache: `
    <path data-part="stick" fill="#e0b878" d="M90 66L102 66L102 126L90 126Z"/>
    <path fill="#c98f6a" d="M64 40Q50 26 34 38Q24 46 14 40Q4 34 12 24Q4 20 2 30Q0 64 34 66Q54 66 64 52Z"/>
    <path fill="#c98f6a" d="M64 40Q78 26 94 38Q104 46 114 40Q124 34 116 24Q124 20 126 30Q128 64 94 66Q74 66 64 52Z"/>
    <path fill="#ffd35c" d="M90 86L102 86L102 98L90 98Z"/>
    <path fill="none" stroke="#5a2a10" stroke-width="2.4" d="M52 46Q40 44 32 54M76 46Q88 44 96 54"/>
  `,
  lips: `
    <path fill="#f0708a" d="M2 60Q26 26 46 26Q56 26 64 38Q72 26 82 26Q102 26 126 60Q96 58 64 62Q32 58 2 60Z"/>
    <path fill="#ffffff" d="M2 60Q32 58 64 62Q96 58 126 60Q96 76 64 76Q32 76 2 60Z"/>
    <path fill="#f8b0c4" d="M2 60Q32 76 64 76Q96 76 126 60Q106 110 64 110Q22 110 2 60Z"/>
    <path fill="none" stroke="#8a1a3a" stroke-width="2.4" d="M40 90Q50 98 62 98M34 46Q40 38 46 40M82 40Q88 38 94 46"/>
  `,
  // A roll of bandage, its end loose.
  "bandage-roll": `
    <path fill="#ffffff" d="M46 118L108 118L127 104L70 104Z"/>
    <path fill="#f7ecd4" d="M24 33Q40 8 68 6Q106 6 112 46Q114 80 88 98L64 114Z"/>
    <circle fill="#ffffff" cx="46" cy="72" r="45"/>
    <circle fill="#f0c890" cx="46" cy="72" r="13"/>
    <path fill="none" stroke="#8a6a4a" stroke-width="2.2" d="M62 110Q84 98 82 70Q76 40 46 42Q18 46 18 72Q20 100 46 100Q68 98 68 72Q64 54 46 52"/>
    <path fill="#e8685f" d="M84 34L93 34L93 43L102 43L102 52L93 52L93 61L84 61L84 52L76 52L76 43L84 43Z"/>
  `,
};
