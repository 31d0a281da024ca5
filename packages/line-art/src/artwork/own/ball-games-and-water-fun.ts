import { eye } from "./eye.ts";

/** Balls, boards and water fun, crafts and feasts: 128 × 128 boxes. */
export const ballGamesAndWaterFun: Readonly<Record<string, string>> = {
  // A short board for riding waves on one's belly, a leash on it.
  "boogie-board": `
    <path fill="#6fd0e0" d="M64 3Q104 8 108 44L104 116Q103 124 94 123Q64 114 34 123Q25 124 24 116L20 44Q24 8 64 3Z"/>
    <path data-part="stripe" fill="#ffe070" d="M26 62Q64 34 102 62L101 80Q64 52 27 80Z"/>
    <path data-part="stripe" fill="#f28aa8" d="M28 92Q64 64 100 92L99 106Q64 80 29 106Z"/>
    <circle fill="#ffffff" cx="64" cy="22" r="6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M64 22Q90 10 110 24Q124 38 116 60"/>
    <circle fill="#ffb040" cx="116" cy="66" r="7"/>
  `,

  // A tall pole with a ball on a rope.
  tetherball: `
    <ellipse fill="#c8ccd4" cx="30" cy="118" rx="26" ry="8"/>
    <path data-part="pole" fill="#9aa4b4" d="M28 3H32Q35 3 35 6V114Q35 117 32 117H28Q25 117 25 114V6Q25 3 28 3Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.2" d="M34 10Q70 18 88 58"/>
    <circle data-part="ball" fill="#ffd35c" cx="94" cy="78" r="25"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M72 66Q94 82 118 72M88 54Q96 78 90 103M74 92Q94 84 112 94"/>
    <path fill="#f2605a" d="M25 3H35Q38 3 38 6V10Q38 13 35 13H25Q22 13 22 10V6Q22 3 25 3Z"/>
  `,

  // A rubber ball for the playground, bouncing: rings around its middle, lines of speed.
  dodgeball: `
    <circle data-part="ball" fill="#f2705a" cx="74" cy="56" r="48"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M34 30Q74 50 116 34M28 44Q74 66 121 48M34 84Q74 64 114 82"/>
    <circle fill="#ffd0c0" cx="74" cy="96" r="4"/>
    <ellipse fill="#e4e8ee" cx="74" cy="118" rx="36" ry="6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.4" d="M20 24L6 14M16 50L2 48M20 80L6 88"/>
  `,

  // A puck sliding over the ice.
  "hockey-puck": `
    <path fill="#b0b8c8" d="M18 58V84Q18 106 70 106Q122 106 122 84V58Z"/>
    <ellipse fill="#d8dee8" cx="70" cy="58" rx="52" ry="24"/>
    <ellipse fill="#f0f4f8" cx="70" cy="58" rx="32" ry="13"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M40 84V98M56 86V103M72 88V104M88 86V103M104 82V97"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.4" d="M2 72H12M4 90H16M2 106H24"/>
    <path fill="#dff0fa" d="M10 116Q70 108 124 114Q100 124 40 124Z"/>
  `,

  // A paddle and a ball with holes.
  "pickleball-paddle": `
    <path fill="#7fc8a8" d="M20 24Q20 4 40 4H66Q86 4 86 24V66Q86 80 64 84H42Q20 80 20 66Z"/>
    <path fill="#e0f6ea" d="M41 13H65Q77 13 77 25V57Q77 69 65 69H41Q29 69 29 57V25Q29 13 41 13Z"/>
    <path fill="#7fc8a8" d="M44 82L62 82L59 94L47 94Z"/>
    <path data-part="handle" fill="#c98f5e" d="M49 92H57Q61 92 61 96V121Q61 125 57 125H49Q45 125 45 121V96Q45 92 49 92Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M45 102L61 98M45 112L61 108"/>
    <path data-part="star" fill="#ffd35c" d="M53 24C54.7 24 55.2 33.7 58 36C60.8 38.3 69.7 36.3 70 38C70.3 39.7 61 42.7 60 46C59 49.3 65.2 57.3 64 58C62.8 58.7 56.7 50 53 50C49.3 50 43.2 58.7 42 58C40.8 57.3 47 49.3 46 46C45 42.7 35.7 39.7 36 38C36.3 36.3 45.2 38.3 48 36C50.8 33.7 51.3 24 53 24Z"/>
    <circle data-part="ball" fill="#ffe850" cx="100" cy="98" r="24"/>
    <circle fill="#ffffff" cx="90" cy="90" r="3.8"/>
    <circle fill="#ffffff" cx="104" cy="84" r="3.8"/>
    <circle fill="#ffffff" cx="114" cy="98" r="3.8"/>
    <circle fill="#ffffff" cx="98" cy="102" r="3.8"/>
    <circle fill="#ffffff" cx="108" cy="112" r="3.8"/>
    <circle fill="#ffffff" cx="90" cy="110" r="3.8"/>
  `,

  // A child slides on the belly along a wet mat, water splashing.
  "slip-and-slide": `
    <path fill="#c8ecff" d="M96 82C91.3 77.3 91.3 66.3 92 60C92.7 53.7 97.6 48.8 100 44C101.8 47.6 103.7 57.3 106 56C108.3 54.7 111.6 42 114 36C114.6 41.4 114 52.3 116 54C118 55.7 123 48.4 126 46C125.4 53.2 125 63 124 70C123 77 124.7 86 120 88C115.3 90 100.7 86.7 96 82Z"/>
    <path fill="#8fd0f8" d="M22 84L126 84L112 120L2 120Z"/>
    <path fill="#ffe070" d="M20 88L10 108L2 120L14 120L30 88Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M44 104H60M72 112H92M84 96H100"/>
    <path data-part="leg" fill="#ffe0c8" d="M78.7 77.2C78.2 75.1 81.1 71 82.6 69.7C84.1 68.3 85.9 69.3 87.8 69.1C89.8 68.9 92.4 68.6 94.4 68.2C96.4 67.9 98.1 67.6 99.8 67C101.5 66.3 102.9 65.5 104.5 64.5C106.1 63.6 108 62.1 109.4 61.1C110.9 60.1 111.8 58.6 113.4 58.3C115 58.1 118.2 58.6 119.1 59.8C119.9 61 119.2 64.2 118.6 65.7C118 67.1 116.9 67.3 115.6 68.5C114.2 69.8 112.4 71.5 110.5 72.9C108.6 74.4 106.5 75.9 104.2 77C101.9 78.2 99.3 78.9 96.9 79.6C94.5 80.3 91.7 80.8 89.8 81.3C87.9 81.7 87.3 83 85.4 82.3C83.6 81.7 79.1 79.3 78.7 77.2Z"/>
    <path data-part="leg" fill="#ffe0c8" d="M78.6 83.4C78.8 81.2 82.9 78.3 84.7 77.5C86.6 76.7 87.8 78.3 89.7 78.7C91.6 79.1 94 79.6 96 79.9C98 80.2 99.8 80.5 101.7 80.5C103.6 80.5 105.5 80.2 107.5 79.9C109.6 79.6 112.1 79 114 78.6C116 78.2 117.4 77.2 119 77.6C120.6 78 123.4 79.7 123.7 81.2C124 82.6 122.2 85.3 121 86.4C119.8 87.5 118.5 87.3 116.6 87.9C114.8 88.5 112.2 89.4 109.8 90C107.4 90.6 104.8 91.2 102.3 91.5C99.8 91.7 97.1 91.6 94.7 91.5C92.2 91.4 89.6 91 87.7 90.8C85.8 90.6 84.8 91.7 83.3 90.5C81.8 89.2 78.3 85.6 78.6 83.4Z"/>
    <path data-part="shorts" fill="#f2705a" d="M72 68C75 64 84.3 64 88 66C91.7 68 94.3 75.7 94 80C93.7 84.3 90 90.3 86 92C82 93.7 72.3 94 70 90C67.7 86 69 72 72 68Z"/>
    <path data-part="shirt" fill="#8fce9a" d="M44 66C47 62 54.7 63.7 60 64C65.3 64.3 73.3 63.7 76 68C78.7 72.3 79.3 85.7 76 90C72.7 94.3 61.7 94.3 56 94C50.3 93.7 44 92.7 42 88C40 83.3 41 70 44 66Z"/>
    <path data-part="arm" fill="#ffe0c8" d="M58.5 83C59.7 84.8 58.5 89.5 57.6 91.4C56.7 93.3 55 93.1 53.1 94.4C51.1 95.7 48.4 97.7 45.9 99.1C43.4 100.6 40.7 102.2 38 103.1C35.3 104 32.4 104.4 29.9 104.6C27.4 104.9 24.7 104.7 22.8 104.7C20.9 104.7 19.9 105.2 18.5 104.5C17.1 103.8 14.4 101.9 14.2 100.4C14.1 98.9 16.1 96.4 17.5 95.5C18.9 94.6 20.7 95.2 22.6 95C24.5 94.8 26.9 94.7 28.8 94.3C30.7 94 32.2 93.7 34 92.9C35.8 92.1 37.5 90.8 39.4 89.4C41.4 88.1 43.8 86 45.6 84.6C47.4 83.1 48.2 80.9 50.4 80.6C52.6 80.3 57.3 81.2 58.5 83Z"/>
    <path data-part="arm" fill="#ffe0c8" d="M50.7 70.3C51.4 72.2 49.5 76.1 48.1 77.6C46.6 79.2 44.4 78.7 42 79.5C39.6 80.2 36.2 81.3 33.5 82.2C30.8 83.1 28.1 83.9 25.7 84.7C23.4 85.5 21.4 86.2 19.3 86.9C17.3 87.6 15.2 88.3 13.6 88.9C12 89.4 11.1 90.5 9.6 90.2C8.1 90 5 88.7 4.5 87.3C3.9 85.9 5.5 83 6.4 81.8C7.4 80.6 8.7 80.8 10.3 80.2C11.9 79.5 13.9 78.7 15.9 77.8C17.9 77 19.9 76.3 22.3 75.3C24.6 74.4 27.2 73.3 29.9 72.2C32.5 71.1 35.8 69.8 38.1 68.8C40.5 67.9 41.9 66.1 43.9 66.4C46 66.6 50.1 68.4 50.7 70.3Z"/>
    <circle data-part="face" fill="#ffe0c8" cx="42" cy="52" r="24"/>
    <path data-part="hair" fill="#c89a70" d="M19 50Q16 26 42 26Q66 28 67 52Q64 42 56 38Q40 46 28 38Q20 42 19 50Z"/>
    ${eye(34, 52, 0.95)}
    ${eye(52, 52, 0.95)}
    <path data-part="mouth" fill="#e87878" d="M34 62Q43 66 52 62Q50 72 43 72Q36 72 34 62Z"/>
    <path fill="#c8ecff" d="M2 104C0 101 1.3 95.6 1 92C3.7 93.8 7.8 99 10 98C12.2 97 12.8 89.6 14 86C16.4 89.6 19.3 95 22 98C24.7 101 31 102 30 104C29 106 20.7 110 16 110C11.3 110 4.5 107 2 104Z"/>
    <circle data-part="drop" fill="#c8ecff" cx="12" cy="66" r="4.4"/>
    <circle data-part="drop" fill="#c8ecff" cx="84" cy="48" r="4.4"/>
  `,

  // A painted hand on paper, two pots of paint.
  "finger-paint": `
    <path data-part="paper" fill="#ffffff" d="M9 4H95Q98 4 98 7V109Q98 112 95 112H9Q6 112 6 109V7Q6 4 9 4Z"/>
    <path data-part="hand" fill="#f2705a" d="M34 102Q20 86 18 66L10 48Q9 40 17 42L28 56L26 24Q27 16 33 20L40 50L44 14Q48 8 52 14L54 50L64 20Q70 16 71 24L66 56L72 66L84 56Q92 56 88 64L76 86Q72 98 62 104Z"/>
    <path fill="#ffd35c" d="M48 68C51.3 68 57 71 58 74C59 77 56.7 84 54 86C51.3 88 44.7 88 42 86C39.3 84 37 77 38 74C39 71 44.7 68 48 68Z"/>
    <path fill="#8fb8f0" d="M86 92H118Q122 92 122 96V121Q122 125 118 125H86Q82 125 82 121V96Q82 92 86 92Z"/>
    <ellipse fill="#dff0ff" cx="102" cy="92" rx="20" ry="7"/>
    <path fill="#8fce7c" d="M48 100H80Q84 100 84 104V121Q84 125 80 125H48Q44 125 44 121V104Q44 100 48 100Z"/>
    <ellipse fill="#e0f6d8" cx="64" cy="100" rx="20" ry="7"/>
  `,

  // A pirate's hook on a cup with a frilled cuff.
  "pirate-hook": `
    <path fill="#e4ecf4" d="M56 62V42Q56 34 64 30Q84 22 84 12Q80 2 68 6Q56 10 52 26Q40 22 42 8Q48 1 70 1Q96 4 100 24Q102 42 74 50V62Z"/>
    <path fill="#9aa4b4" d="M36 92Q36 60 64 60Q92 60 92 92Z"/>
    <path fill="#ffd35c" d="M32 88H96Q100 88 100 92V96Q100 100 96 100H32Q28 100 28 96V92Q28 88 32 88Z"/>
    <path data-part="cuff" fill="#ffffff" d="M24 100C26.7 97.7 22.3 98.3 34 98C45.7 97.7 82.3 97.7 94 98C105.7 98.3 101.3 97.7 104 100C106.7 102.3 110 108 110 112C110 116 107 123.3 104 124C101 124.7 96 115.8 92 116C88 116.2 84.7 125 80 125C75.3 125 69.3 116 64 116C58.7 116 52.7 125 48 125C43.3 125 40 116.2 36 116C32 115.8 27 124.7 24 124C21 123.3 18 116 18 112C18 108 21.3 102.3 24 100Z"/>
  `,

  // A kinara of Kwanzaa: seven candles, three red, one black in the middle, three green.
  kinara: `
    <path data-part="flame" fill="#ffb040" d="M10 28C11.7 28 15 34.3 15 37C15 39.7 11.7 44 10 44C8.3 44 5 39.7 5 37C5 34.3 8.3 28 10 28Z"/>
    <path fill="#f2605a" d="M5 46H15Q16 46 16 47V83Q16 84 15 84H5Q4 84 4 83V47Q4 46 5 46Z"/>
    <path data-part="flame" fill="#ffb040" d="M28 24C29.7 24 33 30.3 33 33C33 35.7 29.7 40 28 40C26.3 40 23 35.7 23 33C23 30.3 26.3 24 28 24Z"/>
    <path fill="#f2605a" d="M23 42H33Q34 42 34 43V83Q34 84 33 84H23Q22 84 22 83V43Q22 42 23 42Z"/>
    <path data-part="flame" fill="#ffb040" d="M46 20C47.7 20 51 26.3 51 29C51 31.7 47.7 36 46 36C44.3 36 41 31.7 41 29C41 26.3 44.3 20 46 20Z"/>
    <path fill="#f2605a" d="M41 38H51Q52 38 52 39V83Q52 84 51 84H41Q40 84 40 83V39Q40 38 41 38Z"/>
    <path data-part="flame" fill="#ffb040" d="M64 16C65.7 16 69 22.3 69 25C69 27.7 65.7 32 64 32C62.3 32 59 27.7 59 25C59 22.3 62.3 16 64 16Z"/>
    <path fill="#9a90a8" d="M59 34H69Q70 34 70 35V83Q70 84 69 84H59Q58 84 58 83V35Q58 34 59 34Z"/>
    <path data-part="flame" fill="#ffb040" d="M82 20C83.7 20 87 26.3 87 29C87 31.7 83.7 36 82 36C80.3 36 77 31.7 77 29C77 26.3 80.3 20 82 20Z"/>
    <path fill="#7fce8c" d="M77 38H87Q88 38 88 39V83Q88 84 87 84H77Q76 84 76 83V39Q76 38 77 38Z"/>
    <path data-part="flame" fill="#ffb040" d="M100 24C101.7 24 105 30.3 105 33C105 35.7 101.7 40 100 40C98.3 40 95 35.7 95 33C95 30.3 98.3 24 100 24Z"/>
    <path fill="#7fce8c" d="M95 42H105Q106 42 106 43V83Q106 84 105 84H95Q94 84 94 83V43Q94 42 95 42Z"/>
    <path data-part="flame" fill="#ffb040" d="M118 28C119.7 28 123 34.3 123 37C123 39.7 119.7 44 118 44C116.3 44 113 39.7 113 37C113 34.3 116.3 28 118 28Z"/>
    <path fill="#7fce8c" d="M113 46H123Q124 46 124 47V83Q124 84 123 84H113Q112 84 112 83V47Q112 46 113 46Z"/>
    <path fill="#d9a066" d="M2 82L126 82L118 98L80 98L88 124L40 124L48 98L10 98Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M16 90H112M50 112H78"/>
  `,
};
