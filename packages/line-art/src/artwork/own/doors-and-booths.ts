/** Small fittings, booths and what one washes and wears: 128 × 128 boxes. */
export const doorsAndBooths: Readonly<Record<string, string>> = {
  // A round doorknob on its plate with a keyhole, in a panelled door.
  doorknob: `
    <path data-part="door" fill="#d9a060" d="M6 2H122Q126 2 126 6V122Q126 126 122 126H6Q2 126 2 122V6Q2 2 6 2Z"/>
    <path data-part="panel" fill="#f2cc90" d="M18 12H50Q54 12 54 16V112Q54 116 50 116H18Q14 116 14 112V16Q14 12 18 12Z"/>
    <path fill="#ffd980" d="M90 10H94Q112 10 112 28V100Q112 118 94 118H90Q72 118 72 100V28Q72 10 90 10Z"/>
    <circle fill="#f5b040" cx="92" cy="46" r="26"/>
    <circle fill="#ffe9a8" cx="92" cy="46" r="13"/>
    <path fill="#3a2a40" d="M92 84C94 84 97 86.2 98 88C99 89.8 98.5 93.3 98 95C97.5 96.7 95 95.5 95 98C95 100.5 98 110 98 110C98 110 86 110 86 110C86 110 89 100.5 89 98C89 95.5 86.5 96.7 86 95C85.5 93.3 85 89.8 86 88C87 86.2 90 84 92 84Z"/>
  `,
  // The front of a house, its door open inwards to the right, a bell beside it.
  "open-house-door": `
    <path data-part="wall" fill="#f6ead6" d="M14 34H114V126H14Z"/>
    <path data-part="roof" fill="#d2704f" d="M2 40L64 2L126 40Q127 44 122 44H6Q1 44 2 40Z"/>
    <path fill="#ffe9a8" d="M44 50H82V126H44Z"/>
    <path data-part="door" fill="#d9a060" d="M82 50L98 55V121L82 126Z"/>
    <circle fill="#ffffff" cx="31" cy="86" r="5"/>
  `,
  // Those before a stage, from behind: a bun, a cap, bunches and a short cut, and hands that clap.
  audience: `
    <path data-part="hand" fill="#f6d2b0" d="M30 22Q32 12 37 11Q42 12 44 22Q40 29 37 29Q33 29 30 22Z"/>
    <path data-part="hand" fill="#f6d2b0" d="M84 22Q86 12 91 11Q96 12 98 22Q94 29 91 29Q87 29 84 22Z"/>
    <path fill="#62b5f2" d="M2 52Q2 34 18 34Q34 34 34 52Z"/>
    <path fill="#f28d8d" d="M34 52Q34 36 50 36Q66 36 66 52Z"/>
    <path fill="#8fd06f" d="M64 52Q64 35 80 35Q96 35 96 52Z"/>
    <path fill="#ffd94f" d="M95 52Q95 36 111 36Q127 36 127 52Z"/>
    <path data-part="hair" fill="#c08c78" d="M6 24Q6 10 18 10Q30 10 30 24Q30 38 18 38Q6 38 6 24ZM14 12Q8 2 18 2Q28 2 22 12Z"/>
    <path fill="#6db3e8" d="M38 26Q38 12 50 12Q62 12 62 26Q62 39 50 39Q38 39 38 26Z"/>
    <path data-part="hair" fill="#e0a868" d="M68 25Q68 11 80 11Q92 11 92 25Q92 39 80 39Q68 39 68 25Z"/>
    <path fill="#e0a868" d="M69 28Q60 26 62 38Q65 42 71 34ZM91 28Q100 26 98 38Q95 42 89 34Z"/>
    <path data-part="hair" fill="#c98f54" d="M99 27Q99 13 111 13Q123 13 123 27Q123 40 111 40Q99 40 99 27Z"/>
  `,
  // A power strip with sockets, a switch and a plug on its cord.
  "power-strip": `
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M20 60C18 57.3 8.3 50 8 44C7.7 38 12 27.3 18 24C24 20.7 37 25 44 24C51 23 57.3 19 60 18"/>
    <path fill="#e8685f" d="M66 8H80Q86 8 86 14V24Q86 30 80 30H66Q60 30 60 24V14Q60 8 66 8Z"/>
    <path fill="#c4d4e4" d="M86 12H104V17H86ZM86 21H104V26H86Z"/>
    <path fill="#dfe8f4" d="M22 58H110Q124 58 124 72V104Q124 118 110 118H22Q8 118 8 104V72Q8 58 22 58Z"/>
    <path fill="#ffffff" d="M26 70H37Q45 70 45 78V98Q45 106 37 106H26Q18 106 18 98V78Q18 70 26 70Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M27 80V90M36 80V90"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M31 98V100"/>
    <path fill="#ffffff" d="M58 70H69Q77 70 77 78V98Q77 106 69 106H58Q50 106 50 98V78Q50 70 58 70Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M59 80V90M68 80V90"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M63 98V100"/>
    <path fill="#ffffff" d="M90 70H101Q109 70 109 78V98Q109 106 101 106H90Q82 106 82 98V78Q82 70 90 70Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M91 80V90M100 80V90"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M95 98V100"/>
    <path fill="#f2605a" d="M115 78H118Q121 78 121 81V95Q121 98 118 98H115Q112 98 112 95V81Q112 78 115 78Z"/>
  `,
  // A memory stick with its cap off.
  "usb-stick": `
    <path fill="#dfe8f4" d="M61.8 45C61.8 45 87.2 19.6 87.2 19.6C87.2 19.6 108.4 40.8 108.4 40.8C108.4 40.8 83 66.2 83 66.2C83 66.2 61.8 45 61.8 45Z"/>
    <path fill="#8f9cc4" d="M76.6 40.1C76.6 40.1 83.7 33 83.7 33C83.7 33 88.6 37.9 88.6 37.9C88.6 37.9 81.6 45 81.6 45C81.6 45 76.6 40.1 76.6 40.1Z"/>
    <path fill="#8f9cc4" d="M84.4 47.8C84.4 47.8 91.5 40.8 91.5 40.8C91.5 40.8 96.4 45.7 96.4 45.7C96.4 45.7 89.4 52.8 89.4 52.8C89.4 52.8 84.4 47.8 84.4 47.8Z"/>
    <path fill="#8fc3f0" d="M11.6 93.8C7.6 88.8 3.1 95.2 10.2 86.7C17.2 78.2 45.5 50.4 54 42.9C62.5 35.3 55.6 37.5 61.1 41.5C66.5 45.5 82.5 61.5 86.5 66.9C90.5 72.4 92.7 65.5 85.1 74C77.6 82.5 49.8 110.8 41.3 117.8C32.8 124.9 39.2 120.4 34.2 116.4C29.3 112.4 15.6 98.7 11.6 93.8Z"/>
    <path data-part="label" fill="#ffffff" d="M36.3 73.3C36.3 73.3 58.9 50.7 58.9 50.7C58.9 50.7 77.3 69.1 77.3 69.1C77.3 69.1 54.7 91.7 54.7 91.7C54.7 91.7 36.3 73.3 36.3 73.3Z"/>
    <circle fill="#ffd35c" cx="33.5" cy="94.5" r="8"/>
    <path data-part="lid" fill="#f58fb0" d="M72.4 105.5C68.5 100.7 68.5 105.9 73.1 100.6C77.7 95.3 100 73.7 100 73.7C100 73.7 128 102 128 102C128 102 106.7 124.3 101.4 128C96.1 128 101.3 128 96.5 128C91.6 125.7 76.3 110.4 72.4 105.5Z"/>
  `,
  // Nail clippers with the lever raised, on a little chain.
  "nail-clipper": `
    <path fill="#dfe8f4" d="M12.4 100.2C11.8 97.9 1.2 96.5 14.6 92.5C28 88.4 76.1 78.8 92.9 76C109.7 73.2 115.5 75.5 115.5 75.5C115.5 75.5 122.3 86.2 122.3 86.2C122.3 86.2 118.1 84.5 113.5 84.3C109 84 111 81.1 95.1 84.7C79.2 88.4 31.8 103.5 18 106C4.2 108.6 13 102.5 12.4 100.2Z"/>
    <path fill="#b8c8dc" d="M14.6 108.9C14.9 107 4.3 109.1 17.7 105.1C31.1 101 78.1 86.8 95.1 84.7C112.1 82.7 119.8 93 119.8 93C119.8 93 121.8 84.3 121.8 84.3C121.8 84.3 128 85.3 128 88.6C128 92 128 102.2 124.7 104.2C119.7 106.1 116.2 97.7 99 100.3C81.8 102.8 35.3 116.8 21.4 119.6C7.4 122.4 16.7 118.7 15.5 116.9C14.4 115.2 14.2 110.9 14.6 108.9Z"/>
    <path data-part="handle" fill="#8fc3f0" d="M14.5 72.7C5.7 79.9 14.2 77.6 16.2 78.8C18.2 80.1 13.9 87.4 26.8 80.2C39.6 72.9 81.7 44.1 93.1 35.4C104.5 26.7 96.1 29.8 95.3 27.9C94.4 26.1 92.4 23.1 88 24.4C83.7 25.7 81.5 27.8 69.2 35.8C57 43.9 23.3 65.6 14.5 72.7Z"/>
    <circle fill="#ffd35c" cx="94" cy="74" r="7"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M94 46V67"/>
    <circle fill="#ffffff" cx="22" cy="104" r="4.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M18 106C16.3 107.3 9.3 111.3 8 114C6.7 116.7 8 120.7 10 122C12 123.3 18.3 122 20 122"/>
  `,
  // A ticket booth with striped roof, a seller behind the window, a ticket before it.
  "ticket-booth": `
    <path data-part="wall" fill="#ffd35c" d="M18 42H110V124H18Z"/>
    <path fill="#f2605a" d="M8 40C8 40 20 10 20 10C20 10 42 10 42 10C42 10 36 40 36 40C36 40 26.7 48 22 48C17.3 48 8 40 8 40Z"/>
    <path fill="#f2605a" d="M64 40C64 40 64 10 64 10C64 10 86 10 86 10C86 10 92 40 92 40C92 40 82.7 48 78 48C73.3 48 64 40 64 40Z"/>
    <path fill="#ffffff" d="M36 40C36 40 42 10 42 10C42 10 64 10 64 10C64 10 64 40 64 40C64 40 54.7 48 50 48C45.3 48 36 40 36 40Z"/>
    <path fill="#ffffff" d="M92 40C92 40 86 10 86 10C86 10 108 10 108 10C108 10 120 40 120 40C120 40 110.7 48 106 48C101.3 48 92 40 92 40Z"/>
    <path data-part="window" fill="#6cb4f0" d="M36 92C36 92 34 70.3 36 64C38 57.7 43.3 55.7 48 54C52.7 52.3 58.7 54 64 54C69.3 54 75.3 52.3 80 54C84.7 55.7 90 57.7 92 64C94 70.3 92 92 92 92C92 92 36 92 36 92Z"/>
    <path data-part="head" fill="#ffdcc0" d="M64 60C67.3 60 72 63.3 74 66C76 68.7 76.7 72.7 76 76C75.3 79.3 73 84.3 70 86C67 87.7 61 87.7 58 86C55 84.3 52.7 79.3 52 76C51.3 72.7 52 68.7 54 66C56 63.3 60.7 60 64 60Z"/>
    <circle fill="#3a2a40" cx="59" cy="74" r="2.2"/>
    <circle fill="#3a2a40" cx="69" cy="74" r="2.2"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M60 79C60.7 79.3 62.7 81 64 81C65.3 81 67.3 79.3 68 79"/>
    <path fill="#e8685f" d="M30 92H98Q102 92 102 96V98Q102 102 98 102H30Q26 102 26 98V96Q26 92 30 92Z"/>
    <path fill="#ffffff" d="M49 106H79Q82 106 82 109V119Q82 122 79 122H49Q46 122 46 119V109Q46 106 49 106Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M72 108V120"/>
  `,
  // A photo booth with a curtain drawn aside, a strip of pictures on its wall.
  "photo-booth": `
    <path fill="#8fc3f0" d="M12 16H116Q124 16 124 24V118Q124 126 116 126H12Q4 126 4 118V24Q4 16 12 16Z"/>
    <path fill="#f2605a" d="M22 2H106Q114 2 114 10V14Q114 22 106 22H22Q14 22 14 14V10Q14 2 22 2Z"/>
    <circle fill="#ffffff" cx="64" cy="12" r="6.5"/>
    <path data-part="inside" fill="#fff6dc" d="M14 32H78V116H14Z"/>
    <path fill="#f58fb0" d="M14 32C14 32 50 32 50 32C50 32 48.7 52.7 46 60C43.3 67.3 39.3 71.3 34 76C28.7 80.7 14 88 14 88C14 88 14 32 14 32Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M26 36C25.7 39.7 25.3 52 24 58C22.7 64 19 69.7 18 72M38 36C37.3 39.3 36 50.7 34 56C32 61.3 27.3 66 26 68"/>
    <path fill="#c98a5a" d="M34 90H70V98H58V116H46V98H34Z"/>
    <path fill="#ffffff" d="M91 34H111Q114 34 114 37V109Q114 112 111 112H91Q88 112 88 109V37Q88 34 91 34Z"/>
    <circle fill="#ffd35c" cx="101" cy="49" r="8.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M98 47V48M104 47V48M98 52Q101 54 104 52"/>
    <circle fill="#ffd35c" cx="101" cy="73" r="8.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M98 71V72M104 71V72M98 76Q101 78 104 76"/>
    <circle fill="#ffd35c" cx="101" cy="97" r="8.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M98 95V96M104 95V96M98 100Q101 102 104 100"/>
  `,
  // A girl in a frilled shower cap among bubbles.
  "shower-cap": `
    <path data-part="face" fill="#ffdcc0" d="M64 52C72.7 52 84.3 53.7 90 58C95.7 62.3 97.7 70.3 98 78C98.3 85.7 95.3 97.3 92 104C88.7 110.7 82.7 115 78 118C73.3 121 68.7 122 64 122C59.3 122 54.7 121 50 118C45.3 115 39.3 110.7 36 104C32.7 97.3 29.7 85.7 30 78C30.3 70.3 32.3 62.3 38 58C43.7 53.7 55.3 52 64 52Z"/>
    <circle data-part="ear" fill="#ffdcc0" cx="28" cy="84" r="7"/>
    <circle data-part="ear" fill="#ffdcc0" cx="100" cy="84" r="7"/>
    <path data-part="hat" fill="#8fd0f4" d="M24 56C20.3 51.7 20.3 42.3 22 36C23.7 29.7 29 22.7 34 18C39 13.3 45 9.7 52 8C59 6.3 69 6.3 76 8C83 9.7 89 13.3 94 18C99 22.7 104.3 29.7 106 36C107.7 42.3 107.7 51.7 104 56C100.3 60.3 90.7 60.7 84 62C77.3 63.3 70.7 64 64 64C57.3 64 50.7 63.3 44 62C37.3 60.7 27.7 60.3 24 56Z"/>
    <path data-part="frill" fill="#f58fb0" d="M16 58C16.3 55 21.3 50.3 24 50C26.7 49.7 29.3 56 32 56C34.7 56 37.3 50 40 50C42.7 50 45.3 56 48 56C50.7 56 53.3 50 56 50C58.7 50 61.3 56 64 56C66.7 56 69.3 50 72 50C74.7 50 77.3 56 80 56C82.7 56 85.3 50 88 50C90.7 50 93.3 56 96 56C98.7 56 101.3 49.7 104 50C106.7 50.3 111.7 55 112 58C112.3 61 108.7 66.7 106 68C103.3 69.3 99 65.3 96 66C93 66.7 90.7 71.7 88 72C85.3 72.3 82.7 67.7 80 68C77.3 68.3 74.7 73.7 72 74C69.3 74.3 66.7 70 64 70C61.3 70 58.7 74.3 56 74C53.3 73.7 50.7 68.3 48 68C45.3 67.7 42.7 72.3 40 72C37.3 71.7 35 66.7 32 66C29 65.3 24.7 69.3 22 68C19.3 66.7 15.7 61 16 58Z"/>
    <circle fill="#ffffff" cx="46" cy="30" r="6"/>
    <circle fill="#ffffff" cx="70" cy="24" r="6"/>
    <circle fill="#ffffff" cx="88" cy="38" r="6"/>
    <circle fill="#3a2a40" cx="50" cy="86" r="4"/>
    <circle fill="#3a2a40" cx="78" cy="86" r="4"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M54 102C55.7 103 60.7 108 64 108C67.3 108 72.3 103 74 102"/>
    <circle data-part="bubble" fill="#e4f6ff" cx="14" cy="22" r="9"/>
    <circle data-part="bubble" fill="#e4f6ff" cx="116" cy="108" r="8"/>
    <circle data-part="bubble" fill="#e4f6ff" cx="12" cy="112" r="6"/>
  `,
  // The red scarf of Chinese pupils, tied about a white collar.
  "red-scarf": `
    <path data-part="shirt" fill="#ffffff" d="M10 44C14.3 31.7 24 27 30 22C36 17 37.3 15.3 46 14C54.7 12.7 73.3 12.7 82 14C90.7 15.3 92 17 98 22C104 27 113.7 31.7 118 44C122.3 56.3 124 96 124 96C124 96 120 124 120 124C120 124 8 124 8 124C8 124 4 96 4 96C4 96 5.7 56.3 10 44Z"/>
    <path data-part="neck" fill="#ffe4d0" d="M48 2C48 2 80 2 80 2C80 2 82 24 82 24C82 24 64 40 64 40C64 40 46 24 46 24C46 24 48 2 48 2Z"/>
    <path fill="#f2605a" d="M22 32C24 27.3 39.7 17.7 44 16C48.3 14.3 44.7 18 48 22C51.3 26 58.7 40 64 40C69.3 40 76.7 26 80 22C83.3 18 79.7 14.3 84 16C88.3 17.7 104 27.3 106 32C108 36.7 101.7 40 96 44C90.3 48 77.3 53.7 72 56C66.7 58.3 66.7 58 64 58C61.3 58 61.3 58.3 56 56C50.7 53.7 37.7 48 32 44C26.3 40 20 36.7 22 32Z"/>
    <path fill="#f2605a" d="M58 60C58 60 66 64 66 64C66 64 48 110 48 110C48 110 24 98 24 98C24 98 58 60 58 60Z"/>
    <path fill="#f2605a" d="M70 60C70 60 62 64 62 64C62 64 84 112 84 112C84 112 106 96 106 96C106 96 70 60 70 60Z"/>
    <path data-part="knot" fill="#ff8f80" d="M54 46C56 43.3 60.7 42 64 42C67.3 42 72 43.3 74 46C76 48.7 77.7 54.7 76 58C74.3 61.3 68 66 64 66C60 66 53.7 61.3 52 58C50.3 54.7 52 48.7 54 46Z"/>
    <path fill="#dfe8f8" d="M44 12C38 9.7 26.7 18.3 26 24C25.3 29.7 40 46 40 46C40 46 62 38 62 38C62 38 50 14.3 44 12Z"/>
    <path fill="#dfe8f8" d="M84 12C90 9.7 101.3 18.3 102 24C102.7 29.7 88 46 88 46C88 46 66 38 66 38C66 38 78 14.3 84 12Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 82V88M64 104V110"/>
  `,
  // A safe with its dial and handle, the door ajar, gold inside.
  "safe-box": `
    <path fill="#8f9cc4" d="M16 6H112Q122 6 122 16V102Q122 112 112 112H16Q6 112 6 102V16Q6 6 16 6Z"/>
    <path fill="#8f9cc4" d="M18 112H38V124H18ZM90 112H110V124H90Z"/>
    <path data-part="door" fill="#dfe8f4" d="M24 18H104Q110 18 110 24V94Q110 100 104 100H24Q18 100 18 94V24Q18 18 24 18Z"/>
    <circle fill="#ffd35c" cx="50" cy="58" r="22"/>
    <circle fill="#ffffff" cx="50" cy="58" r="12"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M50 40V44M50 72V76M32 58H36M64 58H68M50 58L56 52"/>
    <circle fill="#e8685f" cx="90" cy="58" r="9"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M90 42V50M90 66V74M76 58H82M98 58H104"/>
    <path fill="#ffd35c" d="M4 30H14V46H4ZM4 72H14V88H4Z"/>
  `,
  // A box of dental floss, the thread drawn out to a smiling tooth.
  "dental-floss": `
    <path data-part="box" fill="#8fd0f4" d="M8 44C9 31.7 7 35.7 14 34C21 32.3 42.7 32.3 50 34C57.3 35.7 56.7 31.7 58 44C59.3 56.3 59.3 95.7 58 108C56.7 120.3 57 116.3 50 118C43 119.7 23 119.7 16 118C9 116.3 9.3 120.3 8 108C6.7 95.7 7 56.3 8 44Z"/>
    <path data-part="lid" fill="#ffffff" d="M8 44C9 40 7 35.7 14 34C21 32.3 42.7 32.3 50 34C57.3 35.7 56.7 40 58 44C59.3 48 58 58 58 58C58 58 8 58 8 58C8 58 7 48 8 44Z"/>
    <circle fill="#ffffff" cx="33" cy="88" r="15"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M26 88C26.8 89 28.5 95 31 94C33.5 93 39.3 84 41 82"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M46 36C48 32.3 51 18.3 58 14C65 9.7 81.7 7.3 88 10C94.3 12.7 94.7 26.7 96 30"/>
    <path data-part="tooth" fill="#ffffff" d="M96 36C99.7 36 102 28.3 106 28C110 27.7 117 29.7 120 34C123 38.3 124.7 46.7 124 54C123.3 61.3 118 70.3 116 78C114 85.7 114 95.7 112 100C110 104.3 106.3 106.7 104 104C101.7 101.3 100 87.3 98 84C96 80.7 94 80.7 92 84C90 87.3 88.3 101.3 86 104C83.7 106.7 80 104.3 78 100C76 95.7 76 85.7 74 78C72 70.3 66.7 61.3 66 54C65.3 46.7 67 38.3 70 34C73 29.7 79.7 27.7 84 28C88.3 28.3 92.3 36 96 36Z"/>
    <circle fill="#3a2a40" cx="86" cy="56" r="3"/>
    <circle fill="#3a2a40" cx="105" cy="56" r="3"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M88 66C89.3 67 93.5 72 96 72C98.5 72 101.8 67 103 66"/>
  `,
};
