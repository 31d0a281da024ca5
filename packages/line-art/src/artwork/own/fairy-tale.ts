/** Of the dragon, looking left. */
const head = `
    <path data-part="spike" fill="#f6b352" d="M78 40L104 38L95 56L108 70L90 76L88 88L70 82Z"/>
    <path data-part="horn" fill="#fff0b0" d="M56 42C54 22 70 2 100 2C92 14 90 32 80 50Z"/>
    <path data-part="horn" fill="#fff0b0" d="M40 44C32 26 38 8 60 2C56 14 60 26 62 38Z"/>
    <path data-part="head" fill="#6fbf6a" d="M80 76C90 64 89 44 76 35C64 27 50 29 44 39C41 46 37 49 31 50C25 42 11 45 10 55C4 59 4 68 8 74C14 83 24 86 36 87C52 89 68 88 80 76Z"/>
    <path data-part="tooth" data-telling="" fill="#ffffff" d="M18 73L30 76L22 88Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="55" cy="51" rx="6.4" ry="8.4"/>
    <circle fill="#ffffff" cx="54" cy="47.6" r="3.2"/>
    <ellipse data-part="nostril" fill="#2a2440" cx="18" cy="56" rx="3" ry="3.8"/>
    <ellipse data-part="cheek" data-detail="" fill="#f79a9a" cx="68" cy="68" rx="6" ry="4.4"/>
    <path fill="none" stroke="#2f5f34" stroke-width="2.2" d="M13 70C24 78 40 78 52 69M46 41C50 36 58 36 62 40"/>`;

