/** What families eat at home: 128 × 128 boxes. */
export const suppers: Readonly<Record<string, string>> = {
  // A bowl of macaroni and cheese with a fork.
  "macaroni-and-cheese": `
    <path data-part="handle" fill="#c8d4e4" d="M96 10L106 14L92 48L84 44Z"/>
    <path data-part="bowl" fill="#7fb0e8" d="M6 62H122Q120 98 92 114H36Q8 98 6 62Z"/>
    <ellipse data-part="rim" fill="#ffffff" cx="64" cy="62" rx="58" ry="18"/>
    <path data-part="food" fill="#f5a020" d="M14 60A9.4 9.4 0 0 1 20 44A9.5 9.5 0 0 1 34 34A8.4 8.4 0 0 1 48 28A9.1 9.1 0 0 1 64 24A9.1 9.1 0 0 1 80 28A9.8 9.8 0 0 1 96 36A8.6 8.6 0 0 1 108 46A8.4 8.4 0 0 1 114 60A11.3 11.3 0 0 1 96 70A17.7 17.7 0 0 1 64 74A17.7 17.7 0 0 1 32 70A11.3 11.3 0 0 1 14 60Z"/>
    <path fill="#fff6d0" d="M18 60A14 14 0 0 1 46 60L38 61A6 6 0 0 0 26 61Z"/>
    <path fill="#fff6d0" d="M46 46A14 14 0 0 1 74 46L66 47A6 6 0 0 0 54 47Z"/>
    <path fill="#fff6d0" d="M76 54A14 14 0 0 1 104 54L96 55A6 6 0 0 0 84 55Z"/>
    <path fill="#fff6d0" d="M42 70A14 14 0 0 1 70 70L62 71A6 6 0 0 0 50 71Z"/>
    <path fill="#fff6d0" d="M78 72A14 14 0 0 1 106 72L98 73A6 6 0 0 0 86 73Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M22 84C25.7 86 37 93.7 44 96C51 98.3 57.3 98 64 98C70.7 98 77 98.3 84 96C91 93.7 102.3 86 106 84"/>
  `,

  // Chicken nuggets in a carton, a cup of dip before it.
  "chicken-nuggets": `
    <path fill="#f0b050" d="M13 42C13.7 37.8 16.2 30.7 20 28C23.8 25.3 31.5 24.7 36 26C40.5 27.3 45.5 31.7 47 36C48.5 40.3 47.8 48.5 45 52C42.2 55.5 34.8 56.8 30 57C25.2 57.2 18.8 55.5 16 53C13.2 50.5 12.3 46.2 13 42Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M24 37L27 39M35 35L37 38"/>
    <path fill="#ffd070" d="M39 34C39.7 29.8 42.2 22.7 46 20C49.8 17.3 57.5 16.7 62 18C66.5 19.3 71.5 23.7 73 28C74.5 32.3 73.8 40.5 71 44C68.2 47.5 60.8 48.8 56 49C51.2 49.2 44.8 47.5 42 45C39.2 42.5 38.3 38.2 39 34Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M50 29L53 31M61 27L63 30"/>
    <path fill="#f0b050" d="M65 40C65.7 35.8 68.2 28.7 72 26C75.8 23.3 83.5 22.7 88 24C92.5 25.3 97.5 29.7 99 34C100.5 38.3 99.8 46.5 97 50C94.2 53.5 86.8 54.8 82 55C77.2 55.2 70.8 53.5 68 51C65.2 48.5 64.3 44.2 65 40Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M76 35L79 37M87 33L89 36"/>
    <path fill="#ffd070" d="M85 52C85.7 47.8 88.2 40.7 92 38C95.8 35.3 103.5 34.7 108 36C112.5 37.3 117.5 41.7 119 46C120.5 50.3 119.8 58.5 117 62C114.2 65.5 106.8 66.8 102 67C97.2 67.2 90.8 65.5 88 63C85.2 60.5 84.3 56.2 85 52Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M96 47L99 49M107 45L109 48"/>
    <path fill="#f0b050" d="M27 56C27.7 51.8 30.2 44.7 34 42C37.8 39.3 45.5 38.7 50 40C54.5 41.3 59.5 45.7 61 50C62.5 54.3 61.8 62.5 59 66C56.2 69.5 48.8 70.8 44 71C39.2 71.2 32.8 69.5 30 67C27.2 64.5 26.3 60.2 27 56Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M38 51L41 53M49 49L51 52"/>
    <path fill="#ffd070" d="M55 56C55.7 51.8 58.2 44.7 62 42C65.8 39.3 73.5 38.7 78 40C82.5 41.3 87.5 45.7 89 50C90.5 54.3 89.8 62.5 87 66C84.2 69.5 76.8 70.8 72 71C67.2 71.2 60.8 69.5 58 67C55.2 64.5 54.3 60.2 55 56Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M66 51L69 53M77 49L79 52"/>
    <path data-part="box" fill="#f2605a" d="M8 54Q36 76 64 70Q92 76 120 54L110 122H18Z"/>
    <path data-part="star" fill="#ffe070" d="M46 83L50.1 92.3L60.3 93.4L52.7 100.2L54.8 110.1L46 105L37.2 110.1L39.3 100.2L31.7 93.4L41.9 92.3Z"/>
    <path fill="#ffffff" d="M76 96H122L116 122Q99 127 82 122Z"/>
    <ellipse fill="#d98a40" cx="99" cy="96" rx="23" ry="8"/>
  `,

  // Fish and chips: a golden fish on chips in a paper, a slice of lemon.
  "fish-and-chips": `
    <path fill="#ffe070" d="M10.7 24.7L22.1 21L40.1 76.2L28.7 79.9Z"/>
    <path fill="#ffe070" d="M27.6 13L39.4 11.3L47.5 68.8L35.6 70.4Z"/>
    <path fill="#ffe070" d="M47.3 7.6L59.2 8.5L55.2 66.3L43.2 65.5Z"/>
    <path fill="#ffe070" d="M83.9 9.5L95.8 10.7L89.8 68.4L77.9 67.2Z"/>
    <path fill="#ffe070" d="M101.2 17L112.7 20.4L96.7 76.1L85.2 72.8Z"/>
    <path fill="#ffe070" d="M114.5 29.2L125.3 34.5L99.9 86.6L89.1 81.3Z"/>
    <path fill="#f0a840" d="M20 74C20.3 69 23 59 28 54C33 49 42.3 45.7 50 44C57.7 42.3 67 42.3 74 44C81 45.7 86.7 53.7 92 54C97.3 54.3 101 48.3 106 46C111 43.7 119.7 38 122 40C124.3 42 119.7 52 120 58C120.3 64 126 73.3 124 76C122 78.7 113 72.7 108 74C103 75.3 100.3 81 94 84C87.7 87 78.3 91 70 92C61.7 93 51.3 91.3 44 90C36.7 88.7 30 86.7 26 84C22 81.3 19.7 79 20 74Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M44 58C45 59 49.7 61.7 50 64C50.3 66.3 46.7 70.7 46 72M62 54C63 55.3 67.7 59.3 68 62C68.3 64.7 64.7 68.7 64 70M80 58C81 59 85.7 61.7 86 64C86.3 66.3 82.7 70.7 82 72"/>
    <path data-part="paper" fill="#ffffff" d="M4 70Q32 96 64 88Q98 96 124 72L96 124H36Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M48 98L56 120M80 98L74 120"/>
    <circle fill="#ffd84a" cx="30" cy="104" r="17"/>
    <circle fill="#fffbd0" cx="30" cy="104" r="12"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M30 93V115M20 98L40 110M40 98L20 110"/>
  `,

  // Onion rings: a stack of golden rings on a plate, one leaning.
  "onion-rings": `
    <ellipse data-part="plate" fill="#8fb8e8" cx="64" cy="100" rx="62" ry="26"/>
    <ellipse fill="#ffffff" cx="64" cy="97" rx="50" ry="19"/>
    <ellipse fill="#f0a840" cx="52" cy="96" rx="36" ry="17"/>
    <ellipse fill="#f0a840" cx="52" cy="78" rx="36" ry="17"/>
    <ellipse fill="#f0a840" cx="52" cy="60" rx="36" ry="17"/>
    <ellipse fill="#f0a840" cx="52" cy="44" rx="36" ry="17"/>
    <ellipse fill="#ffffff" cx="52" cy="43" rx="20" ry="8"/>
    <circle fill="#ffc860" cx="94" cy="78" r="31"/>
    <circle fill="#ffffff" cx="94" cy="78" r="17"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M74 62L78 66M112 62L108 66M76 96L80 92M112 96L108 92M94 50V55M94 102V106"/>
  `,

  // Chicken wings on a plate, celery and a dip beside them.
  "chicken-wings": `
    <ellipse data-part="plate" fill="#8fb8e8" cx="64" cy="100" rx="62" ry="26"/>
    <ellipse fill="#ffffff" cx="64" cy="96" rx="50" ry="19"/>
    <path fill="#8fce7c" d="M102.9 85.2C103.1 84.4 103.6 82.4 104.1 80.4C104.5 78.4 105.2 75.9 105.8 73.4C106.4 70.8 107.2 67.9 107.9 65.2C108.5 62.5 109.3 59.6 109.9 57.1C110.5 54.5 111.2 52 111.6 50C112.1 48.1 112.7 46 112.9 45.2L103.1 42.8C102.9 43.6 102.4 45.6 101.9 47.6C101.5 49.6 100.8 52.1 100.2 54.6C99.6 57.2 98.8 60.1 98.1 62.8C97.5 65.5 96.7 68.4 96.1 70.9C95.5 73.5 94.8 76 94.4 78C93.9 79.9 93.3 82 93.1 82.8Z"/>
    <path fill="#b8e49c" d="M112.3 89.4C112.5 88.7 113.1 86.9 113.7 85.1C114.3 83.3 115.1 81 115.8 78.8C116.6 76.5 117.5 73.9 118.3 71.4C119.1 69 120 66.4 120.7 64.1C121.5 61.8 122.2 59.5 122.8 57.8C123.4 56 124 54.1 124.3 53.4L115.7 50.6C115.5 51.3 114.9 53.1 114.3 54.9C113.7 56.7 112.9 59 112.2 61.2C111.4 63.5 110.5 66.1 109.7 68.6C108.9 71 108 73.6 107.3 75.9C106.5 78.2 105.8 80.5 105.2 82.2C104.6 84 104 85.9 103.7 86.6Z"/>
    <path fill="#e08a3c" d="M14 84C10.3 79.3 9.3 71.7 10 66C10.7 60.3 14 53.7 18 50C22 46.3 29.3 44 34 44C38.7 44 43 47 46 50C49 53 49.3 61.3 52 62C54.7 62.7 58.3 57.7 62 54C65.7 50.3 70.3 42 74 40C77.7 38 82.3 39.7 84 42C85.7 44.3 85.7 49.3 84 54C82.3 58.7 77 65 74 70C71 75 69.7 80.3 66 84C62.3 87.7 57.7 90.3 52 92C46.3 93.7 38.3 95.3 32 94C25.7 92.7 17.7 88.7 14 84Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M24 62C25.3 61 29.3 56.3 32 56C34.7 55.7 38.7 59.3 40 60M30 78C31.7 78.3 37 80.7 40 80C43 79.3 46.7 75 48 74M62 68C63 66.7 66 62.3 68 60C70 57.7 73 55 74 54"/>
    <path fill="#f0a860" d="M44 104C40.3 100.3 39.3 94.3 40 90C40.7 85.7 44.3 80.3 48 78C51.7 75.7 58 75.3 62 76C66 76.7 69.3 79.7 72 82C74.7 84.3 75.3 90.3 78 90C80.7 89.7 84.7 82.7 88 80C91.3 77.3 95 74 98 74C101 74 105 77 106 80C107 83 106 88.3 104 92C102 95.7 97.7 99 94 102C90.3 105 87.3 108.3 82 110C76.7 111.7 68.3 113 62 112C55.7 111 47.7 107.7 44 104Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M52 90C53 89.3 56 86 58 86C60 86 63 89.3 64 90M74 102C75.7 101 81.3 98 84 96C86.7 94 89 91 90 90"/>
    <ellipse fill="#f2605a" cx="24" cy="108" rx="21" ry="11"/>
    <ellipse fill="#fffbe8" cx="24" cy="105" rx="15" ry="6.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M30 34Q36 27.200000000000003 30 24Q25 19 31 14M64 34Q70 27.200000000000003 64 24Q59 19 65 14"/>
  `,

  // A boiled egg in its cup, the top cut off, strips of toast.
  "boiled-egg": `
    <path fill="#d9944a" d="M86 18L100 14L108 84L94 86Z"/>
    <path fill="#ffe0a0" d="M90 22L97 20L104 80L97 82Z"/>
    <path fill="#d9944a" d="M110 24L124 24L120 88L106 86Z"/>
    <path fill="#ffe0a0" d="M113 29L120 29L116 82L110 81Z"/>
    <path data-part="egg" fill="#ffffff" d="M14 62Q14 24 48 18Q82 24 82 62Z"/>
    <ellipse fill="#fff6e0" cx="48" cy="30" rx="25" ry="11"/>
    <ellipse data-part="yolk" fill="#ffb830" cx="48" cy="30" rx="15" ry="6.4"/>
    <path fill="#7fb0e8" d="M10 60H86Q86 96 58 100V108Q74 112 76 124H20Q22 112 38 108V100Q10 96 10 60Z"/>
    <path data-part="band" fill="#ffe070" d="M11 70H85Q84 78 82 82H14Q12 78 11 70Z"/>
  `,

  // Half a grilled cheese sandwich: toasted bread, melted cheese that runs over its cut edge.
  "grilled-cheese": `
    <ellipse data-part="plate" fill="#8fb8e8" cx="64" cy="110" rx="62" ry="16"/>
    <path data-part="bread" fill="#f0b060" d="M64 10L124 58L4 58Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M52 30L76 50M40 40L54 51M64 21L92 44"/>
    <path data-part="bread" fill="#fff0c8" d="M10 86H118Q124 86 124 92V98Q124 104 118 104H10Q4 104 4 98V92Q4 86 10 86Z"/>
    <path data-part="cream" fill="#ffc020" d="M4 72H124V86Q118 94 112 86H100V98Q96 106 90 98V88H66Q60 96 54 88H44V104Q38 114 32 104V88H14Q8 92 4 86Z"/>
    <path data-part="bread" fill="#fff0c8" d="M8 58H120Q124 58 124 62V70Q124 74 120 74H8Q4 74 4 70V62Q4 58 8 58Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M22 32Q28 25.200000000000003 22 22Q17 17 23 12M104 32Q110 25.200000000000003 104 22Q99 17 105 12"/>
  `,

  // A bowl of tomato soup with a swirl of cream, a leaf and croutons.
  "tomato-soup": `
    <path data-part="bowl" fill="#7fb0e8" d="M6 62H122Q120 98 92 110H36Q8 98 6 62Z"/>
    <path fill="#7fb0e8" d="M43 108H85Q88 108 88 111V117Q88 120 85 120H43Q40 120 40 117V111Q40 108 43 108Z"/>
    <ellipse data-part="rim" fill="#ffffff" cx="64" cy="62" rx="58" ry="20"/>
    <ellipse fill="#f2705a" cx="64" cy="62" rx="51" ry="16"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M40 64C41 62.7 42.3 57.7 46 56C49.7 54.3 56.7 53.7 62 54C67.3 54.3 74.7 56 78 58C81.3 60 83.3 64 82 66C80.7 68 74 69.8 70 70C66 70.2 60 68.3 58 67C56 65.7 56.7 63 58 62C59.3 61 64.7 61.2 66 61"/>
    <path fill="#f5c060" d="M24 54L36 50L40 60L28 64Z"/>
    <path fill="#f5c060" d="M90 54L102 52L104 62L92 64Z"/>
    <path data-part="leaf" fill="#6fb85a" d="M60 48C59.3 45.7 62.7 38.3 66 36C69.3 33.7 78 32.7 80 34C82 35.3 79.7 41.3 78 44C76.3 46.7 73 49.3 70 50C67 50.7 60.7 50.3 60 48Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M36 28Q42 21.2000000000003 36 18Q31 13 37 8M100 28Q106 21.2000000000003 100 18Q95 13 101 8"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M24 86C27.3 87.7 37.3 94 44 96C50.7 98 57.3 98 64 98C70.7 98 77.3 98 84 96C90.7 94 100.7 87.7 104 86"/>
  `,

  // Mashed potatoes in a bowl, butter melting in the hollow on top.
  "mashed-potatoes": `
    <path data-part="bowl" fill="#8fce9a" d="M6 72H122Q120 106 92 118H36Q8 106 6 72Z"/>
    <ellipse data-part="rim" fill="#ffffff" cx="64" cy="72" rx="58" ry="16"/>
    <path fill="#fff0c0" d="M12 70C10 65.7 16.7 57.3 20 54C23.3 50.7 29 53 32 50C35 47 34.3 39 38 36C41.7 33 50.3 34.3 54 32C57.7 29.7 56.3 23.3 60 22C63.7 20.7 71.7 22 76 24C80.3 26 82.7 31 86 34C89.3 37 93.3 38.7 96 42C98.7 45.3 99 51 102 54C105 57 111.7 57.3 114 60C116.3 62.7 119 66.7 116 70C113 73.3 104.7 78 96 80C87.3 82 74.7 82 64 82C53.3 82 40.7 82 32 80C23.3 78 14 74.3 12 70Z"/>
    <path fill="#ffd84a" d="M50 38Q64 46 80 38Q90 48 84 58Q86 70 78 70Q74 64 70 60Q60 62 54 66Q46 64 48 54Q44 46 50 38Z"/>
    <path fill="#ffb820" d="M56 32L72 26L80 36L64 44Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M26 66C27.3 65 31.3 60.3 34 60C36.7 59.7 40.7 63.3 42 64M92 66C93 65 95.7 60.3 98 60C100.3 59.7 104.7 63.3 106 64"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M30 30Q36 23.2000000000003 30 20Q25 15 31 10M104 30Q110 23.2000000000003 104 20Q99 15 105 10"/>
  `,

  // An omelette folded in half on a plate, tomato and herbs in it, parsley.
  omelette: `
    <ellipse data-part="plate" fill="#8fb8e8" cx="64" cy="96" rx="62" ry="26"/>
    <ellipse fill="#ffffff" cx="64" cy="92" rx="50" ry="19"/>
    <path data-part="egg" fill="#ffd84a" d="M10 84Q18 46 64 44Q112 48 118 84Q104 98 64 98Q22 98 10 84Z"/>
    <path fill="#ffe9a0" d="M10 84Q30 72 64 72Q100 72 118 84Q104 98 64 98Q22 98 10 84Z"/>
    <circle fill="#f2605a" cx="40" cy="84" r="6.5"/>
    <circle fill="#f2605a" cx="70" cy="88" r="6.5"/>
    <circle fill="#f2605a" cx="94" cy="83" r="6"/>
    <circle fill="#6fb85a" cx="54" cy="80" r="4.5"/>
    <circle fill="#6fb85a" cx="84" cy="80" r="4.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M40 58C41.7 57.3 47 54 50 54C53 54 56.7 57.3 58 58M76 56C77.3 55.7 81.3 53.3 84 54C86.7 54.7 90.7 59 92 60"/>
    <path data-part="leaf" fill="#6fb85a" d="M92 106A4.5 4.5 0 0 1 90 98A5.5 5.5 0 0 1 98 92A5.6 5.6 0 0 1 108 94A4.9 4.9 0 0 1 112 102A5.5 5.5 0 0 1 106 110A8 8 0 0 1 92 106Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M44 36Q50 29.2000000000003 44 26Q39 21 45 16M84 36Q90 29.2000000000003 84 26Q79 21 85 16"/>
  `,

  // Garlic bread: a cut loaf with herbs, a bulb of garlic before it.
  "garlic-bread": `
    <path data-part="bread" fill="#d9944a" d="M2 84Q0 26 20 24Q40 26 36 84Z"/>
    <path fill="#fff0c0" d="M7 80Q5 34 19 32Q32 36 30 80Z"/>
    <circle fill="#6fb85a" cx="16" cy="50" r="3.4"/>
    <circle fill="#6fb85a" cx="21" cy="66" r="3.4"/>
    <path data-part="bread" fill="#d9944a" d="M24 84Q22 26 42 24Q62 26 58 84Z"/>
    <path fill="#fff0c0" d="M29 80Q27 34 41 32Q54 36 52 80Z"/>
    <circle fill="#6fb85a" cx="38" cy="50" r="3.4"/>
    <circle fill="#6fb85a" cx="43" cy="66" r="3.4"/>
    <path data-part="bread" fill="#d9944a" d="M46 84Q44 26 64 24Q84 26 80 84Z"/>
    <path fill="#fff0c0" d="M51 80Q49 34 63 32Q76 36 74 80Z"/>
    <circle fill="#6fb85a" cx="60" cy="50" r="3.4"/>
    <circle fill="#6fb85a" cx="65" cy="66" r="3.4"/>
    <path data-part="bread" fill="#d9944a" d="M68 84Q66 26 86 24Q106 26 102 84Z"/>
    <path fill="#fff0c0" d="M73 80Q71 34 85 32Q98 36 96 80Z"/>
    <circle fill="#6fb85a" cx="82" cy="50" r="3.4"/>
    <circle fill="#6fb85a" cx="87" cy="66" r="3.4"/>
    <path data-part="bread" fill="#d9944a" d="M90 84Q88 26 108 24Q128 26 123 84Z"/>
    <path fill="#fff0c0" d="M95 80Q93 34 107 32Q120 36 118 80Z"/>
    <circle fill="#6fb85a" cx="104" cy="50" r="3.4"/>
    <circle fill="#6fb85a" cx="109" cy="66" r="3.4"/>
    <path data-part="board" fill="#c88a50" d="M6 82H122Q126 82 126 86V90Q126 94 122 94H6Q2 94 2 90V86Q2 82 6 82Z"/>
    <path fill="#ffffff" d="M62 92Q64 82 60 74H68Q66 82 72 90Q90 94 92 108Q90 124 66 124Q42 124 42 108Q44 94 62 92Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 94C62.7 96 56.7 101.3 56 106C55.3 110.7 59.3 119.3 60 122M68 94C69.3 96 75.3 101.3 76 106C76.7 110.7 72.7 119.3 72 122"/>
  `,

  // Sausages on a plate: three in a row with lines from the grill, a dab of mustard.
  sausages: `
    <ellipse data-part="plate" fill="#8fb8e8" cx="64" cy="94" rx="62" ry="26"/>
    <ellipse fill="#ffffff" cx="64" cy="90" rx="50" ry="19"/>
    <path fill="#d9744a" d="M14.7 67.3C15.7 68.2 19.2 71.8 21 72.6C22.9 73.3 24.1 72.2 25.8 71.7C27.4 71.2 29 70.6 30.8 69.7C32.6 68.9 34.7 67.8 36.4 66.9C38.2 66 39.7 65.1 41.4 64.4C43.1 63.7 44.4 63.2 46.5 62.7C48.6 62.2 51.3 61.8 54.1 61.4C56.8 61.1 60 60.8 62.8 60.7C65.6 60.6 68.1 60.6 70.7 60.9C73.3 61.2 75.6 61.8 78.3 62.6C80.9 63.3 84 64.5 86.6 65.4C89.2 66.3 92 67.4 94 68.1C96.1 68.8 97.4 69.4 98.8 69.7C100.3 70.1 101.1 71.1 102.9 70.4C104.6 69.6 108.2 66.2 109.3 65.3L110.7 62.7C110.9 61.4 112.4 56.6 111.9 54.7C111.5 52.7 109.8 52.1 108.1 51C106.4 49.9 104.3 48.9 102 47.9C99.6 46.8 97.2 45.9 94.3 44.8C91.4 43.8 87.9 42.4 84.4 41.4C80.9 40.5 77 39.5 73.3 39.1C69.6 38.6 65.8 38.6 62.1 38.7C58.4 38.8 54.7 39.2 51.3 39.6C47.8 40 44.6 40.5 41.5 41.3C38.4 42.1 35.3 43.1 32.7 44.2C30.1 45.3 27.9 46.6 26 47.6C24 48.6 22.8 49.3 21.2 50.3C19.6 51.2 17.9 52 16.4 53C15 54.1 13.3 54.5 12.7 56.5C12.2 58.4 13.2 63.3 13.3 64.7Z"/>
    <path fill="#f09a6a" d="M8.7 91.3C9.7 92.2 13.2 95.8 15 96.6C16.8 97.3 17.9 96.2 19.5 95.8C21.1 95.3 22.7 94.7 24.6 93.8C26.6 93 29 91.7 31.2 90.7C33.4 89.6 35.5 88.5 37.6 87.7C39.7 86.9 41.5 86.3 43.9 85.8C46.4 85.4 49.4 85.1 52.5 85C55.6 84.8 59.3 84.8 62.6 85C65.9 85.1 69.1 85.4 72.3 85.9C75.5 86.4 78.6 87.1 81.8 88C85 88.9 88.7 90.2 91.8 91.2C94.8 92.3 97.9 93.4 100.2 94.2C102.4 94.9 103.7 95.4 105.2 95.8C106.6 96.2 107.2 97.1 108.9 96.3C110.6 95.6 114.2 92.1 115.3 91.3L116.7 88.7C117 87.4 118.6 82.7 118.2 80.8C117.8 78.9 116.1 78.2 114.4 77.1C112.7 75.9 110.4 74.9 107.8 73.8C105.3 72.7 102.4 71.7 99 70.5C95.7 69.4 91.7 67.9 87.8 66.9C83.9 65.8 79.7 64.8 75.7 64.1C71.6 63.5 67.6 63.2 63.6 63C59.6 62.8 55.4 62.8 51.5 63C47.6 63.2 43.7 63.5 40.1 64.2C36.4 64.9 32.7 66.1 29.5 67.2C26.4 68.4 23.6 69.9 21.2 71.1C18.9 72.3 17.2 73.2 15.4 74.2C13.5 75.2 11.6 76 10.2 77.1C8.7 78.2 7 78.6 6.5 80.6C6 82.5 7.2 87.3 7.3 88.7Z"/>
    <path fill="#d9744a" d="M16.6 111.4C17.7 112.3 21.2 116 23.2 116.7C25.2 117.5 26.8 116.3 28.6 115.8C30.4 115.4 32.2 114.8 34 114.1C35.8 113.4 37.9 112.6 39.6 111.9C41.3 111.2 42.8 110.5 44.4 110C46.1 109.5 47.4 109.2 49.5 108.9C51.6 108.6 54.4 108.4 57.2 108.3C60 108.2 63.5 108.2 66.4 108.3C69.3 108.4 72.1 108.6 74.6 108.9C77.2 109.2 79.3 109.7 81.6 110.2C83.9 110.8 86.3 111.6 88.3 112.2C90.4 112.8 92.5 113.6 94 114.1C95.5 114.6 96.2 114.9 97.3 115.2C98.4 115.5 98.8 116.4 100.5 115.7C102.1 115.1 106 112 107.1 111.2L108.9 108.8C109.2 107.5 111.4 103.1 111.2 101.2C111.1 99.2 109.4 98.4 107.9 97.2C106.4 96 104.1 94.9 102 93.9C99.9 92.9 97.7 92.2 95.2 91.4C92.7 90.5 89.8 89.6 86.9 88.9C83.9 88.2 80.7 87.5 77.4 87.1C74.1 86.7 70.6 86.5 67.1 86.3C63.6 86.2 59.9 86.2 56.4 86.3C53 86.5 49.6 86.6 46.5 87.1C43.4 87.6 40.4 88.3 37.8 89.1C35.2 89.8 33 90.9 31.1 91.7C29.1 92.5 27.8 93.1 26 93.9C24.2 94.7 22.1 95.6 20.4 96.6C18.7 97.7 16.6 98.2 15.8 100.2C14.9 102.2 15.5 107.2 15.4 108.6Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M40 48L43 58M60 46L61 57M80 47L79 58M36 70L40 82M62 69L63 82M88 72L86 84M48 92L50 103M74 92L73 103"/>
    <path data-part="cream" fill="#ffd84a" d="M98 44A5.5 5.5 0 0 1 98 34A5.5 5.5 0 0 1 106 28A5.9 5.9 0 0 1 116 32A5.6 5.6 0 0 1 118 42A5.5 5.5 0 0 1 110 48A7 7 0 0 1 98 44Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M34 34Q40 27.200000000000003 34 24Q29 19 35 14M70 34Q76 27.200000000000003 70 24Q65 19 71 14"/>
  `,

  // A crepe folded to a fan in paper: cream, strawberries, a banana.
  crepe: `
    <path fill="#ffe0a0" d="M14 40Q20 12 50 14Q64 2 82 12Q112 12 116 40L70 122Q64 127 58 122Z"/>
    <path data-part="cream" fill="#ffffff" d="M26 40A8.9 8.9 0 0 1 28 24A9.4 9.4 0 0 1 44 18A10 10 0 0 1 62 16A10 10 0 0 1 80 18A11.5 11.5 0 0 1 100 24A9.1 9.1 0 0 1 104 40A11.5 11.5 0 0 1 84 46A22 22 0 0 1 44 46A10.4 10.4 0 0 1 26 40Z"/>
    <path data-part="fruit" fill="#f2605a" d="M38 40Q34 20 48 18Q60 22 56 40Q48 48 38 40Z"/>
    <path data-part="fruit" fill="#f2605a" d="M78 40Q74 20 88 20Q100 22 96 38Q88 48 78 40Z"/>
    <circle fill="#ffe070" cx="67" cy="34" r="11"/>
    <circle fill="#fff6d0" cx="67" cy="34" r="5"/>
    <path fill="#ffcf78" d="M14 40Q40 58 66 48Q94 58 116 40L70 122Q64 127 58 122Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M34 52L58 112M98 52L76 98"/>
    <path data-part="paper" fill="#f7a0b4" d="M36 84L98 72L70 122Q64 127 58 122Z"/>
  `,

  // A bowl of fruit salad: slices of orange and kiwi, grapes, a strawberry.
  "fruit-salad": `
    <path data-part="bowl" fill="#c8e8f8" d="M6 60H122Q120 98 92 110H84V118H44V110H36Q8 98 6 60Z"/>
    <circle fill="#ff9a3c" cx="34" cy="44" r="21"/>
    <circle fill="#fff0d0" cx="34" cy="44" r="15.4"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M34 30V58M21 36L47 52M47 36L21 52"/>
    <circle fill="#aa844f" cx="96" cy="46" r="20"/>
    <circle fill="#a8dc6c" cx="96" cy="46" r="16"/>
    <circle fill="#fffbe0" cx="96" cy="46" r="6"/>
    <path data-part="fruit" fill="#f2605a" d="M52 34Q50 14 66 14Q82 16 78 34Q74 50 65 54Q54 48 52 34Z"/>
    <path data-part="leaf" fill="#5fa84a" d="M54 20L66 14L78 20L70 8L66 12L60 8Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M60 28V31M70 27V30M65 38V41"/>
    <circle fill="#b08ae0" cx="52" cy="56" r="9"/>
    <circle fill="#b08ae0" cx="76" cy="57" r="9"/>
    <circle fill="#c8a8f0" cx="64" cy="62" r="9"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M22 84C23.3 86 26.3 93.3 30 96C33.7 98.7 41.7 99.3 44 100"/>
  `,

  // A gravy boat with gravy on a small plate.
  "gravy-boat": `
    <ellipse data-part="plate" fill="#ffffff" cx="62" cy="112" rx="50" ry="14"/>
    <path data-part="handle" fill="#8fb8e8" d="M92 58Q124 44 122 74Q118 96 88 90L90 80Q110 84 112 70Q110 60 94 68Z"/>
    <path fill="#8fb8e8" d="M2 40Q22 50 40 48H98Q100 92 74 100V106Q84 108 86 114H38Q40 108 50 106V100Q20 92 2 40Z"/>
    <path data-part="rim" fill="#ffffff" d="M2 40Q30 34 60 36Q92 36 98 48Q92 58 62 58Q28 58 2 40Z"/>
    <path fill="#c87a40" d="M18 43Q40 39 62 41Q86 42 90 48Q82 54 62 54Q36 54 18 43Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M28 72C30.7 73.7 38 80.3 44 82C50 83.7 57.7 83.3 64 82C70.3 80.7 79 75.3 82 74"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M52 28Q58 21.2000000000003 52 18Q47 13 53 8M76 28Q82 21.2000000000003 76 18Q71 13 77 8"/>
  `,
};
