import { giveFile } from "./hands.ts";
import { expect, test } from "./staff.ts";

test("a batch is entered, judged and published", async ({
  page,
  hands,
  examine,
  text,
  language,
  mark,
  request,
}) => {
  // Real pictures, drawn behind whatever the other journeys ask for.
  test.slow();
  const name = `Pets ${mark}`;
  const named = (label: string, words: string) => label.replace("{name}", words);
  const lines =
    language === "en"
      ? ["a cat on a sofa", "a dog with a ball", "xyzzyq", "two fish"]
      : ["沙发上的猫", "小狗和球", "xyzzyq", "两条鱼"];
  await page.goto("/admin/batch-generator");
  await hands.write(page.getByLabel(text.batch_name, { exact: true }), name);
  await hands.write(page.getByLabel(text.batch_text, { exact: true }), lines.join("\n"));
  await hands.press(page.getByRole("button", { name: text.batch_start }));
  await expect(page.getByRole("cell", { name: text.batch_reason_nothing })).toBeVisible();
  await examine(page);
  await hands.press(page.getByRole("link", { name: text.batch_open }));

  const card = (words: string) => page.getByRole("article", { name: words });
  for (const words of [lines[0]!, lines[1]!, lines[3]!]) {
    await expect(card(words).locator("img")).toBeVisible({ timeout: 40_000 });
  }
  const judge = (name: string) => page.getByRole("button", { name, exact: true });
  await hands.shortcut(judge(named(text.batch_accept_name, lines[0]!)), {
    place: card(lines[0]!),
    key: "a",
    leadsTo: card(lines[1]!),
  });
  await expect(card(lines[0]!)).toContainText(text.batch_is_accepted);
  await hands.shortcut(judge(named(text.batch_reject_name, lines[1]!)), {
    place: card(lines[1]!),
    key: "x",
    leadsTo: card(lines[3]!),
  });
  await expect(card(lines[1]!)).toContainText(text.batch_is_rejected);
  await examine(page);

  const before = await card(lines[3]!).locator("img").getAttribute("src");
  await hands.press(judge(named(text.batch_redraw_name, lines[3]!)));
  await expect(card(lines[3]!).locator("img")).not.toHaveAttribute("src", before!, {
    timeout: 40_000,
  });

  await hands.choose(page.getByLabel(text.batch_category), "animals");
  await hands.press(page.getByRole("button", { name: text.batch_publish.replace("{count}", "1") }));
  await expect(card(lines[0]!)).toContainText(text.batch_is_published);
  const list = await request.get("/api/pages?category=animals&sort=newest");
  const { pages } = await list.json();
  const sent = pages.slice(0, 2).map(({ picture }: { picture: string }) => picture);
  for (const picture of sent) {
    expect((await request.get(`${picture}/line-480.webp`)).status()).toBe(200);
  }
});

test("a batch comes from a file, rests and goes on, and what is left is given up", async ({
  page,
  hands,
  text,
  mark,
}) => {
  test.slow();
  const rows = Array.from({ length: 120 }, (_, at) => `a small cat ${at},easy`);
  const file = {
    name: `Cats ${mark}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from(["description,difficulty", ...rows].join("\n")),
  };
  await page.goto("/admin/batch-generator");
  await giveFile(hands, page.getByLabel(text.batch_upload), file);
  await expect(page.getByLabel(text.batch_name, { exact: true })).toHaveValue(`Cats ${mark}`);
  await hands.press(page.getByRole("button", { name: text.batch_start }));
  await expect(page.getByRole("heading", { level: 1, name: `Cats ${mark}` })).toBeVisible({
    timeout: 40_000,
  });

  const main = page.getByRole("main");
  await hands.press(main.getByRole("button", { name: text.batch_pause }));
  await expect(main.getByText(text.batch_state_paused)).toBeVisible();
  await hands.press(main.getByRole("button", { name: text.batch_resume }));
  await expect(main.getByText(text.batch_state_running)).toBeVisible();
  await hands.press(main.getByRole("button", { name: text.batch_cancel }));
  await hands.press(main.getByRole("button", { name: text.batch_cancel_really }));
  await expect(main.getByText(text.batch_state_cancelled).first()).toBeVisible();
});

test("what visitors looked for in vain is taken up as lines", async ({
  page,
  hands,
  text,
  language,
  mark,
  request,
}) => {
  const words = `zwiebelfisch ${mark}`;
  const headers = { "User-Agent": "Mozilla/5.0 (X11; Linux x64) Firefox/140.0" };
  await request.get(`/search?q=${encodeURIComponent(words)}&lang=${language}`, { headers });
  await page.goto("/admin/batch-generator");
  const start = text.batch_from_searches.split("(")[0]!.split("（")[0]!;
  await hands.press(page.getByRole("button", { name: start }));
  await expect(page.getByLabel(text.batch_text, { exact: true })).toHaveValue(
    new RegExp(`^${words}$`, "m"),
  );
});