/** Creatures and things from fairy tales: 128 × 128 boxes, feet on the bottom edge. */
export const fairyTale: Readonly<Record<string, string>> = {
  // A unicorn standing, with a banded horn, mane and tail in long locks.
  unicorn: `
    <path data-part="tail" fill="#ffb3d1" d="M100 74C114 68 125 78 123 93C121 104 121 112 126 119C113 122 103 114 104 102C105 94 104 88 98 84Z"/>
    <path data-part="leg" fill="#e3e7f4" d="M52 92L52 120L71 120L70 92Z"/>
    <path data-part="body" fill="#fbfbff" d="M50 50C50 60 42 68 40 80C39 90 41 96 43 101L42 114L60 114L61 101C69 104 77 104 85 101C89 104 90 108 90 114L108 114C107 106 109 100 109 90C109 77 101 69 91 68C85 67 81 62 81 54Z"/>
    <path fill="none" stroke="#8d93b8" stroke-width="2" d="M85 101C82 94 86 87 94 85"/>
    <path data-part="hoof" fill="#d9b8f0" d="M41 112L60.5 112L63 124L38 124Z"/>
    <path data-part="hoof" fill="#d9b8f0" d="M89.5 112L108 112L110.5 124L87 124Z"/>
    <path data-part="mane" fill="#9fd8f5" d="M68 56C82 58 84 66 80 74C78 79 79 83 82 87C70 88 62 80 64 68Z"/>
    <path data-part="mane" fill="#cdb6f7" d="M74 40C90 44 97 56 91 66C89 71 91 75 95 79C83 81 72 74 70 60Z"/>
    <path data-part="mane" fill="#ffb3d1" d="M66 18C84 14 99 28 97 42C97 50 101 54 107 57C97 64 80 60 72 46Z"/>
    <path data-part="head" fill="#fbfbff" d="M36 24C48 12 70 14 79 30C85 44 78 58 66 61C58 63 54 60 49 60C43 68 30 72 21 67C12 62 13 50 22 45C30 41 30 30 36 24Z"/>
    <path data-part="ear" fill="#fbfbff" d="M62 26C60 16 66 9 75 6C79 15 78 24 71 30Z"/>
    <path data-part="mane" fill="#ffd0e2" d="M60 13C52 10 44 13 42 23C40 29 43 34 40 41C48 39 52 33 52 28C58 28 62 21 60 13Z"/>
    <path data-part="horn" fill="#ffd866" d="M31 29L22 2L46 18C44 24 37 28 31 29Z"/>
    <path fill="none" stroke="#c0902a" stroke-width="2" d="M28.5 21.5C32 20 35 17.5 37 12"/>
    <ellipse data-part="eye" fill="#2a2440" cx="54" cy="43" rx="4.5" ry="6"/>
    <circle fill="#ffffff" cx="53" cy="40.5" r="2.2"/>
    <path fill="none" stroke="#2a2440" stroke-width="2" d="M58 38.5L62 36M59 43L63 42"/>
    <ellipse data-part="cheek" fill="#ffc2d6" cx="62" cy="52" rx="5.5" ry="4"/>
    <path fill="none" stroke="#7a7fa5" stroke-width="2" d="M24 61C30 64 37 62 40 57M22 52L23 51"/>
  `,
  // A small friendly dragon sitting up, with belly scales, a wing and a spade tail.
  dragon: `
    <path data-part="tail" fill="#6fbf6a" d="M90 98C91.7 95.7 98.3 107 102 108C105.7 109 110 106.7 112 104C114 101.3 112.3 97 114 95C115.7 93.3 120.3 94 122 97C123.7 100 125.7 105.3 124 110C122.3 114.7 117.3 120 112 122C106.7 124 95.7 126 92 122C88.3 118 88.3 100.3 90 98Z"/>
    <path data-part="tailTip" data-telling="" fill="#f6b352" d="M118 98L106 94L112 76L126 90Z"/>
    <path data-part="wing" data-telling="" fill="#f6b352" d="M70 88C64 66 74 36 90 24L90 8L102 17C112 14 122 8 126 1C128 22 126 38 122 52C116 48 109 51 105 60C110 66 110 74 108 82C102 78 97 82 96 92Z"/>
    <path fill="none" data-telling="" stroke="#8a5a1a" stroke-width="2" d="M80 82C80 60 88 42 101 18M90 86C94 74 98 66 105 60"/>
    <path data-part="body" fill="#6fbf6a" d="M44 62C49 56.7 58.7 55 66 56C73.3 57 82.3 62.3 88 68C93.7 73.7 98 82.7 100 90C102 97.3 102 106.7 100 112C98 117.3 95.3 120.2 88 122C80.7 123.8 64 124.7 56 123C48 121.3 43.3 117.8 40 112C36.7 106.2 35.3 96.3 36 88C36.7 79.7 39 67.3 44 62Z"/>
    <path data-part="belly" fill="#fff0b0" d="M42 68C45.7 64.3 53.7 64 58 66C62.3 68 66 74.3 68 80C70 85.7 70.7 93.2 70 100C69.3 106.8 67.3 117.5 64 121C60.7 124.5 54 122.8 50 121C46 119.2 42.3 115.5 40 110C37.7 104.5 35.7 95 36 88C36.3 81 38.3 71.7 42 68Z"/>
    <path fill="none" data-telling="" stroke="#8a7a2a" stroke-width="2" d="M38 84C44 88 56 88 67 82M37 98C46 102 58 102 69 96M42 112C48 115 58 115 67 110"/>
    <path data-part="leg" fill="#a6dc8a" d="M80 94C84 93 91.7 92 96 94C100.3 96 104.5 101.8 106 106C107.5 110.2 107 116 105 119C103 122 99.8 123.2 94 124C88.2 124.8 75.3 124.7 70 124C64.7 123.3 63 122 62 120C61 118 62.7 113.7 64 112C65.3 110.3 68.7 112 70 110C71.3 108 70.3 102.7 72 100C73.7 97.3 76 95 80 94Z"/>
    <path data-part="foot" fill="#a6dc8a" d="M30 112C33.7 111 40.2 109.3 44 110C47.8 110.7 51.8 113.7 53 116C54.2 118.3 51.7 121.3 51 124L24 124C23.3 121.3 21 118 22 116C23 114 26.3 113 30 112Z"/>
    <g transform="translate(2 8.7) scale(.74)">${head}</g>
    <path data-part="arm" fill="#a6dc8a" d="M68 80C70.7 79 76.3 81.3 78 84C79.7 86.7 79 92 77 95C75 98 68 100 64 100C59 100 53 99 51 97C49 95 49.7 91 51 89.5C52.3 88 57.7 90 61 88C63.3 86 65.3 81 68 80Z"/>
  `,
  // A dragon on the wing, its legs tucked up, its tail trailing.
  "dragon-flying": `
    <path data-part="wing" fill="#f6b352" d="M64 66C58 50 52 26 34 6C50 2 68 4 80 12C82 22 82 30 80 40C84 48 84 56 82 66Z"/>
    <path data-part="tail" fill="#6fbf6a" d="M88 78C98 80 104 92 112 94C118 94 118 86 114 80C120 78 126 84 126 92C126 102 118 108 108 106C98 104 92 98 84 96Z"/>
    <path data-part="tailTip" fill="#f6b352" d="M114 84C106 80 104 70 110 60C122 64 126 76 114 84Z"/>
    <path data-part="leg" fill="#a6dc8a" d="M74 92C82 90 90 94 92 102C93 110 88 116 80 116L66 116C64 112 66 108 70 107C70 102 70 96 74 92Z"/>
    <path data-part="body" fill="#6fbf6a" d="M34 64C44 56 62 56 76 62C90 68 98 78 96 90C92 102 76 106 60 102C46 98 34 88 30 76Z"/>
    <path data-part="belly" fill="#fff0b0" d="M34 78C46 84 58 92 78 96C72 104 62 104 54 101C44 98 34 90 31 80Z"/>
    <path data-part="arm" fill="#a6dc8a" d="M40 82C46 84 48 90 46 95C42 102 32 104 26 100C24 97 26 94 29 93C33 92 36 88 40 82Z"/>
    <path data-part="wing" fill="#f6b352" d="M60 72C60 52 74 24 108 6C108 14 112 20 120 22C114 28 112 34 114 42C106 42 100 46 100 54C92 54 86 62 82 76C76 84 62 82 60 72Z"/>
    <path fill="none" stroke="#8a5a1a" stroke-width="2" d="M70 66C78 46 90 28 104 16M78 68C84 58 92 48 108 40"/>
    <g transform="translate(1 14.8) scale(.62)">${head}</g>
  `,
  // Humpty Dumpty sitting: an egg with a face, a bow tie, trousers and shoes.
  "humpty-dumpty": `
    <path data-part="arm" fill="#fff6e3" d="M24 58Q4 66 6 90Q8 96 14 94Q18 92 18 86Q18 76 30 72Z"/>
    <path data-part="arm" fill="#fff6e3" d="M104 58Q126 50 122 24Q118 18 112 22Q108 26 110 34Q110 44 98 48Z"/>
    <path data-part="face" fill="#fff6e3" d="M64 2Q98 4 106 62Q106 80 96 90L32 90Q22 80 22 62Q30 4 64 2Z"/>
    <path data-part="trousers" fill="#62b5f2" d="M22 72L106 72Q106 112 64 112Q22 112 22 72Z"/>
    <path fill="#ffd94f" d="M22 68L106 68L106 78L22 78Z"/>
    <path data-part="trousers" fill="#62b5f2" d="M40 98L58 98L54 118L30 118Z"/><path data-part="trousers" fill="#62b5f2" d="M70 98L88 98L98 118L74 118Z"/>
    <path data-part="shoe" fill="#ef6f6f" d="M20 110Q34 104 44 112L50 126L12 126Q10 116 20 110Z"/><path data-part="shoe" fill="#ef6f6f" d="M108 110Q94 104 84 112L78 126L116 126Q118 116 108 110Z"/>
    <path data-part="bow" fill="#ef6f6f" d="M64 62L44 52L44 74Z"/><path data-part="bow" fill="#ef6f6f" d="M64 62L84 52L84 74Z"/><circle fill="#ffd94f" cx="64" cy="63" r="6"/>
    <ellipse data-part="eye" fill="#2a2440" cx="51" cy="30" rx="4.6" ry="6.4"/><ellipse data-part="eye" fill="#2a2440" cx="77" cy="30" rx="4.6" ry="6.4"/>
    <path fill="none" stroke="#5d3a1a" stroke-width="2.6" d="M50 44Q64 56 78 44M44 18Q50 14 56 18M72 18Q78 14 84 18"/>
  `,
  // A friendly dog of metal, seen from the side.
  "robot-dog": `
    <path fill="#b9c4d0" d="M104 62L116 40L124 44L114 66Z"/><circle fill="#ef6f6f" cx="119" cy="38" r="7"/>
    <path data-part="leg" fill="#c3ccd6" d="M42 88L58 88L58 116L42 116Z"/><path data-part="leg" fill="#c3ccd6" d="M88 88L104 88L104 116L88 116Z"/>
    <path data-part="foot" fill="#ff8f6b" d="M36 112L60 112L60 125L32 125Q32 116 36 112Z"/><path data-part="foot" fill="#ff8f6b" d="M82 112L106 112L106 125L78 125Q78 116 82 112Z"/>
    <path data-part="body" fill="#9fd0f0" d="M40 58L106 58Q112 58 112 64L112 88Q112 94 106 94L40 94Q34 94 34 88L34 64Q34 58 40 58Z"/>
    <path fill="#ffd95e" d="M62 68L96 68L96 84L62 84Z"/><circle fill="#ef6f6f" cx="72" cy="76" r="5"/><circle fill="#7cc977" cx="86" cy="76" r="5"/>
    <path fill="#b9c4d0" d="M42 48L58 48L60 62L40 62Z"/>
    <path data-part="ear" fill="#ff8f6b" d="M62 16L78 22L76 46L62 42Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2.6" d="M44 12L44 6"/><circle data-part="antenna" fill="#ffd95e" cx="44" cy="5" r="5"/>
    <path data-part="head" fill="#9fd0f0" d="M26 12L62 12Q68 12 68 18L68 46Q68 52 62 52L26 52Q20 52 20 46L20 18Q20 12 26 12Z"/>
    <path data-part="muzzle" fill="#c3ccd6" d="M8 30L30 30Q34 30 34 34L34 46Q34 50 30 50L8 50Q4 50 4 46L4 34Q4 30 8 30Z"/>
    <path fill="#20282e" d="M4 30L14 30L12 38L4 38Z"/>
    <circle data-part="eye" fill="#ffffff" cx="46" cy="27" r="9"/><circle fill="#20282e" cx="44" cy="27" r="4.4"/>
    <path fill="none" stroke="#24506e" stroke-width="2.4" d="M10 44L28 44"/>
  `,
};
