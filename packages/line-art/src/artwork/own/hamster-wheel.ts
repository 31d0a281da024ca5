/** A hamster running in its wheel, towards us; who asks for the wheel has one with its hamster, too. */
export const hamsterInItsWheel = `
    <path fill="#9fd0f0" d="M58 60L70 60L96 116L80 116Z"/>
    <path fill="#9fd0f0" d="M58 60L70 60L48 116L32 116Z"/>
    <circle fill="#ff8f6b" cx="64" cy="56" r="54"/>
    <circle fill="#fff6e3" cx="64" cy="56" r="45"/>
    <path fill="none" data-telling="" stroke="#9a4a2a" stroke-width="2.2" d="M64 2L64 11M102 18L96 24M118 56L109 56M102 94L96 88M26 94L32 88M10 56L19 56M26 18L32 24"/>
    <path fill="#9fd0f0" d="M24 112L104 112Q108 112 108 116L108 120Q108 124 104 124L24 124Q20 124 20 120L20 116Q20 112 24 112Z"/>
    <g transform="translate(9.6 16) scale(.85)">
    <path data-part="foot" fill="#f9d0c0" d="M44 88C38 86 32 92 36 98L52 98C56 94 52 88 44 88Z"/>
    <path data-part="foot" fill="#f9d0c0" d="M84 88C90 86 96 92 92 98L76 98C72 94 76 88 84 88Z"/>
    <circle data-part="ear" fill="#b9804d" cx="44" cy="27" r="8.6"/>
    <circle data-part="ear" fill="#b9804d" cx="84" cy="27" r="8.6"/>
    <path data-part="body" fill="#e0aa70" d="M64 22C78 22 87 28 90 40C102 44 106 56 100 68C102 84 92 96 64 96C36 96 26 84 28 68C22 56 26 44 38 40C41 28 50 22 64 22Z"/>
    <circle data-part="cheek" data-telling="" fill="#fff0dc" cx="41" cy="56" r="12"/>
    <circle data-part="cheek" data-telling="" fill="#fff0dc" cx="87" cy="56" r="12"/>
    <path data-part="belly" fill="#fff6ea" d="M64 72C78 72 84 78 83 84C81 91 73 92 64 92C55 92 47 91 45 84C44 78 50 72 64 72Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="54" cy="42" rx="3.6" ry="4.8"/>
    <ellipse data-part="eye" fill="#2a2440" cx="74" cy="42" rx="3.6" ry="4.8"/>
    <path data-part="tooth" data-telling="" fill="#ffffff" d="M58 58L70 58L70 67Q70 69 64 69Q58 69 58 67Z"/>
    <path data-part="nose" fill="#2a2440" d="M59 49C59 46 69 46 69 49C69 53 66 55 64 55C62 55 59 53 59 49Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 55L64 58M54 56Q59 61 64 58Q69 61 74 56M36 53L20 48M36 59L20 61M92 53L108 48M92 59L108 61"/>
    </g>
  `;
