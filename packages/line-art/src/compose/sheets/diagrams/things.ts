import { type Diagram, fine, inside, label } from "./diagram.ts";

export const house: Diagram = {
  name: { en: "house", zh: "房子" },
  canvas: 190,
  svg: `
    <path data-part="chimney" fill="#d98a6a" d="M128 26L150 26L150 80L128 80Z"/>
    <path data-part="chimney" fill="#b96a4a" d="M124 16L154 16L154 27L124 27Z"/>
    <path data-part="wall" fill="#fbe8b8" d="M32 172L32 88L95 36L158 88L158 172Z"/>
    <path data-part="roof" fill="#e08a7a" d="M8 92L95 20L182 92L172 100L95 38L18 100Z"/>
    <circle data-detail="" data-part="window" fill="#8fc6e8" cx="95" cy="70" r="13"/>
    <path data-detail="" fill="none" stroke="#5a4a3a" stroke-width="1.800" d="M95 57L95 83M82 70L108 70"/>
    <path data-part="window" fill="#8fc6e8" d="M44 108L70 108L70 138L44 138Z"/>
    <path data-part="window" fill="#8fc6e8" d="M120 108L146 108L146 138L120 138Z"/>
    <path data-detail="" fill="none" stroke="#5a4a3a" stroke-width="1.800" d="M57 108L57 138M44 123L70 123M133 108L133 138M120 123L146 123"/>
    <path data-part="sill" fill="#c9a077" d="M40 138L74 138L74 145L40 145ZM116 138L150 138L150 145L116 145Z"/>
    <path data-part="door" fill="#c98f54" d="M80 172L80 118C80 102 110 102 110 118L110 172Z"/>
    <circle fill="#f6c945" cx="102" cy="142" r="3.500"/>
    <path fill="#d8d0cc" d="M70 170L120 170L120 180L70 180Z"/>
  `,
  labels: [
    label("chimney", "烟囱", [134, 36], [142, 36]),
    label("roof", "屋顶", [52, 64], [138, 64]),
    fine(label("attic", "阁楼", [74, 84], [116, 84])),
    label("window", "窗户", [50, 115], [139, 115]),
    label("wall", "墙", [40, 160], [150, 160]),
    label("door", "门", [88, 152], [102, 152]),
    fine(label("step", "台阶", [78, 175], [112, 175])),
  ],
};

export const castle: Diagram = {
  name: { en: "castle", zh: "城堡" },
  canvas: 200,
  svg: `
    <path data-part="water" fill="#8fc6e8" d="M2 150L198 150L198 180Q100 194 2 180Z"/>
    <path data-detail="" fill="none" stroke="#3a6a9a" stroke-width="1.500" d="M12 172Q20 166 28 172Q36 178 44 172M156 172Q164 166 172 172Q180 178 188 172"/>
    <path fill="none" stroke="#5a4a3a" stroke-width="2" d="M100 34L100 4"/>
    <path data-part="flag" fill="#f0705c" d="M100 5L128 12L100 20Z"/>
    <path fill="#d8d0cc" d="M70 120L70 32L81 32L81 41L94 41L94 32L106 32L106 41L119 41L119 32L130 32L130 120Z"/>
    <path data-part="window" fill="#8a9ab0" d="M92 76L92 62C92 53 108 53 108 62L108 76Z"/>
    <path data-part="tower" fill="#e4dcd4" d="M14 158L14 72L48 72L48 158Z"/>
    <path data-part="tower" fill="#e4dcd4" d="M152 158L152 72L186 72L186 158Z"/>
    <path data-part="roof" fill="#e08a7a" d="M6 74L31 24L56 74Z"/>
    <path data-part="roof" fill="#e08a7a" d="M144 74L169 24L194 74Z"/>
    <path data-part="window" fill="#8a9ab0" d="M25 104L25 92C25 84 37 84 37 92L37 104Z"/>
    <path data-part="window" fill="#8a9ab0" d="M163 104L163 92C163 84 175 84 175 92L175 104Z"/>
    <path data-part="wall" fill="#cfc4b8" d="M48 156L48 92L58 92L58 101L70 101L70 92L82 92L82 101L94 101L94 92L106 92L106 101L118 101L118 92L130 92L130 101L142 101L142 92L152 92L152 156Z"/>
    <path data-part="gate" fill="#a8713c" d="M80 156L80 132C80 114 120 114 120 132L120 156Z"/>
    <path data-detail="" fill="none" stroke="#5a3a1a" stroke-width="1.800" d="M93 121L93 156M107 121L107 156M80 138L120 138"/>
    <path data-part="bridge" fill="#c98f54" d="M80 156L120 156L130 190L70 190Z"/>
    <path data-detail="" fill="none" stroke="#5a3a1a" stroke-width="1.800" d="M77 167L123 167M74 178L126 178"/>
  `,
  labels: [
    label("flag", "旗帜", [110, 12]),
    fine(label("keep", "主楼", [78, 66], [122, 66])),
    label("tower", "塔楼", [21, 128], [179, 128]),
    fine(label("battlements", "城垛", [64, 106], [136, 106])),
    label("wall", "城墙", [62, 138], [138, 138]),
    inside(label("gate", "城门", [86, 148], [114, 148])),
    fine(label("drawbridge", "吊桥", [80, 184], [120, 184])),
    label("moat", "护城河", [12, 164], [188, 164]),
  ],
};

/** Cut open, in the gum. */
export const tooth: Diagram = {
  name: { en: "tooth", zh: "牙齿" },
  canvas: 180,
  svg: `
    <path fill="#f6a6a6" d="M6 102C20 84 40 82 54 92L126 92C140 82 160 84 174 102L174 176L6 176Z"/>
    <path data-part="bone" fill="#f2e2c4" d="M6 130Q30 114 54 120L126 120Q150 114 174 130L174 176L6 176Z"/>
    <path fill="#fbeec0" d="M52 92C40 72 36 40 54 24C66 14 80 20 90 26C100 20 114 14 126 24C144 40 140 72 128 92C126 116 124 146 112 164C106 170 102 166 100 156C98 142 96 132 90 132C84 132 82 142 80 156C78 166 74 170 68 164C56 146 54 116 52 92Z"/>
    <path fill="#ffffff" d="M52 94C38 72 36 40 54 24C66 14 80 20 90 26C100 20 114 14 126 24C144 40 142 72 128 94L120 90C130 70 131 50 119 39C110 32 100 38 90 42C80 38 70 32 61 39C49 50 50 70 60 90Z"/>
    <path fill="#f0909a" d="M90 70C98 60 112 60 112 74C112 90 110 104 109 116C108 130 108 140 106 150C100 138 103 120 90 112C77 120 80 138 74 150C72 140 72 130 71 116C70 104 68 90 68 74C68 60 82 60 90 70Z"/>
  `,
  labels: [
    label("enamel", "牙釉质", [48, 50], [132, 50]),
    fine(label("dentin", "牙本质", [63, 62], [117, 62])),
    label("pulp", "牙髓", [76, 82], [104, 82]),
    label("gum", "牙龈", [26, 106], [154, 106]),
    label("root", "牙根", [63, 132], [117, 132]),
    fine(label("jawbone", "颌骨", [26, 150], [154, 150])),
  ],
};
