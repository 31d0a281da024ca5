/** The table from the side with the ball in the air, and a bat on its own. */
export const tableTennis: Readonly<Record<string, string>> = {
  "table-tennis": `
    <circle data-part="ball" fill="#ffffff" cx="46" cy="32" r="7"/>
    <path data-part="net" fill="#ffffff" d="M60 46L68 46L68 74L60 74Z"/>
    <path data-part="leg" fill="#98a2b2" d="M18 82L28 82L28 124L18 124Z"/>
    <path data-part="leg" fill="#98a2b2" d="M100 82L110 82L110 124L100 124Z"/>
    <path data-part="tabletop" fill="#7fb0e8" d="M4 72L124 72Q126 72 126 75L126 83Q126 86 124 86L4 86Q2 86 2 83L2 75Q2 72 4 72Z"/>
  `,
  "table-tennis-bat": `
    <path data-part="handle" fill="#e0b070" d="M54 82L74 82L74 120Q74 126 68 126L60 126Q54 126 54 120Z"/>
    <path data-part="blade" fill="#f0807a" d="M64 2Q104 4 106 44Q106 76 80 88L48 88Q22 76 22 44Q24 4 64 2Z"/>
    <path data-part="blade" fill="#f7c090" d="M38 74Q64 82 90 74Q86 84 80 88L48 88Q42 84 38 74Z"/>
  `,
};
