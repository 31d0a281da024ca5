import { eye } from "./eye.ts";

/** Animals of the woods and the garden: 128 × 128 boxes. */
export const woodlandAnimals: Readonly<Record<string, string>> = {
  // A squirrel with a great bushy tail, an acorn in its paws.
  chipmunk: `
    <path data-part="tail" fill="#e0935a" d="M74 118C58 104 74 88 82 74C90 58 72 50 70 34C68 14 86 2 102 6C122 10 128 34 124 56C120 84 108 112 92 122C84 126 78 122 74 118Z"/>
    <path fill="none" stroke="#8a4a1a" stroke-width="2.2" d="M100 24C108 36 108 54 100 70"/>
    <path data-part="body" fill="#f0a868" d="M48 56C64 56 80 70 82 92C84 110 78 122 60 123L30 123C26 118 28 112 36 111C28 98 30 62 48 56Z"/>
    <path data-part="belly" fill="#fff0d8" d="M40 66C50 66 56 76 56 90C56 104 50 112 42 112C34 104 30 90 32 78C33 70 36 66 40 66Z"/>
    <path data-part="leg" fill="#e0935a" d="M66 90C80 90 88 106 82 118C80 123 76 124 70 124L44 124C42 118 46 113 54 112C50 102 54 92 66 90Z"/>
    <path data-part="ear" fill="#e0935a" d="M34 22C28 12 30 4 36 1C44 4 48 12 46 20Z"/>
    <path data-part="ear" fill="#e0935a" d="M52 20C52 10 58 4 64 4C68 12 66 22 60 27Z"/>
    <path data-part="head" fill="#f0a868" d="M44 16C60 16 68 28 66 42C64 56 54 62 40 62C24 62 8 58 8 48C8 40 18 36 24 32C28 22 34 16 44 16Z"/>
    ${eye(42, 36)}
    <ellipse fill="#2a2440" cx="11" cy="46" rx="3.6" ry="3"/>
    <path fill="none" stroke="#5a2a1a" stroke-width="2" d="M16 54C21 56 26 54 28 50"/>
    <path fill="#ffd08a" d="M12 82L36 82C38 94 32 102 24 106C16 102 10 94 12 82Z"/>
    <path fill="#c98a4a" d="M8 84C8 74 16 70 24 70C32 70 40 74 40 84Z"/>
    <path data-part="paw" fill="#e0935a" d="M56 74C58 84 48 92 38 96C32 97 28 92 32 88C40 84 44 78 46 72Z"/>
  `,
  // A badger in profile of body, its striped face to the front.
  badger: `
    <path data-part="tail" fill="#c8ccd8" d="M106 86C108.3 83.7 116.8 84 120 86C123.2 88 125.7 95 125 98C124.3 101 119.2 103.7 116 104C112.8 104.3 107.7 103 106 100C104.3 97 103.7 88.3 106 86Z"/>
    <path data-part="leg" fill="#a8acb8" d="M48 96L48 124L62 124L64 98Z"/>
    <path data-part="leg" fill="#a8acb8" d="M80 98L82 124L94 124L96 98Z"/>
    <path data-part="body" fill="#c8ccd8" d="M40 62C43.7 61.3 54 58.3 62 58C70 57.7 80.7 57.7 88 60C95.3 62.3 101.7 66.7 106 72C110.3 77.3 113 83.3 114 92C115 100.7 112.3 118.7 112 124L96 124L96 124C95.7 122 96 115.3 94 112C92 108.7 88.7 105 84 104C79.3 103 71.7 106 66 106C60.3 106 53 101 50 104C47 107 48.3 120.7 48 124L30 124L30 124C30 120 29.7 107.7 30 100C30.3 92.3 30.3 84.3 32 78C33.7 71.7 38.7 64.7 40 62Z"/>
    <circle data-part="ear" fill="#c8ccd8" cx="18" cy="30" r="10"/>
    <circle data-part="ear" fill="#c8ccd8" cx="66" cy="30" r="10"/>
    <path data-part="head" fill="#ffffff" d="M42 20C48 20 55.3 22.3 60 26C64.7 29.7 68.7 36.7 70 42C71.3 47.3 70.3 52.7 68 58C65.7 63.3 59 69.3 56 74C53 78.7 52.3 83.3 50 86C47.7 88.7 44.7 90 42 90C39.3 90 36.3 88.7 34 86C31.7 83.3 31 78.7 28 74C25 69.3 18.3 63.3 16 58C13.7 52.7 12.7 47.3 14 42C15.3 36.7 19.3 29.7 24 26C28.7 22.3 36 20 42 20Z"/>
    <path data-part="stripe" fill="#b4b0c0" d="M22 28Q28 23 35 21.4Q36 42 33 56Q34 70 37 82Q28 72 22 66Q14 54 14 44Q16 34 22 28Z"/>
    <path data-part="stripe" fill="#b4b0c0" d="M62 28Q56 23 49 21.4Q48 42 51 56Q50 70 47 82Q56 72 62 66Q70 54 70 44Q68 34 62 28Z"/>
    <path data-part="nose" fill="#2a2440" d="M34 80Q42 76 50 80Q50 89 42 91Q34 89 34 80Z"/>
    <circle fill="#ffffff" cx="26" cy="48" r="7"/>
    <circle fill="#ffffff" cx="58" cy="48" r="7"/>
    <ellipse data-part="eye" fill="#2a2440" cx="26" cy="48" rx="4" ry="5"/>
    <circle fill="#ffffff" cx="25.2" cy="45.8" r="2"/>
    <ellipse data-part="eye" fill="#2a2440" cx="58" cy="48" rx="4" ry="5"/>
    <circle fill="#ffffff" cx="57.2" cy="45.8" r="2"/>
  `,
  // A dove in flight, a twig in its beak.
  dove: `
    <path data-part="tail" fill="#dfe8f6" d="M86 78L120 84L112 96L122 108L88 104L74 96Z"/>
    <path data-part="wing" fill="#b9cfe8" d="M56 62C50 40 58 16 78 4C78 14 82 20 88 24C88 34 90 40 94 46C92 58 84 70 74 76Z"/>
    <path data-part="body" fill="#ffffff" d="M36 40C50 38 58 48 62 58C72 66 86 72 94 84C90 104 70 112 52 106C34 100 22 82 20 60C20 48 26 41 36 40Z"/>
    <path data-part="wing" fill="#dfe8f6" d="M52 70C62 56 88 40 118 38C114 46 116 52 120 58C112 62 110 68 110 74C100 76 96 82 92 88C76 92 58 88 52 70Z"/>
    <path data-part="beak" fill="#f29a3c" d="M22 54C14 52 8 54 5 60C10 66 18 66 23 64Z"/>
    ${eye(33, 54, 0.85)}
    <path data-part="leaf" fill="#8fd06a" d="M6 62C14 66 16 76 12 86C4 82 2 72 6 62Z"/>
    <path data-part="leaf" fill="#8fd06a" d="M12 66C22 66 28 74 30 84C20 84 14 76 12 66Z"/>
  `,
  // A nest of twigs with three eggs.
  "nest-with-eggs": `
    <path data-part="egg" fill="#cfe6f7" d="M36 30C46 30 54 44 54 58C54 72 46 80 36 80C26 80 18 72 18 58C18 44 26 30 36 30Z"/>
    <path data-part="egg" fill="#cfe6f7" d="M92 30C102 30 110 44 110 58C110 72 102 80 92 80C82 80 74 72 74 58C74 44 82 30 92 30Z"/>
    <path data-part="egg" fill="#fff0d8" d="M64 22C76 22 84 38 84 54C84 70 76 80 64 80C52 80 44 70 44 54C44 38 52 22 64 22Z"/>
    <path fill="#d9a066" d="M4 66C10 58 20 62 26 66C36 60 46 60 54 66C62 60 72 60 80 66C90 60 98 60 104 66C112 60 120 60 124 66C128 72 122 80 116 82L12 82C4 80 0 72 4 66Z"/>
    <path fill="#e8b880" d="M8 80C30 86 98 86 120 80C122 104 100 122 64 122C28 122 6 104 8 80Z"/>
    <path fill="none" stroke="#7a4a1a" stroke-width="2.4" d="M22 94L44 100M52 92L76 98M86 100L106 94M38 108L58 112M74 110L92 108"/>
  `,
  // A raccoon sitting, with its mask and its ringed tail.
  raccoon: `
    <path data-part="tail" fill="#cdd3de" d="M84 112C98 112 104 100 102 84C100 66 112 54 122 64C128 80 124 112 104 122C96 126 86 122 84 112Z"/>
    <path data-part="tailRing" fill="#8f98a8" d="M103 86C110 84 118 84 125 86C125 92 124 97 122 102C115 98 108 97 102 98C103 94 103 90 103 86Z"/>
    <path data-part="tailTip" fill="#8f98a8" d="M104 71C106 62 114 56 122 64C125 68 126 72 126 76C118 72 110 71 104 71Z"/>
    <path data-part="body" fill="#cdd3de" d="M56 62C76 62 90 80 92 100C92 116 84 124 56 124C28 124 20 116 20 100C22 80 36 62 56 62Z"/>
    <path data-part="belly" fill="#ffffff" d="M56 78C68 78 76 90 76 102C76 114 68 120 56 120C44 120 36 114 36 102C36 90 44 78 56 78Z"/>
    <path data-part="foot" fill="#8f98a8" d="M20 116C22 106 40 106 44 114C46 122 42 125 34 125C26 125 18 124 20 116Z"/>
    <path data-part="foot" fill="#8f98a8" d="M92 116C90 106 72 106 68 114C66 122 70 125 78 125C86 125 94 124 92 116Z"/>
    <path data-part="ear" fill="#8f98a8" d="M18 28C12 14 16 4 22 2C34 6 40 14 42 22Z"/>
    <path data-part="ear" fill="#8f98a8" d="M94 28C100 14 96 4 90 2C78 6 72 14 70 22Z"/>
    <path data-part="head" fill="#cdd3de" d="M56 14C78 14 94 28 102 48C94 64 78 74 56 74C34 74 18 64 10 48C18 28 34 14 56 14Z"/>
    <path data-part="eyePatch" fill="#8f98a8" d="M52 38C42 28 24 34 13 50C22 62 40 62 50 52Z"/>
    <path data-part="eyePatch" fill="#8f98a8" d="M60 38C70 28 88 34 99 50C90 62 72 62 62 52Z"/>
    <circle fill="#ffffff" cx="37" cy="46" r="8"/>
    <circle fill="#ffffff" cx="75" cy="46" r="8"/>
    ${eye(38, 46, 0.9)}
    ${eye(74, 46, 0.9)}
    <ellipse data-part="nose" fill="#2a2440" cx="56" cy="60" rx="6" ry="4.4"/>
    <path fill="none" stroke="#4a4a5a" stroke-width="2" d="M48 66C52 71 60 71 64 66"/>
  `,
  // A bald eagle with its wings spread wide.
  eagle: `
    <path data-part="tail" fill="#fff3dc" d="M54 92C59.3 87.7 68.7 87.7 74 92C79.3 96.3 86 118 86 118C86 118 78.7 113 75 114C71.3 115 64 124 64 124C64 124 56.7 115 53 114C49.3 113 42 118 42 118C42 118 48.7 96.3 54 92Z"/>
    <path data-part="wing" fill="#b98a5a" d="M50 52C48.7 43.3 46 40 42 34C38 28 31 21 26 16C21 11 15.5 5 12 4C8.5 3 5 7 5 10C5 13 12 22 12 22C12 22 5.5 22.3 4 24C2.5 25.7 1.7 29.3 3 32C4.3 34.7 12 40 12 40C12 40 7 42 6 44C5 46 4.3 49.7 6 52C7.7 54.3 16 58 16 58C16 58 12.8 62 13 64C13.2 66 14.7 68.7 17 70C19.3 71.3 27 72 27 72C27 72 25.8 78 28 80C30.2 82 36.3 83 40 84C43.7 85 48.3 91.3 50 86C51.7 80.7 51.3 60.7 50 52Z"/>
    <path data-part="wing" fill="#b98a5a" d="M78 52C79.3 43.3 82 40 86 34C90 28 97 21 102 16C107 11 112.5 5 116 4C119.5 3 123 7 123 10C123 13 116 22 116 22C116 22 122.5 22.3 124 24C125.5 25.7 126.3 29.3 125 32C123.7 34.7 116 40 116 40C116 40 121 42 122 44C123 46 123.7 49.7 122 52C120.3 54.3 112 58 112 58C112 58 115.2 62 115 64C114.8 66 113.3 68.7 111 70C108.7 71.3 101 72 101 72C101 72 102.2 78 100 80C97.8 82 91.7 83 88 84C84.3 85 79.7 91.3 78 86C76.3 80.7 76.7 60.7 78 52Z"/>
    <path data-part="wing" fill="#d9a873" d="M52 50C50.3 44.3 44 40.7 40 38C36 35.3 30.7 33.7 28 34C25.3 34.3 23.7 37.3 24 40C24.3 42.7 30 50 30 50C30 50 27.3 53.7 28 56C28.7 58.3 31.7 62.3 34 64C36.3 65.7 42 66 42 66C42 66 42.7 69 44 70C45.3 71 48.7 75.3 50 72C51.3 68.7 53.7 55.7 52 50Z"/>
    <path data-part="wing" fill="#d9a873" d="M76 50C77.7 44.3 84 40.7 88 38C92 35.3 97.3 33.7 100 34C102.7 34.3 104.3 37.3 104 40C103.7 42.7 98 50 98 50C98 50 100.7 53.7 100 56C99.3 58.3 96.3 62.3 94 64C91.7 65.7 86 66 86 66C86 66 85.3 69 84 70C82.7 71 79.3 75.3 78 72C76.7 68.7 74.3 55.7 76 50Z"/>
    <path data-part="body" fill="#d9a873" d="M46 50C49.7 45.7 58 46 64 46C70 46 78.3 45.7 82 50C85.7 54.3 86.3 65 86 72C85.7 79 83.7 87 80 92C76.3 97 69.3 102 64 102C58.7 102 51.7 97 48 92C44.3 87 42.3 79 42 72C41.7 65 42.3 54.3 46 50Z"/>
    <path data-part="foot" fill="#ffc94d" d="M52 94C53.8 92 58.3 92 60 94C61.7 96 62 103 62 106C62 109 60 112 60 112C60 112 57.5 107 56 107C54.5 107 51 112 51 112C51 112 48.8 109 49 106C49.2 103 50.2 96 52 94Z"/>
    <path data-part="foot" fill="#ffc94d" d="M76 94C74.2 92 69.7 92 68 94C66.3 96 66 103 66 106C66 109 68 112 68 112C68 112 70.5 107 72 107C73.5 107 77 112 77 112C77 112 79.2 109 79 106C78.8 103 77.8 96 76 94Z"/>
    <path data-part="neck" fill="#ffffff" d="M44 44L84 44L88 58L80 56L76 66L70 60L64 70L58 60L52 66L48 56L40 58Z"/>
    <path data-part="head" fill="#ffffff" d="M64 6C69.3 6 76 8 80 12C84 16 87.3 24 88 30C88.7 36 88 44 84 48C80 52 70.7 54 64 54C57.3 54 48 52 44 48C40 44 39.3 36 40 30C40.7 24 44 16 48 12C52 8 58.7 6 64 6Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="53" cy="31" rx="4.4" ry="6"/>
    <circle fill="#ffffff" cx="52.2" cy="28.7" r="2.3"/>
    <ellipse data-part="eye" fill="#2a2440" cx="75" cy="31" rx="4.4" ry="6"/>
    <circle fill="#ffffff" cx="74.2" cy="28.7" r="2.3"/>
    <path fill="#3a2a20" d="M42 22L58 28L58 24L44 17Z"/>
    <path fill="#3a2a20" d="M86 22L70 28L70 24L84 17Z"/>
    <path data-part="beak" fill="#ffc94d" d="M56 38C57 35.3 61.3 34 64 34C66.7 34 71 35.3 72 38C73 40.7 71.3 46.3 70 50C68.7 53.7 64 60 64 60C64 60 59.3 53.7 58 50C56.7 46.3 55 40.7 56 38Z"/>
  `,
};
