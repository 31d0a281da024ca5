import type { HomeText } from "./home-text.ts";

export const en: HomeText = {
  meta: {
    title: "Free coloring pages from your own words",
    description:
      "Describe anything and get a black-line coloring page in seconds. Download it, print it or color it online. Free, no account, in English and Chinese.",
  },
  hero: {
    title: "Say it. Print it.\nColor it.",
    lead: "Describe a picture in your own words and get a page with clean black lines, ready for crayons. Free, and no account needed.",
  },
  teaser: {
    title: "Or start with a ready-made page",
    lead: "Picked and sorted, for mornings when nobody can decide.",
  },
  featured: {
    title: "Picked for you",
    lead: "Pages we like a lot right now.",
  },
  features: {
    title: "Made for small hands and busy grown-ups",
    items: [
      {
        icon: "sliders",
        title: "Just as you want it",
        text: "Square, landscape or portrait. Big simple shapes for a three-year-old, fine detail for you.",
      },
      {
        icon: "print",
        title: "Prints clean",
        text: "Pure black lines on white, with safe margins on A4 and Letter. No gray haze, no watermark.",
      },
      {
        icon: "palette",
        title: "Color on screen",
        text: "No printer nearby? Open the page in the coloring tool and start right away.",
      },
      {
        icon: "download",
        title: "Yours to keep",
        text: "Save it as PNG for sharing or as SVG, which stays sharp on a poster.",
      },
    ],
  },
  testimonials: {
    title: "What people do with it",
    items: [
      {
        name: "Emma",
        role: "Mother of two",
        avatar: "bun",
        rating: 5,
        text: "My son wanted a shark at a birthday party. Ten seconds later he was coloring one. Now he dictates, I type.",
      },
      {
        name: "Daniel",
        role: "Primary school teacher",
        avatar: "beard",
        rating: 5,
        text: "Every topic gets its own page: volcanoes on Monday, bees on Tuesday. It prints well even on our old copier.",
      },
      {
        name: "Sophie",
        role: "Colors after work",
        avatar: "glasses",
        rating: 4,
        text: "I choose the complex pages and a cup of tea. I would love even finer patterns, but it does clear my head.",
      },
    ],
  },
  callToAction: {
    title: "What shall it be today?",
    text: "A sentence is enough. The crayons are waiting.",
    action: "Draw my page",
  },
  howTo: {
    title: "How to make a coloring page",
    lead: "From an idea to a finished page in four small steps.",
    steps: [
      {
        title: "Say what you see",
        text: "Write who is in the picture, what they do and where: “two kittens fishing on the moon” works better than just “cats”. Numbers, places and words like under, beside or behind are understood.",
      },
      {
        title: "Choose paper and detail",
        text: "Portrait suits tall things such as giraffes and rockets, landscape suits scenery. Choose simple for the youngest: few, large areas with thick lines. Choose complex for patient colorers.",
      },
      {
        title: "Press Generate",
        text: "With the picture you can see what is on the page. If something could not be drawn, you are told so and can pick something close to it with one tap.",
      },
      {
        title: "Print, download or color",
        text: "Print straight from the browser, save the file for later, or color it on screen. Your latest sixteen pages stay in this browser, so you can come back to them.",
      },
    ],
  },
  faq: {
    title: "Questions parents and teachers ask",
    items: [
      {
        question: "Is it really free?",
        answer:
          "Yes. You can make, download and print pages without paying and without an account. The site is supported by light advertising, which is kept apart from the picture and its buttons.",
      },
      {
        question: "Which paper should I print on?",
        answer:
          "Use paper of at least 80 gsm. For felt pens take something heavier, around 120 gsm, so that the color does not show through; for watercolors use watercolor paper if your printer can feed it.",
      },
      {
        question: "How should I describe a picture?",
        answer:
          "Name the main character first, then what it does and where: “a dinosaur riding a bicycle under a rainbow”. One clear scene makes a better page than a long list. You can write in English or Chinese, with up to 2,000 characters.",
      },
      {
        question: "What is the difference between simple and complex?",
        answer:
          "Simple pages have few, large areas and thick outlines, good for small children. Complex pages have many smaller areas and thinner lines, good for older children and adults.",
      },
      {
        question: "Can I use the pages in class?",
        answer:
          "Yes, print as many copies as your class needs. The copyright page says what applies to the drawings that our pages are composed from.",
      },
      {
        question: "Can I upload a picture of my own?",
        answer:
          "You can open a JPG, PNG or BMP picture of up to 10 MB in the coloring tool. It stays on your device and is not sent to us. Turning photographs into line art is no longer supported.",
      },
      {
        question: "Is it safe for children?",
        answer:
          "There is no account, no chat and no public gallery. Descriptions that do not belong in a children's coloring book are refused with a friendly sentence. We still suggest that young children use it together with a grown-up.",
      },
      {
        question: "Where are my pages kept?",
        answer:
          "Your list of latest creations is stored in this browser and nowhere else; clearing the browser's data clears the list. Download the pages that you want to keep for good.",
      },
    ],
  },
};
