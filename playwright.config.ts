import { defineConfig } from "@playwright/test";
import type { LanguageOption } from "./e2e/journey.ts";
import type { HandOption } from "./e2e/staff.ts";

const sqlite = "http://localhost:4301";
const postgres = "http://localhost:4302";

const english = { language: "en", locale: "en-US" } as const;
const chinese = { language: "zh", locale: "zh-CN" } as const;
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// Journeys of staff go by keyboard in the projects for all journeys, and once more by mouse.
const staffJourneys = { testMatch: /staff-/, testIgnore: /staff-(door|hosted)/ };
const byMouse = { hand: "mouse", viewport: { width: 1024, height: 768 } } as const;
/** As a proxy would tell it: from one address, signing in is tried a few times a minute. */
const from = (address: string) => ({ extraHTTPHeaders: { "X-Forwarded-For": address } });

export default defineConfig<LanguageOption & HandOption>({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Limits against hanging, far from what a machine takes that does something else as well.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: sqlite,
    // A worker would stand between a journey and what it says that the server answers.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: "/usr/bin/chromium-headless-shell",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    { name: "desktop, English", use: { ...english, ...desktop } },
    { name: "phone, Chinese", use: { ...chinese, ...phone } },
    {
      name: "on PostgreSQL",
      testMatch: /(generator|odd-addresses)\.spec\.ts/,
      use: { ...english, ...desktop, baseURL: postgres },
    },
    {
      name: "mouse, English",
      ...staffJourneys,
      use: { ...english, ...byMouse, ...from("192.0.2.1") },
    },
    {
      name: "mouse, Chinese",
      ...staffJourneys,
      use: { ...chinese, ...byMouse, ...from("192.0.2.2") },
    },
  ],
  webServer: [
    { command: "node e2e/serve.ts sqlite 4301", url: `${sqlite}/readyz`, timeout: 180_000 },
    { command: "node e2e/serve.ts postgres 4302", url: `${postgres}/readyz`, timeout: 180_000 },
  ],
});
