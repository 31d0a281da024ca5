import { eye } from "./eye.ts";

/** Things for home, school, play and travel that people ask for by name: 128 × 128 boxes. */
export const thingsByName: Readonly<Record<string, string>> = {
  // A checkers board seen from a corner, pieces of two colors on it.
  "checkers-board": `
    <path data-part="board" fill="#c98f5e" d="M14 18L114 18L127 108L127 118L1 118L1 108Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M1 108L127 108"/>
    <path data-part="board" fill="#fff3dc" d="M28 26L100 26L118 104L10 104Z"/>
    <path data-part="board" fill="#e07858" d="M23.5 45.5L43.8 45.5L41.5 65L19 65Z"/>
    <path data-part="board" fill="#e07858" d="M14.5 84.5L39.3 84.5L37 104L10 104Z"/>
    <path data-part="board" fill="#e07858" d="M46 26L64 26L64 45.5L43.8 45.5Z"/>
    <path data-part="board" fill="#e07858" d="M41.5 65L64 65L64 84.5L39.3 84.5Z"/>
    <path data-part="board" fill="#e07858" d="M64 45.5L84.3 45.5L86.5 65L64 65Z"/>
    <path data-part="board" fill="#e07858" d="M64 84.5L88.8 84.5L91 104L64 104Z"/>
    <path data-part="board" fill="#e07858" d="M82 26L100 26L104.5 45.5L84.3 45.5Z"/>
    <path data-part="board" fill="#e07858" d="M86.5 65L109 65L113.5 84.5L88.8 84.5Z"/>
    <path fill="#6f98f0" d="M44.8 33.8V38.8A9.6 5.3 0 0 0 64.0 38.8V33.8Z"/>
    <ellipse fill="#8fb8ff" cx="54.4" cy="33.8" rx="9.6" ry="5.3"/>
    <path fill="#6f98f0" d="M83.1 33.8V38.8A9.6 5.3 0 0 0 102.3 38.8V33.8Z"/>
    <ellipse fill="#8fb8ff" cx="92.7" cy="33.8" rx="9.6" ry="5.3"/>
    <path fill="#ffd860" d="M13.2 92.3V97.3A12 6.6 0 0 0 37.2 97.3V92.3Z"/>
    <ellipse fill="#ffe890" cx="25.2" cy="92.3" rx="12" ry="6.6"/>
    <path fill="#ffd860" d="M64.9 92.3V97.3A12 6.6 0 0 0 88.9 97.3V92.3Z"/>
    <ellipse fill="#ffe890" cx="76.9" cy="92.3" rx="12" ry="6.6"/>
  `,

  // A table for changing babies: a padded mat on top, drawers and a shelf with nappies.
  "changing-table": `
    <path data-part="leg" fill="#e8c090" d="M10 52H18V126H10Z"/>
    <path data-part="leg" fill="#e8c090" d="M110 52H118V126H110Z"/>
    <path fill="#f4d8b0" d="M14 56H114V84H14Z"/>
    <path fill="#fff0d8" d="M21 61H59Q61 61 61 63V77Q61 79 59 79H21Q19 79 19 77V63Q19 61 21 61Z"/>
    <path fill="#fff0d8" d="M69 61H107Q109 61 109 63V77Q109 79 107 79H69Q67 79 67 77V63Q67 61 69 61Z"/>
    <circle fill="#e89a6a" cx="40" cy="70" r="3"/>
    <circle fill="#e89a6a" cx="88" cy="70" r="3"/>
    <path fill="#fff6ea" d="M27 94H47Q50 94 50 97V100Q50 103 47 103H27Q24 103 24 100V97Q24 94 27 94Z"/>
    <path fill="#fff6ea" d="M27 103H47Q50 103 50 106V109Q50 112 47 112H27Q24 112 24 109V106Q24 103 27 103Z"/>
    <path fill="#fff6ea" d="M59 103H79Q82 103 82 106V109Q82 112 79 112H59Q56 112 56 109V106Q56 103 59 103Z"/>
    <circle data-part="ear" fill="#d9a066" cx="91" cy="91" r="3.4"/>
    <circle data-part="ear" fill="#d9a066" cx="101" cy="91" r="3.4"/>
    <path data-part="body" fill="#d9a066" d="M96 99C98.7 99 102.7 101.8 104 104C105.3 106.2 105.3 110.5 104 112C102.7 113.5 98.7 113 96 113C93.3 113 89.3 113.5 88 112C86.7 110.5 86.7 106.2 88 104C89.3 101.8 93.3 99 96 99Z"/>
    <circle data-part="head" fill="#d9a066" cx="96" cy="95" r="7"/>
    <circle fill="#2a2440" cx="93.6" cy="94" r="1.3"/>
    <circle fill="#2a2440" cx="98.4" cy="94" r="1.3"/>
    <path data-part="board" fill="#e8c090" d="M12 112H116V120H12Z"/>
    <path data-part="tabletop" fill="#a8d8f0" d="M12 48H116Q120 48 120 52V54Q120 58 116 58H12Q8 58 8 54V52Q8 48 12 48Z"/>
    <path data-part="pillow" fill="#ffd0dc" d="M16 46C14.7 43.7 12.7 38 14 36C15.3 34 19.7 33.3 24 34C28.3 34.7 33.3 38.7 40 40C46.7 41.3 56 42 64 42C72 42 81.3 41.3 88 40C94.7 38.7 99.7 34.7 104 34C108.3 33.3 112.7 34 114 36C115.3 38 113.3 43.7 112 46C110.7 48.3 121 49.3 106 50C91 50.7 37 50.7 22 50C7 49.3 17.3 48.3 16 46Z"/>
    <path data-part="blanket" fill="#fff0d0" d="M44 40C42.3 37.3 44 30.7 46 28C48 25.3 50.7 24.3 56 24C61.3 23.7 72 25 78 26C84 27 89.3 27.7 92 30C94.7 32.3 95.3 37.7 94 40C92.7 42.3 90.3 43.3 84 44C77.7 44.7 62.7 44.7 56 44C49.3 43.3 45.7 42.7 44 40Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 26Q60 34 64 43"/>
    <circle data-part="head" fill="#ffe0c8" cx="42" cy="28" r="13"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M42 15Q46 10 41 8"/>
    <circle fill="#2a2440" cx="38" cy="28" r="1.7"/>
    <circle fill="#2a2440" cx="46" cy="28" r="1.7"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M39 33Q42 36 45 33"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M86 4L86 10M72 12L104 12"/>
    <path data-part="star" fill="#ffe08a" d="M72 12L77 22L67 22L72 12Z"/>
    <circle fill="#a8d8f0" cx="88" cy="20" r="5"/>
    <path data-part="heart" fill="#f7a0b4" d="M104 14C105.3 14 108 18 108 20C108 22 105.3 26 104 26C102.7 26 100 22 100 20C100 18 102.7 14 104 14Z"/>
  `,

  // A pram with balloons, a bottle and a gift: a baby is on its way.
  "baby-shower": `
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M98 62C99 58.3 103 43.7 104 40M98 62C101.7 59 116.3 47 120 44"/>
    <path fill="#f58fb0" d="M104 4C107.3 4 112 5 114 8C116 11 117.7 17 116 22C114.3 27 108 38 104 38C100 38 93.7 27 92 22C90.3 17 92 11 94 8C96 5 100.7 4 104 4Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M104 38V58"/>
    <path fill="#8fd0f4" d="M12 56C12 56 8 34 12 26C16 18 27.7 11 36 8C44.3 5 62 8 62 8C62 8 66 56 66 56C66 56 12 56 12 56Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 54C61 51 50.7 42.3 46 36C41.3 29.7 37.7 19.3 36 16M62 54C57.7 53 43.3 49.7 36 48C28.7 46.3 21 44.7 18 44"/>
    <path fill="#ffd35c" d="M8 56C8 56 110 56 110 56C110 56 109.3 77.3 106 84C102.7 90.7 97.7 94 90 96C82.3 98 70 96 60 96C50 96 38 98 30 96C22 94 15.7 90.7 12 84C8.3 77.3 8 56 8 56Z"/>
    <path fill="#fff0b8" d="M8 56C8 56 110 56 110 56C110 56 108 68 108 68C108 68 10 68 10 68C10 68 8 56 8 56Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M110 60C111.7 58.3 117.2 51.7 120 50C122.8 48.3 125.8 50 127 50"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M34 94C35 95.3 39 100.7 40 102M86 94C85 95.3 81 100.7 80 102"/>
    <circle data-part="wheel" fill="#8f9cc4" cx="36" cy="112" r="14"/>
    <circle fill="#ffffff" cx="36" cy="112" r="5"/>
    <circle data-part="wheel" fill="#8f9cc4" cx="84" cy="112" r="14"/>
    <circle fill="#ffffff" cx="84" cy="112" r="5"/>
    <path data-part="head" fill="#ffdcc0" d="M82 34C85.7 34.3 91.7 37.3 94 40C96.3 42.7 96.3 47.3 96 50C95.7 52.7 92 56 92 56C92 56 70 56 70 56C70 56 67.7 49 68 46C68.3 43 69.7 40 72 38C74.3 36 78.3 33.7 82 34Z"/>
    <circle fill="#3a2a40" cx="77" cy="48" r="2.2"/>
    <circle fill="#3a2a40" cx="87" cy="48" r="2.2"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M78 52C78.7 52.3 80.7 54 82 54C83.3 54 85.3 52.3 86 52"/>
  `,

  // Cookie cutters: a star, a heart and a little man, on rolled dough.
  "cookie-cutter": `
    <path fill="#f8e0b4" d="M6 40C9.7 32 15 23.3 24 18C33 12.7 47.7 8.7 60 8C72.3 7.3 87.7 9.3 98 14C108.3 18.7 117.3 26.3 122 36C126.7 45.7 127.7 60.3 126 72C124.3 83.7 120.7 97.7 112 106C103.3 114.3 87 120 74 122C61 124 45 122.7 34 118C23 113.3 13.3 102.7 8 94C2.7 85.3 2.3 75 2 66C1.7 57 2.3 48 6 40Z"/>
    <path data-part="star" fill="#f2605a" d="M36 16L43 31L60 33L48 44L51 61L36 53L21 61L24 44L12 33L29 31Z"/>
    <path fill="#f8e0b4" d="M36 25L40 35.5L51 37L43 44L45 54L36 48.5L27 54L29 44L21 37L32 35.5Z"/>
    <path data-part="heart" fill="#f28ac0" d="M92 66C85.3 66 76 53.7 72 48C68 42.3 67 36.3 68 32C69 27.7 74.3 22.7 78 22C81.7 21.3 87.7 26 90 28C92.3 30 91.3 34 92 34C92.7 34 91.7 30 94 28C96.3 26 102.3 21.3 106 22C109.7 22.7 115 27.7 116 32C117 36.3 116 42.3 112 48C108 53.7 98.7 66 92 66Z"/>
    <path fill="#f8e0b4" d="M92 57C87.3 57 80.8 47.8 78 44C75.2 40.2 74.5 36.5 75 34C75.5 31.5 78.7 28.7 81 29C83.3 29.3 87.2 33.7 89 36C90.8 38.3 91 43 92 43C93 43 93.2 38.3 95 36C96.8 33.7 100.7 29.3 103 29C105.3 28.7 108.5 31.5 109 34C109.5 36.5 108.8 40.2 106 44C103.2 47.8 96.7 57 92 57Z"/>
    <path fill="#6fa8f0" d="M56 62C59.3 62 63.8 63.7 66 66C68.2 68.3 69 73.3 69 76C69 78.7 64.2 81 66 82C67.8 83 77 80.3 80 82C83 83.7 84.7 89.5 84 92C83.3 94.5 79 96.3 76 97C73 97.7 66.3 93.5 66 96C65.7 98.5 73.7 108 74 112C74.3 116 70.7 119.3 68 120C65.3 120.7 60 118 58 116C56 114 56.7 108 56 108C55.3 108 56 114 54 116C52 118 46.7 120.7 44 120C41.3 119.3 37.7 116 38 112C38.3 108 46.3 98.5 46 96C45.7 93.5 39 97.7 36 97C33 96.3 28.7 94.5 28 92C27.3 89.5 29 83.7 32 82C35 80.3 44.2 83 46 82C47.8 81 43 78.7 43 76C43 73.3 43.8 68.3 46 66C48.2 63.7 52.7 62 56 62Z"/>
    <path fill="#f8e0b4" d="M56 68C58 68 60.8 69.5 62 71C63.2 72.5 63.5 74.7 63 77C62.5 79.3 57.2 83.3 59 85C60.8 86.7 71 86 74 87C77 88 79.3 90.2 77 91C74.7 91.8 61.5 88.5 60 92C58.5 95.5 67.3 108.3 68 112C68.7 115.7 66 116 64 114C62 112 58.7 100 56 100C53.3 100 50 112 48 114C46 116 43.3 115.7 44 112C44.7 108.3 53.5 95.5 52 92C50.5 88.5 37.3 91.8 35 91C32.7 90.2 35 88 38 87C41 86 51.2 86.7 53 85C54.8 83.3 49.5 79.3 49 77C48.5 74.7 48.8 72.5 50 71C51.2 69.5 54 68 56 68Z"/>
  `,

  // A sippy cup: two handles, a spout, a smiling bear.
  "sippy-cup": `
    <path data-part="handle" fill="#8fb8e8" d="M32 48Q6 46 6 72Q6 98 36 96L35 86Q16 88 16 72Q16 58 33 60Z"/>
    <path data-part="handle" fill="#8fb8e8" d="M96 48Q122 46 122 72Q122 98 92 96L93 86Q112 88 112 72Q112 58 95 60Z"/>
    <path fill="#ffe08a" d="M28 40H100L92 116Q91 124 84 124H44Q37 124 36 116Z"/>
    <path data-part="lid" fill="#8fb8e8" d="M28 28H100Q106 28 106 34V38Q106 44 100 44H28Q22 44 22 38V34Q22 28 28 28Z"/>
    <path data-part="spout" fill="#8fb8e8" d="M46 28Q48 12 54 8Q64 4 74 8Q80 12 82 28Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M58 13H70"/>
    <circle data-part="ear" fill="#d9a878" cx="50" cy="66" r="8"/>
    <circle data-part="ear" fill="#d9a878" cx="78" cy="66" r="8"/>
    <circle data-part="head" fill="#d9a878" cx="64" cy="80" r="20"/>
    <ellipse data-part="muzzle" fill="#fff0e0" cx="64" cy="87" rx="10" ry="8"/>
    <ellipse fill="#2a2440" cx="64" cy="83" rx="3.6" ry="2.6"/>
    <circle fill="#2a2440" cx="56" cy="76" r="2.2"/>
    <circle fill="#2a2440" cx="72" cy="76" r="2.2"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M64 86L64 89M59 90Q61.5 92.5 64 89Q66.5 92.5 69 90"/>
  `,

  // A mat before a door: HI written on it, boots beside.
  "welcome-mat": `
    <path data-part="door" fill="#d9a878" d="M26 2H102V84H26Z"/>
    <path data-part="panel" fill="#f2c898" d="M38 12H58Q60 12 60 14V38Q60 40 58 40H38Q36 40 36 38V14Q36 12 38 12Z"/>
    <path data-part="panel" fill="#f2c898" d="M70 12H90Q92 12 92 14V38Q92 40 90 40H70Q68 40 68 38V14Q68 12 70 12Z"/>
    <path data-part="panel" fill="#f2c898" d="M38 50H58Q60 50 60 52V74Q60 76 58 76H38Q36 76 36 74V52Q36 50 38 50Z"/>
    <path data-part="panel" fill="#f2c898" d="M70 50H90Q92 50 92 52V74Q92 76 90 76H70Q68 76 68 74V52Q68 50 70 50Z"/>
    <circle data-part="handle" fill="#ffd35c" cx="96" cy="48" r="3.6"/>
    <path data-part="boot" fill="#f2605a" d="M6 66C8.3 61.3 17.5 63.3 20 66C22.5 68.7 19.3 78.7 21 82C22.7 85.3 28.5 84 30 86C31.5 88 34 92.7 30 94C26 95.3 10 98.7 6 94C2 89.3 3.7 70.7 6 66Z"/>
    <path data-part="cuff" fill="#ffd35c" d="M7 60H19Q22 60 22 63V65Q22 68 19 68H7Q4 68 4 65V63Q4 60 7 60Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M16 100L10 104M12 110L6 114M114 100L120 104M117 110L122 114"/>
    <path fill="#8fce9a" d="M20 90L108 90L122 122L6 122Z"/>
    <path fill="#fff3d6" d="M28 95L100 95L110 117L18 117Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.4" d="M48 100L46 112M58 100L57 112M47 106H58M72 100L74 112M69 100H76M70 112H78"/>
  `,

  // A push pin stuck through a note.
  "push-pin": `
    <path data-part="page" fill="#fff3b0" d="M14 36L106 28L112 116L20 124Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M30 78L92 73M32 92L94 87M33 106L76 102"/>
    <path fill="none" stroke="#3a2a40" stroke-width="4" d="M58 62L50 74"/>
    <path fill="#f2605a" d="M74 6C76.7 3.7 87 2.7 92 4C97 5.3 102 9.7 104 14C106 18.3 105 26.7 104 30C103 33.3 102.7 36 98 34C93.3 32 80 22.7 76 18C72 13.3 71.3 8.3 74 6Z"/>
    <path fill="#f28a80" d="M80 20C85.3 19 97.3 27 98 32C98.7 37 89.3 49 84 50C78.7 51 66.7 43 66 38C65.3 33 74.7 21 80 20Z"/>
    <path fill="#f2605a" d="M54 36C55.7 33.3 58.7 31.7 64 34C69.3 36.3 82.3 45.3 86 50C89.7 54.7 87.7 59.3 86 62C84.3 64.7 81.3 68 76 66C70.7 64 57.7 55 54 50C50.3 45 52.3 38.7 54 36Z"/>
  `,

  // A box of watercolors, open: two rows of pans, a brush, three wet dabs of paint in the lid.
  "watercolor-set": `
    <path data-part="lid" fill="#e4ecf4" d="M8 8Q8 3 13 3H115Q120 3 120 8V46H8Z"/>
    <path fill="#f28aa8" d="M26 14C29.3 11.7 34.7 10.7 38 12C41.3 13.3 45.7 18 46 22C46.3 26 43.3 33.3 40 36C36.7 38.7 29.7 39.7 26 38C22.3 36.3 18 30 18 26C18 22 22.7 16.3 26 14Z"/>
    <path fill="#8fb8f0" d="M60 12C63.7 10 70.7 10 74 12C77.3 14 80.3 19.7 80 24C79.7 28.3 75.7 36 72 38C68.3 40 61.3 38.3 58 36C54.7 33.7 51.7 28 52 24C52.3 20 56.3 14 60 12Z"/>
    <path fill="#ffd35c" d="M94 12C97.3 10.7 103 11.7 106 14C109 16.3 112.7 22 112 26C111.3 30 105.7 36.7 102 38C98.3 39.3 92.7 36.7 90 34C87.3 31.3 85.3 25.7 86 22C86.7 18.3 90.7 13.3 94 12Z"/>
    <path data-part="box" fill="#ffffff" d="M8 46H120Q125 46 125 51V119Q125 124 120 124H8Q3 124 3 119V51Q3 46 8 46Z"/>
    <path fill="#f2605a" d="M16 53H38Q43 53 43 58V70Q43 75 38 75H16Q11 75 11 70V58Q11 53 16 53Z"/>
    <path fill="#ffb04d" d="M53 53H75Q80 53 80 58V70Q80 75 75 75H53Q48 75 48 70V58Q48 53 53 53Z"/>
    <path fill="#ffe070" d="M90 53H112Q117 53 117 58V70Q117 75 112 75H90Q85 75 85 70V58Q85 53 90 53Z"/>
    <path fill="#8fce7c" d="M16 80H38Q43 80 43 85V97Q43 102 38 102H16Q11 102 11 97V85Q11 80 16 80Z"/>
    <path fill="#7fc0e8" d="M53 80H75Q80 80 80 85V97Q80 102 75 102H53Q48 102 48 97V85Q48 80 53 80Z"/>
    <path fill="#c890e0" d="M90 80H112Q117 80 117 85V97Q117 102 112 102H90Q85 102 85 97V85Q85 80 90 80Z"/>
    <path data-part="handle" fill="#d9b48a" d="M13 111H69Q72 111 72 114V115Q72 118 69 118H13Q10 118 10 115V114Q10 111 13 111Z"/>
    <path fill="#c8ccd4" d="M72 110H86V119H72Z"/>
    <path data-part="brush" fill="#8fb8f0" d="M86 109C88.3 107.3 95 108.2 100 109C105 109.8 111.2 112.5 116 114C111.2 115.8 105 119.2 100 120C95 120.8 88.3 120.8 86 119C83.7 117.2 83.7 110.7 86 109Z"/>
  `,

  // A watch for calling: a square face with the time, icons and a strap.
  smartwatch: `
    <path data-part="strap" fill="#8fb8f0" d="M42 34L46 4Q46 1 50 1H78Q82 1 82 4L86 34Z"/>
    <path data-part="strap" fill="#8fb8f0" d="M42 94L46 124Q46 127 50 127H78Q82 127 82 124L86 94Z"/>
    <circle fill="#ffffff" cx="64" cy="13" r="3"/>
    <circle fill="#ffffff" cx="64" cy="109" r="3"/>
    <circle fill="#ffffff" cx="64" cy="119" r="3"/>
    <path data-part="frame" fill="#e4ecf4" d="M44 26H84Q100 26 100 42V86Q100 102 84 102H44Q28 102 28 86V42Q28 26 44 26Z"/>
    <path data-part="glass" fill="#ffffff" d="M45 34H83Q92 34 92 43V85Q92 94 83 94H45Q36 94 36 85V43Q36 34 45 34Z"/>
    <path data-part="button" fill="#c8ccd4" d="M103 46H104Q107 46 107 49V57Q107 60 104 60H103Q100 60 100 57V49Q100 46 103 46Z"/>
    <path data-part="button" fill="#c8ccd4" d="M103 68H104Q107 68 107 71V79Q107 82 104 82H103Q100 82 100 79V71Q100 68 103 68Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M47 44V58M56 44H63V58H56V44M70 44V51H77M77 44V58M86 44"/>
    <circle fill="#8fce7c" cx="50" cy="78" r="10"/>
    <path fill="#ffffff" d="M46 73C46.5 72.2 48.3 72.3 49 73C49.7 73.7 50.2 76.2 50 77C49.8 77.8 47.8 77.3 48 78C48.2 78.7 50.2 80.8 51 81C51.8 81.2 52.3 79 53 79C53.7 79 54.8 80.2 55 81C55.2 81.8 54.8 83.7 54 84C53.2 84.3 51.3 84 50 83C48.7 82 46.7 79.7 46 78C45.3 76.3 45.5 73.8 46 73Z"/>
    <path data-part="heart" fill="#f28aa8" d="M76 87C72.7 87 67.5 80.7 66 78C64.5 75.3 65.8 72.3 67 71C68.2 69.7 71.5 69.5 73 70C74.5 70.5 75 74 76 74C77 74 77.5 70.5 79 70C80.5 69.5 83.8 69.7 85 71C86.2 72.3 87.5 75.3 86 78C84.5 80.7 79.3 87 76 87Z"/>
  `,

  // A film reel with a strip of film running from it.
  "film-reel": `
    <path fill="#c8a0e8" d="M58 98L124 98L124 122L58 122Z"/>
    <path fill="#ffffff" d="M66 101H71V105H66Z"/>
    <path fill="#ffffff" d="M66 115H71V119H66Z"/>
    <path fill="#ffffff" d="M78 101H83V105H78Z"/>
    <path fill="#ffffff" d="M78 115H83V119H78Z"/>
    <path fill="#ffffff" d="M90 101H95V105H90Z"/>
    <path fill="#ffffff" d="M90 115H95V119H90Z"/>
    <path fill="#ffffff" d="M102 101H107V105H102Z"/>
    <path fill="#ffffff" d="M102 115H107V119H102Z"/>
    <path fill="#ffffff" d="M114 101H119V105H114Z"/>
    <path fill="#ffffff" d="M114 115H119V119H114Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M76 107V113M92 107V113M108 107V113"/>
    <circle data-part="wheel" fill="#7fa8e8" cx="56" cy="62" r="55"/>
    <circle data-part="opening" fill="#fff3b0" cx="56" cy="30" r="14"/>
    <circle data-part="opening" fill="#fff3b0" cx="86.4" cy="52.1" r="14"/>
    <circle data-part="opening" fill="#fff3b0" cx="74.8" cy="87.9" r="14"/>
    <circle data-part="opening" fill="#fff3b0" cx="37.2" cy="87.9" r="14"/>
    <circle data-part="opening" fill="#fff3b0" cx="25.6" cy="52.1" r="14"/>
    <circle data-part="hub" fill="#f2605a" cx="56" cy="62" r="9"/>
  `,

  // A pinball machine: a lit back board, bumpers, two flippers, a ball.
  "pinball-machine": `
    <path data-part="leg" fill="#8a94a8" d="M22 108H31V126H22Z"/>
    <path data-part="leg" fill="#8a94a8" d="M97 108H106V126H97Z"/>
    <path data-part="board" fill="#f2705a" d="M24 2H104Q108 2 108 6V34Q108 38 104 38H24Q20 38 20 34V6Q20 2 24 2Z"/>
    <path data-part="star" fill="#ffee80" d="M64 3L68 15L78 16L70 22L73 32L64 27L55 32L58 22L50 16L60 15Z"/>
    <circle data-part="light" fill="#ffffff" cx="34" cy="20" r="6"/>
    <circle data-part="light" fill="#ffffff" cx="94" cy="20" r="6"/>
    <path data-part="box" fill="#8fb8f0" d="M24 38L104 38L116 112L12 112Z"/>
    <path fill="#e4f2fc" d="M31 44L97 44L107 106L21 106Z"/>
    <circle data-part="bumper" fill="#f28aa8" cx="48" cy="58" r="9"/>
    <circle data-part="bumper" fill="#f28aa8" cx="80" cy="58" r="9"/>
    <circle data-part="bumper" fill="#ffe070" cx="64" cy="74" r="9"/>
    <circle fill="#ffffff" cx="48" cy="58" r="3.6"/>
    <circle fill="#ffffff" cx="80" cy="58" r="3.6"/>
    <circle fill="#ffffff" cx="64" cy="74" r="3.6"/>
    <path fill="#f2605a" d="M30 90C30.5 88.5 30 85 34 86C38 87 50.5 93.5 54 96C57.5 98.5 55.7 100.2 55 101C54.3 101.8 54 102 50 101C46 100 34.3 96.8 31 95C27.7 93.2 29.5 91.5 30 90Z"/>
    <path fill="#f2605a" d="M98 90C97.5 88.5 98 85 94 86C90 87 77.5 93.5 74 96C70.5 98.5 72.3 100.2 73 101C73.7 101.8 74 102 78 101C82 100 93.7 96.8 97 95C100.3 93.2 98.5 91.5 98 90Z"/>
    <circle data-part="ball" fill="#c8d0dc" cx="88" cy="80" r="5"/>
    <path data-part="handle" fill="#c8d0dc" d="M110 112H114Q116 112 116 114V122Q116 124 114 124H110Q108 124 108 122V114Q108 112 110 112Z"/>
    <path fill="#6f9cd8" d="M11 110H109Q112 110 112 113V115Q112 118 109 118H11Q8 118 8 115V113Q8 110 11 110Z"/>
  `,

  // A cotton candy machine: a bowl with a cloud of sugar on a stick, a cart with an awning.
  "cotton-candy-machine": `
    <path data-part="pole" fill="#c8a078" d="M14 24H20V100H14Z"/>
    <path data-part="pole" fill="#c8a078" d="M108 24H114V100H108Z"/>
    <path data-part="roof" fill="#f28aa8" d="M8 6H120L126 28Q117 36 108 28Q99 36 90 28Q81 36 73 28Q64 36 55 28Q46 36 37 28Q28 36 20 28Q11 36 2 28Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M30 6L22 28M50 6L46 29M78 6L82 29M98 6L106 28"/>
    <path data-part="cloud" fill="#ffd0e4" d="M64 38C68.7 38 74.3 36.7 78 38C81.7 39.3 83.7 43 86 46C88.3 49 92.3 52.7 92 56C91.7 59.3 87.3 63.7 84 66C80.7 68.3 76.7 69.3 72 70C67.3 70.7 60.7 70.7 56 70C51.3 69.3 47.3 68.3 44 66C40.7 63.7 36.3 59.3 36 56C35.7 52.7 39.7 49 42 46C44.3 43 46.3 39.3 50 38C53.7 36.7 59.3 38 64 38Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M54 52Q64 44 70 52Q74 60 64 62"/>
    <path data-part="bowl" fill="#e4ecf4" d="M26 62H102L94 84H34Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.4" d="M88 36L76 60"/>
    <path data-part="box" fill="#ffe070" d="M15 82H113Q116 82 116 85V107Q116 110 113 110H15Q12 110 12 107V85Q12 82 15 82Z"/>
    <path data-part="heart" fill="#f28aa8" d="M64 106C60.7 106 55.5 99.7 54 97C52.5 94.3 53.8 91.3 55 90C56.2 88.7 59.5 88.5 61 89C62.5 89.5 63 93 64 93C65 93 65.5 89.5 67 89C68.5 88.5 71.8 88.7 73 90C74.2 91.3 75.5 94.3 74 97C72.5 99.7 67.3 106 64 106Z"/>
    <circle fill="#ffffff" cx="34" cy="96" r="7"/>
    <circle fill="#ffffff" cx="94" cy="96" r="7"/>
    <circle data-part="wheel" fill="#9aa4b4" cx="34" cy="114" r="12"/>
    <circle data-part="hub" fill="#eef2f6" cx="34" cy="114" r="6"/>
    <circle data-part="wheel" fill="#9aa4b4" cx="94" cy="114" r="12"/>
    <circle data-part="hub" fill="#eef2f6" cx="94" cy="114" r="6"/>
  `,

  // A passport with a globe on its cover, a boarding pass looking out.
  passport: `
    <path data-part="page" fill="#fff6dc" d="M62 4L116 16L100 92L46 80Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M72 16L104 23M70 26L88 30"/>
    <path fill="#6f8fe8" d="M20 18H86Q92 18 92 24V118Q92 124 86 124H20Q14 124 14 118V24Q14 18 20 18Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M24 18V124"/>
    <circle fill="#ffe36b" cx="58" cy="66" r="22"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M37 66H79M58 45V87M58 45Q44 66 58 87M58 45Q72 66 58 87M41 55H75M41 77H75"/>
    <path fill="#ffe08a" d="M38 30H78Q80 30 80 32V35Q80 37 78 37H38Q36 37 36 35V32Q36 30 38 30Z"/>
    <path fill="#ffe08a" d="M45 98H71Q74 98 74 101V107Q74 110 71 110H45Q42 110 42 107V101Q42 98 45 98Z"/>
    <circle fill="#8f9ce0" cx="58" cy="104" r="3.6"/>
  `,

  // A belt bag with a zip and a buckle.
  "fanny-pack": `
    <path data-part="strap" fill="#8fb8f0" d="M4 40Q10 26 26 34L32 48L22 56Q14 48 8 54Z"/>
    <path data-part="strap" fill="#8fb8f0" d="M124 40Q118 26 102 34L96 48L106 56Q114 48 120 54Z"/>
    <path data-part="strap" fill="#8fb8f0" d="M18 40Q64 2 110 40L104 46Q64 14 24 46Z"/>
    <path data-part="buckle" fill="#ffe070" d="M57 14H71Q74 14 74 17V25Q74 28 71 28H57Q54 28 54 25V17Q54 14 57 14Z"/>
    <path data-part="bag" fill="#f2907a" d="M22 46C30.7 42.3 50 38 64 38C78 38 97.3 42.3 106 46C114.7 49.7 114.7 53.3 116 60C117.3 66.7 116.7 78.7 114 86C111.3 93.3 108.3 100 100 104C91.7 108 76 110 64 110C52 110 36.3 108 28 104C19.7 100 16.7 93.3 14 86C11.3 78.7 10.7 66.7 12 60C13.3 53.3 13.3 49.7 22 46Z"/>
    <path fill="#ffd0b8" d="M18 60Q64 50 110 60L109 68Q64 58 19 68Z"/>
    <path fill="#ffe070" d="M101 64H102Q105 64 105 67V77Q105 80 102 80H101Q98 80 98 77V67Q98 64 101 64Z"/>
    <path data-part="pocket" fill="#ffd0b8" d="M36 78Q64 72 92 78L88 98Q64 104 40 98Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M64 84L67 90L74 91L69 95L70 100L64 98L58 100L59 95L54 91L61 90Z"/>
  `,

  // Two cards for paying, a chip and a row of numbers.
  "credit-card": `
    <path fill="#ffd35c" d="M22 22L112 8L122 62L32 78Z"/>
    <path fill="#f2b04d" d="M25 34L114 20L116 30L27 45Z"/>
    <path fill="#a8d0f4" d="M14 44H102Q110 44 110 52V106Q110 114 102 114H14Q6 114 6 106V52Q6 44 14 44Z"/>
    <path fill="#ffe08a" d="M21 60H37Q40 60 40 63V74Q40 77 37 77H21Q18 77 18 74V63Q18 60 21 60Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M18 68.5H40M29 60V77"/>
    <path fill="none" stroke="#3a2a40" stroke-width="4" d="M18 90H34M42 90H58M66 90H82M90 90H98"/>
    <circle fill="#f28a80" cx="84" cy="66" r="11"/>
    <circle fill="#ffd890" cx="96" cy="66" r="11"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M18 104H56"/>
  `,

  // A beach bucket with a star on it, a spade, a sand mould.
  "sand-bucket": `
    <path fill="none" stroke="#3a2a40" stroke-width="3.6" d="M26 46Q30 4 60 4Q90 4 92 46"/>
    <path data-part="sand" fill="#f8dca0" d="M26 42C16.7 39.7 32.3 29.7 36 28C39.7 26.3 44.3 33 48 32C51.7 31 54.3 22 58 22C61.7 22 66 31 70 32C74 33 78.3 26.3 82 28C85.7 29.7 101.3 39.7 92 42C82.7 44.3 35.3 44.3 26 42Z"/>
    <path data-part="bucket" fill="#f28a7a" d="M22 44H96L86 116Q85 122 80 122H38Q33 122 32 116Z"/>
    <path data-part="rim" fill="#ffb0a0" d="M21 40H97Q101 40 101 44V47Q101 51 97 51H21Q17 51 17 47V44Q17 40 21 40Z"/>
    <path data-part="starfish" fill="#ffe070" d="M59 58L66 73L82 75L70 86L74 102L59 94L44 102L48 86L36 75L52 73Z"/>
    <path data-part="handle" fill="#8fb8f0" d="M107 26H108Q111 26 111 29V83Q111 86 108 86H107Q104 86 104 83V29Q104 26 107 26Z"/>
    <path fill="#8fb8f0" d="M98 14H118V22H111V30H104V22H98Z"/>
    <path data-part="blade" fill="#8fb8f0" d="M96 84C98.2 79.7 104 80 108 80C112 80 117.8 79.7 120 84C122.2 88.3 123 99.7 121 106C119 112.3 111.9 117.2 108 122C104.1 117.2 97 112.3 95 106C93 99.7 93.8 88.3 96 84Z"/>
    <path data-part="ground" fill="#f8dca0" d="M2 122C3.7 120.2 9.3 116.5 14 116C18.7 115.5 22.3 118.8 30 119C37.7 119.2 49 117 60 117C71 117 86.7 119.2 96 119C105.3 118.8 111 115.5 116 116C121 116.5 124.7 120.2 126 122C127.3 123.8 128 126.2 124 127C103.7 127.8 24.3 127.8 4 127C0 126.2 0.3 123.8 2 122Z"/>
  `,

  // A nebula: billows of gas in a band across the sky, a bright star in them, stars and a ringed planet about.
  nebula: `
    <path data-part="cloud" fill="#b8a8f0" d="M10 112A17 17 0 0 1 6 82A18 18 0 0 1 26 56A17 17 0 0 1 50 32A19 19 0 0 1 82 14A17 17 0 0 1 112 22A17 17 0 0 1 120 50A18 18 0 0 1 104 76A18 18 0 0 1 76 98A18 18 0 0 1 44 118A19 19 0 0 1 10 112Z"/>
    <path data-part="cloud" fill="#ff9fc8" d="M22 104A13 13 0 0 1 24 80A14 14 0 0 1 44 62A14 14 0 0 1 64 42A15 15 0 0 1 88 28A14 14 0 0 1 110 38A14 14 0 0 1 100 62A14 14 0 0 1 80 78A14 14 0 0 1 56 94A15 15 0 0 1 22 104Z"/>
    <path data-part="cloud" fill="#8fd0f4" d="M44 88A10 10 0 0 1 48 70A11 11 0 0 1 64 56A11 11 0 0 1 82 46A10 10 0 0 1 92 58A11 11 0 0 1 80 70A11 11 0 0 1 64 82A12 12 0 0 1 44 88Z"/>
    <path data-part="star" fill="#fff3b0" d="M70 52L73 62L84 66L73 70L70 80L67 70L56 66L67 62Z"/>
    <path data-part="star" fill="#fff3b0" d="M22 12L26 22L36 26L26 30L22 40L18 30L8 26L18 22Z"/>
    <path data-part="star" fill="#fff3b0" d="M108 88L112 99L123 103L112 107L108 118L104 107L93 103L104 99Z"/>
    <circle fill="#ffcf6a" cx="58" cy="12" r="10"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M46 17Q42 23 51 22Q68 18 72 9Q73 4 65 7"/>
  `,

  // A dog made of long balloons, knots between them.
  "balloon-animal": `
    <path data-part="tail" fill="#f28aa8" d="M100 58C99.3 54.3 103.3 46 106 40C108.7 34 112.7 24.3 116 22C119.3 19.7 125 22 126 26C127 30 124.7 40 122 46C119.3 52 113.7 60 110 62C106.3 64 100.7 61.7 100 58Z"/>
    <ellipse data-part="leg" fill="#f28aa8" cx="34" cy="100" rx="8.4" ry="23"/>
    <ellipse data-part="leg" fill="#f28aa8" cx="50" cy="102" rx="8.4" ry="23"/>
    <ellipse data-part="leg" fill="#f28aa8" cx="88" cy="100" rx="8.4" ry="23"/>
    <ellipse data-part="leg" fill="#f28aa8" cx="104" cy="98" rx="8.4" ry="23"/>
    <path data-part="body" fill="#f8a8c0" d="M40 72C41.7 68 49.7 62.3 56 60C62.3 57.7 71 57.7 78 58C85 58.3 93.7 59.3 98 62C102.3 64.7 105 70.3 104 74C103 77.7 98.3 82 92 84C85.7 86 73.7 86 66 86C58.3 86 50.3 86.3 46 84C41.7 81.7 38.3 76 40 72Z"/>
    <path data-part="neck" fill="#f28aa8" d="M36 42C38.7 41 43.7 41.3 46 44C48.3 46.7 50 53.3 50 58C50 62.7 48.3 69 46 72C43.7 75 38.7 77.3 36 76C33.3 74.7 31 68.3 30 64C29 59.7 29 53.7 30 50C31 46.3 33.3 43 36 42Z"/>
    <path data-part="ear" fill="#f8a8c0" d="M34 24C31.3 23.7 26.3 21 24 18C21.7 15 19.3 8.8 20 6C20.7 3.2 25 0.7 28 1C31 1.3 36 4.8 38 8C40 11.2 40.7 17.3 40 20C39.3 22.7 36.7 24.3 34 24Z"/>
    <path data-part="ear" fill="#f8a8c0" d="M40 22C39.3 19 40 11.3 42 8C44 4.7 49 2 52 2C55 2 59.3 5 60 8C60.7 11 58.3 17 56 20C53.7 23 48.7 25.7 46 26C43.3 26.3 40.7 25 40 22Z"/>
    <path data-part="head" fill="#f28aa8" d="M44 26C46 28.7 47.3 35 46 38C44.7 41 41 42.7 36 44C31 45.3 21.5 46.7 16 46C10.5 45.3 5 42.7 3 40C1 37.3 1.5 32.7 4 30C6.5 27.3 13 25.3 18 24C23 22.7 29.7 21.7 34 22C38.3 22.3 42 23.3 44 26Z"/>
    <circle data-part="nose" fill="#2a2440" cx="2.8" cy="35" r="2.8"/>
    <circle data-part="knot" fill="#f8a8c0" cx="40" cy="48" r="4"/>
    <circle data-part="knot" fill="#f8a8c0" cx="42" cy="76" r="4"/>
    <circle data-part="knot" fill="#f8a8c0" cx="98" cy="72" r="4"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M10 30Q18 26 26 28M52 66Q62 62 74 64"/>
    ${eye(30, 32, 0.7)}
  `,
};
