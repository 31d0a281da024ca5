/** Standing or crowing, looking left: only the neck and the head are otherwise. */
const rooster = (neck: string, head: string, place: string) => `
    <path data-part="tail" fill="#86c8a2" d="M88 78C84 52 98 26 118 24C112 32 110 38 110 44C116 40 122 40 126 44C118 50 114 58 112 66C118 64 123 67 124 72C114 78 106 90 94 92Z"/>
    <path fill="none" stroke="#2f5a44" stroke-width="2.2" d="M96 72C98 58 103 49 110 44M99 82C103 74 107 69 112 66"/>
    <path data-part="leg" fill="#ffb84d" d="M56 102L62 102L62 117L72 124L44 124L56 117Z"/>
    <path data-part="leg" fill="#ffb84d" d="M74 102L80 102L80 117L90 124L64 124L74 117Z"/>
    <path data-part="body" fill="#f2b080" d="M34 66C26 92 44 110 68 110C90 110 100 94 96 76C84 84 70 78 62 66Z"/>
    <path data-part="wing" fill="#e8a070" d="M56 76C68 72 84 78 88 88C84 98 64 102 56 90C54 86 54 80 56 76Z"/>
    ${neck}
    <g transform="${place}">
      <path data-part="crest" fill="#f2705f" d="M26 26C20 18 24 10 31 13C32 4 42 4 44 12C50 6 58 11 55 19C60 21 60 28 55 31Z"/>
      <path data-part="head" fill="#ffd08a" d="M42 22C54 22 60 32 58 42C56 52 48 56 40 55C30 54 24 46 26 36C28 27 34 22 42 22Z"/>
      ${head}
      <ellipse data-part="eye" fill="#2a2440" cx="40" cy="35" rx="3.4" ry="4.4"/>
      <circle fill="#ffffff" cx="39.4" cy="33.4" r="1.6"/>
    </g>
`;

export const roosters: Readonly<Record<string, string>> = {
  rooster: rooster(
    `<path data-part="neck" fill="#ffd08a" d="M30 42C28 58 28 66 30 78L38 72L44 82L52 73L60 82L66 72C62 62 58 52 56 40Z"/>`,
    `<path data-part="beak" fill="#ffb84d" d="M28 36L10 43L27 48Z"/>
     <path fill="#f2705f" d="M28 48C22 54 22 64 29 65C35 65 36 55 34 50Z"/>`,
    "translate(0 2)",
  ),
  // The neck stretched up and the beak wide open.
  "rooster-crowing": rooster(
    `<path data-part="neck" fill="#ffd08a" d="M32 30C28 52 26 64 28 80L37 72L44 83L52 73L60 83L67 72C64 58 60 44 58 30Z"/>`,
    `<path data-part="beak" fill="#ffb84d" d="M28 46L13 60L36 53Z"/>
     <path data-part="beak" fill="#ffb84d" d="M27 34L5 39L27 46Z"/>
     <path fill="#f2705f" d="M35 53C31 60 34 68 40 67C45 65 44 57 41 53Z"/>`,
    "translate(-6 8) rotate(24 42 40)",
  ),
};
