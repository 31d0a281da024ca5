import type { InformationTexts } from "./information-text.ts";

export const en: InformationTexts = {
  about: {
    title: "About {brand}",
    lead: "{brand} turns a sentence into a coloring page: black lines on white paper, ready for crayons. It is free and needs no account.",
    updated: "2026-11-21",
    sections: [
      {
        id: "why",
        heading: "Why {brand} exists",
        paragraphs: [
          "Children rarely want just any coloring page. They want a dinosaur on a bicycle, under a rainbow, today. Grown-ups want a page that prints without gray smudges, without a watermark, without signing up for anything. We wanted both, so we built this.",
          "You say what you would like to see, in English or in Chinese. A few moments later there is a page that you can print, download or color on screen.",
        ],
      },
      {
        id: "how",
        heading: "How a page is made",
        paragraphs: [
          "Our own drawing engine reads your sentence, looks for the things in it that it can draw, arranges them on the sheet and draws them as closed outlines. It tells you what it did not understand instead of guessing. Every page is pure black on white, and every area can be filled without the color running out.",
          "The catalog works the same way: people wrote the ideas, the engine drew them, and people looked at the results before they were published.",
        ],
      },
      {
        id: "difficulty",
        heading: "What the crayons mean",
        paragraphs: ["Each page of the catalog carries one to four crayons:"],
        points: [
          "One: few, large areas and thick lines, for the first crayons of a toddler.",
          "Two: for kindergarten and early school years.",
          "Three: smaller areas and more to discover, for older children.",
          "Four: fine detail for patient people of any age.",
        ],
      },
      {
        id: "money",
        heading: "How it is paid for",
        paragraphs: [
          "{brand} is free. A small number of advertisements helps to pay for the servers. They never stand between a picture and its buttons, never in the coloring tool, and they run in a sealed frame that cannot see what you or your child are doing here.",
        ],
      },
      {
        id: "contact",
        heading: "Write to us",
        paragraphs: [
          "Something is missing, wrong, or not right for children? Please write to {email}. Tell us the address of the page, and we will look at it.",
        ],
      },
    ],
  },
  terms: {
    title: "Terms of use",
    lead: "What you may do with {brand} and its pages, and what we ask of you. In short: print, color, share, be kind.",
    updated: "2026-11-21",
    sections: [
      {
        id: "use",
        heading: "Using the site",
        paragraphs: [
          "{brand} may be used by anyone, free of charge and without an account. Children should use it with the knowledge of a parent, guardian or teacher.",
        ],
        points: [
          "Do not try to make pictures that are sexual, cruel, hateful or otherwise not for children. Descriptions of that kind are refused.",
          "Do not overload the site, for example with automated requests beyond the limits it tells you, and do not try to get around its protections.",
        ],
      },
      {
        id: "pages",
        heading: "What you may do with the pages",
        paragraphs: [
          "You may print, download, copy and color the pages, at home, in school, in a library, in therapy or at work, and you may give the printed pages to others. That holds for the catalog and for pages made from your own words.",
          "The line art is based in part on openly licensed drawings. If you publish or sell the files themselves or things made from them, please keep to those licenses; they are listed on the page on copyright.",
        ],
      },
      {
        id: "words",
        heading: "Your words",
        paragraphs: [
          "You keep every right to your descriptions. You allow us to store them and to draw a page from them, because otherwise we could not. Please put nothing personal into them: anyone who has the address of a picture can open it.",
        ],
      },
      {
        id: "promise",
        heading: "What we promise, and what we do not",
        paragraphs: [
          "We take care that the pages are suitable for children and that the site works. But pages are drawn by a program, so a drawing can turn out odd, and the site can be down at times. It is offered as it is, without warranty, as far as the law allows that.",
          "Pages of the catalog may be changed or taken away. A page that you have downloaded stays yours.",
        ],
      },
      {
        id: "changes",
        heading: "Changes",
        paragraphs: [
          "When these terms change, the date on this page changes too. Questions go to {email}.",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacy",
    lead: "No account, no tracking across sites, no profile of you or your child. This page says exactly what is stored, where, and for how long.",
    updated: "2026-11-21",
    sections: [
      {
        id: "browser",
        heading: "What stays in your browser",
        paragraphs: [
          "These things are kept in this browser's storage, on your device. You can delete them at any time by clearing the data of this site.",
        ],
        points: [
          "The language you chose. It is also kept in a cookie called “language”, for up to 400 days, so that pages arrive in the right language at once. It is the only cookie we give to visitors.",
          "Your gallery: the last 16 pages that you made, with their descriptions.",
          "Pictures that you open in the coloring tool, your coloring, and the crayons and settings you chose last. They are not sent to us. The tool also keeps a copy of itself and of its last 60 pictures, so that it opens without a connection.",
          "Which pages are being drawn for you at the moment, so that none is lost when you load the page again.",
          "A list of the last 100 things you did here, such as “downloaded a page” (see below), and a copy of the advertisement that is being shown.",
        ],
      },
      {
        id: "descriptions",
        heading: "Descriptions and pictures",
        paragraphs: [
          "When you make a page, its description, your choices and the finished picture are stored on our server, without your name, address or any other mark of who you are. They stay there so that the address of your picture keeps working, for 400 days at most; then they are deleted by themselves, unless a page of our catalog shows the very same picture. What you want to keep, please download. Please write no names, addresses or other personal things into a description.",
          "If whoever runs this site has connected an outside drawing or text service, the words of your description are sent to that service to make the picture or its text; nothing about you is. Without such a service, nothing leaves our server.",
          "You want a picture to be deleted earlier? Write to {email} with its address.",
        ],
      },
      {
        id: "counting",
        heading: "How we count visits",
        paragraphs: [
          "We want to know which pages are liked, not by whom. Each view, download and print of a catalog page counts once a visitor and day. For that we calculate a code from your network address, your browser's name and a random number that is new every day. The number and the codes are deleted once the day is over; from then on nobody, ourselves included, can tell who they belonged to. What remains is a count.",
          "Your browser also tells us in short what happens: a page was opened, a picture was finished, downloaded or printed, or an error occurred. Such a note holds the time, the path of the page, the browser's name and language, and for pictures their description. It holds no address and no mark that ties two notes together. Notes are deleted after 400 days at the latest, error reports after 90.",
          "Words that were searched for without result, and words of a description that we could not draw, are kept for up to 400 days, with how often and one description they stood in, but not by whom, so that we can draw what is missing.",
        ],
      },
      {
        id: "server",
        heading: "What the server sees",
        paragraphs: [
          "To answer at all, the server sees your network address. It keeps it in memory for a short time, in scrambled form, to stop floods of requests. It is not written to our logs. A company that carries the traffic to our server may keep its own records.",
        ],
      },
      {
        id: "advertisements",
        heading: "Advertisements",
        paragraphs: [
          "Advertisements run in a sealed frame with an origin of its own. They can read neither this site's storage nor your pictures. The advertiser's server can see your network address when it delivers the advertisement, and may set cookies of its own, as on any other site; what it does with them is governed by its own policy.",
        ],
      },
      {
        id: "children",
        heading: "Children",
        paragraphs: [
          "{brand} is made for families and schools. We ask children for nothing: no name, no age, no e-mail address. There is nowhere to post, chat or share in public.",
        ],
      },
      {
        id: "rights",
        heading: "Your rights",
        paragraphs: [
          "You may ask what is stored, and have it corrected or deleted. As nothing of it carries your name, please send the address of the picture you mean to {email}.",
        ],
      },
    ],
  },
  copyright: {
    title: "Copyright and licenses",
    lead: "Where the drawings come from, what you may do with them, and how to have something taken down.",
    updated: "2026-11-21",
    sections: [
      {
        id: "pages",
        heading: "The pages",
        paragraphs: [
          "The coloring pages are made by {brand}'s drawing engine. Where the site's owner has connected an outside drawing service, pages from your own words may come from there. You may use them free of charge for private purposes, for teaching, in libraries, clubs, hospitals and offices, and hand out copies. Naming {brand} is welcome, not required.",
          "The texts on this site and its design belong to the {brand} authors. The program itself is free software under the MIT License.",
        ],
      },
      {
        id: "sources",
        heading: "What the drawings are based on",
        paragraphs: [
          "Part of the line art is derived from these openly licensed works. Shapes are turned into outlines, simplified and put together anew:",
        ],
        points: [
          "Noto Emoji, © Google Inc. and the Noto Emoji authors, Apache License 2.0.",
          "Fluent Emoji (flat), © Microsoft Corporation, MIT License.",
          "Fredoka, © 2016 The Fredoka Project Authors, SIL Open Font License 1.1: headings of this site and letters in pages.",
          "ZCOOL KuaiLe, © 2018 The ZCOOL KuaiLe Project Authors, SIL Open Font License 1.1: Chinese characters in pages.",
          "Make Me a Hanzi, © 1999 Arphic Technology Co., Ltd., Arphic Public License: the order of the strokes of Chinese characters.",
          "Emojibase, © Miles Johnson, MIT License: words for drawings.",
          "WordNet 3.1, © 2011 Princeton University, WordNet License: which things are kinds of which.",
          "Clipper2, © Angus Johnson, Boost Software License 1.0: the geometry of outlines.",
        ],
      },
      {
        id: "others",
        heading: "Characters and brands",
        paragraphs: [
          "Our catalog holds no characters or logos of other companies. If you describe one, the engine draws what it knows of the words, for instance a mouse; it has no drawings of protected characters. Names of products and characters belong to their owners.",
        ],
      },
      {
        id: "removal",
        heading: "Having a page taken down",
        paragraphs: [
          "You think that a page infringes your rights, or that it should not be here for another reason? Write to {email} and tell us:",
        ],
        points: [
          "the address of the page,",
          "what is wrong with it and, if it is about rights, which work it touches and that you may speak for its owner,",
          "how we can reach you.",
        ],
      },
      {
        id: "after",
        heading: "What happens then",
        paragraphs: [
          "We look at every message. What is justified we take down, page and picture, and we tell you. Seeding the catalog again does not bring a removed page back.",
        ],
      },
    ],
  },
};
