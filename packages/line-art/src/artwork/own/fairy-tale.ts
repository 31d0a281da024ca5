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
    <path data-part="tail" fill="#8fd18a" d="M94 98C104 106 113 103 115 94L121 96C122 112 110 123 92 120Z"/>
    <path data-part="tailTip" fill="#f6b352" d="M118 97C108 95 107 84 114 74C124 81 127 92 118 97Z"/>
    <path data-part="wing" fill="#f6b352" d="M84 76C84 54 96 37 119 28C116 37 118 45 124 51C116 54 112 60 113 68C105 66 99 71 98 82Z"/>
    <path fill="none" stroke="#b9792a" stroke-width="2" d="M90 76C96 64 108 55 124 51"/>
    <path data-part="body" fill="#8fd18a" d="M50 58C40 70 34 88 36 104C38 116 46 122 56 122L86 122C98 120 102 108 100 94C98 78 92 66 82 52Z"/>
    <path data-part="belly" fill="#fdeeb0" d="M50 58C40 70 34 88 36 104C38 116 46 122 56 122L62 122C72 112 74 98 72 86C70 74 66 66 60 58Z"/>
    <path fill="none" stroke="#c9a83f" stroke-width="2" d="M42 74C50 78 60 78 67 74M36 94C48 99 62 98 72 94M37 109C46 112 58 112 69 108"/>
    <path data-part="foot" fill="#8fd18a" d="M30 112C40 108 54 112 54 119C54 123 51 124 48 124L28 124C20 124 20 114 30 112Z"/>
    <path data-part="leg" fill="#8fd18a" d="M82 98C96 94 106 102 106 113C106 121 100 124 93 124L66 124C58 124 58 114 65 112C68 105 74 100 82 98Z"/>
    <path data-part="arm" fill="#8fd18a" d="M70 66C79 69 81 80 75 87C69 94 54 95 51 90C49 86 54 83 60 82C63 78 62 70 70 66Z"/>
    <path data-part="horn" fill="#fdeeb0" d="M62 20C62 10 68 4 78 3C80 12 76 20 70 25Z"/>
    <path data-part="horn" fill="#fdeeb0" d="M42 20C38 12 40 5 46 2C52 6 54 13 53 20Z"/>
    <path data-part="head" fill="#9fdb9a" d="M34 22C46 10 70 12 79 28C86 42 80 57 66 62C54 66 40 67 30 66C18 66 10 60 10 51C10 43 17 39 25 37C30 35 30 27 34 22Z"/>
    <ellipse data-part="eye" fill="#22302a" cx="51" cy="37" rx="5" ry="6.5"/>
    <circle fill="#ffffff" cx="49.5" cy="34.5" r="2.3"/>
    <ellipse data-part="cheek" fill="#f9b9a8" cx="63" cy="48" rx="6" ry="4.5"/>
    <path fill="none" stroke="#3f7f4a" stroke-width="2" d="M17 57C26 61 37 59 43 53M19 47L20 46M46 26C49 24 54 24 57 26"/>
  `,
};
