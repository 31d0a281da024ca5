/** Temples, towers and gardens, and what stands before them: 128 × 128 boxes. */
export const templesGardens: Readonly<Record<string, string>> = {
  // A guardian lion with its paw on a ball.
  "stone-lion": `
    <path data-part="sole" fill="#aab2be" d="M9 108L119 108C120.7 108 122 109.3 122 111L122 122C122 123.7 120.7 125 119 125L9 125C7.3 125 6 123.7 6 122L6 111C6 109.3 7.3 108 9 108Z"/>
    <path data-part="body" fill="#dfe4ec" d="M84 60C98 50 114 60 112 78C112 92 106 100 108 108L84 108Z"/>
    <path data-part="body" fill="#dfe4ec" d="M36 74C30 88 34 100 36 108L58 108L62 90L74 108L98 108C100 92 96 78 88 70Z"/>
    <path data-part="tail" fill="#aab2be" d="M100 50C116 44 122 30 114 22C106 24 108 34 100 38Z"/>
    <path data-part="mane" fill="#aab2be" d="M58 6Q70.4 0.3 78 10.8Q91.9 11.5 92.6 24Q104.4 30.8 98 42Q104.4 53.2 92.6 60Q91.9 72.5 78 73.2Q70.4 83.7 58 78Q45.6 83.7 38 73.2Q24.1 72.5 23.4 60Q11.6 53.2 18 42Q11.6 30.8 23.4 24Q24.1 11.5 38 10.8Q45.6 0.3 58 6Z"/>
    <path data-part="head" fill="#dfe4ec" d="M58 18C76 18 86 30 86 46C86 62 74 72 58 72C42 72 30 62 30 46C30 30 42 18 58 18Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="46" cy="40" rx="4" ry="5.2"/>
    <circle fill="#ffffff" cx="45.2" cy="37.8" r="2"/>
    <ellipse data-part="eye" fill="#2a2440" cx="70" cy="40" rx="4" ry="5.2"/>
    <circle fill="#ffffff" cx="69.2" cy="37.8" r="2"/>
    <ellipse data-part="nose" fill="#aab2be" cx="58" cy="52" rx="9" ry="6"/>
    <path data-part="mouth" fill="#e8685f" d="M42 58C52 62 64 62 74 58C72 68 66 70 58 70C50 70 44 68 42 58Z"/>
    <circle data-part="ball" fill="#ffd35c" cx="32" cy="96" r="14"/>
    <ellipse data-part="paw" fill="#dfe4ec" cx="44" cy="90" rx="12" ry="8"/>
    <ellipse data-part="paw" fill="#dfe4ec" cx="80" cy="106" rx="13" ry="6"/>
  `,
  // The fat laughing monk with his sack.
  "laughing-buddha": `
    <path data-part="sack" fill="#c98f4e" d="M88 60C108 52 126 66 124 86C122 104 104 108 92 100Z"/>
    <path data-part="gown" fill="#ffd35c" d="M32 64C14 76 6 100 10 118L40 120L88 120L116 118C118 98 112 76 96 64Z"/>
    <path data-part="belly" fill="#f9d0ae" d="M44 66C36 84 38 106 50 116L78 116C90 106 92 84 84 66Z"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M64 100L64 104M50 80C54 84 58 84 60 82M78 80C74 84 70 84 68 82"/>
    <path data-part="trousers" fill="#ffd35c" d="M12 110C28 104 52 108 60 116C52 126 20 126 10 122Z"/>
    <path data-part="trousers" fill="#ffd35c" d="M116 110C100 104 76 108 68 116C76 126 108 126 118 122Z"/>
    <path data-part="ear" fill="#f9d0ae" d="M38 24C28 24 28 58 36 60C42 56 42 34 38 24Z"/>
    <path data-part="ear" fill="#f9d0ae" d="M90 24C100 24 100 58 92 60C86 56 86 34 90 24Z"/>
    <circle data-part="head" fill="#f9d0ae" cx="64" cy="36" r="29"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M46 32C50 26 56 28 58 32M70 32C72 28 78 26 82 32"/>
    <path data-part="mouth" fill="#e8685f" d="M48 44C58 48 70 48 80 44C78 56 72 58 64 58C56 58 50 56 48 44Z"/>
    <ellipse data-part="cheek" fill="#f28d8d" cx="44" cy="42" rx="5" ry="4"/>
    <ellipse data-part="cheek" fill="#f28d8d" cx="84" cy="42" rx="5" ry="4"/>
    <circle data-part="bead" fill="#c98f4e" cx="38" cy="65" r="5.6"/>
    <circle data-part="bead" fill="#c98f4e" cx="49" cy="70.1" r="5.6"/>
    <circle data-part="bead" fill="#c98f4e" cx="64" cy="72" r="5.6"/>
    <circle data-part="bead" fill="#c98f4e" cx="79" cy="70.1" r="5.6"/>
    <circle data-part="bead" fill="#c98f4e" cx="90" cy="65" r="5.6"/>
  `,
  // A round gate in a garden wall, bamboo behind it.
  "moon-gate": `
    <path data-part="wall" fill="#f7efe0" d="M4 30L124 30L124 124L4 124Z"/>
    <path data-part="roof" fill="#8a96b0" d="M0 14Q12 22 24 16L104 16Q116 22 128 14Q128 30 118 36L10 36Q0 30 0 14Z"/>
    <circle fill="#f2a05f" cx="64" cy="80" r="42"/>
    <circle fill="#dff2fc" cx="64" cy="80" r="30"/>
    <path data-part="bamboo" fill="#7cc977" d="M48 55Q53 52 58 51L58 109Q53 108 48 105Z"/>
    <path data-part="leaf" fill="#5fae68" d="M58 80Q70 62 90 66Q86 90 58 88Z"/>
    <path fill="#c8d0dc" d="M36 112L92 112L98 124L30 124Z"/>
  `,
};
