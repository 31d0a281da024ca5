/** The address policy over real connections. */
import type { lookup as dnsLookup } from "node:dns";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type FakeServer, serveFake } from "../../tests/fakes/serve-fake.ts";
import { fastClock } from "../../tests/fast-clock.ts";
import { realClock } from "../clock.ts";
import { type AddressPolicy, createAddressPolicy } from "./address-policy.ts";
import { fetchPicture } from "./fetch-picture.ts";

let server: FakeServer;
let asked = 0;
beforeAll(async () => {
  server = await serveFake({
    "GET /picture": (_, response) => {
      asked += 1;
      response.end("picture");
    },
    "GET /to/*": (request, response) => {
      const to = decodeURIComponent(request.url?.slice("/to/".length) ?? "");
      response.writeHead(302, { Location: to }).end();
    },
    "GET /round": (_, response) => response.writeHead(302, { Location: "/round" }).end(),
    "GET /large": (_, response) => response.end(Buffer.alloc(21 * 1024 * 1024)),
    "GET /never": () => undefined,
  });
});
afterAll(() => server.stop());

const { signal } = new AbortController();

/** Every name stands for these addresses. */
function resolveTo(...addresses: string[]) {
  const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  return ((_name: string, _options: object, callback: (e: null, a: object) => void) =>
    callback(null, found)) as unknown as typeof dnsLookup;
}

function fetchFrom(address: string, allowPrivate: boolean, lookup?: typeof dnsLookup) {
  const policy = createAddressPolicy({ allowPrivate }, lookup);
  return fetchPicture(address, { policy, clock: realClock, signal });
}

it.each([
  "http://127.0.0.1/",
  "http://[::1]/",
  "http://[::ffff:10.0.0.1]/",
  "http://10.1.2.3/",
  "http://192.168.0.1/",
  "http://169.254.169.254/latest/meta-data",
  "http://100.64.0.1/",
  "http://0.0.0.0/",
  "http://2130706433/",
  "http://0x7f.1/",
  "http://[fd00::1]/",
  "http://[fe80::1]/",
  "http://[64:ff9b::7f00:1]/",
  "http://[::127.0.0.1]/",
  "http://[5000::1]/",
  "file:///etc/passwd",
  "data:image/png;base64,AAAA",
  "ftp://a.example/1.png",
  "no address",
])("refuses %s", async (address) => {
  await expect(fetchFrom(address, false)).rejects.toMatchObject({ kind: "refused" });
});

it("refuses a name that stands for a private address, even beside a public one", async () => {
  const { port } = new URL(server.origin);
  asked = 0;
  for (const addresses of [["127.0.0.1"], ["93.184.216.34", "127.0.0.1"], ["::1"]]) {
    const attempt = fetchFrom(`http://a.example:${port}/picture`, false, resolveTo(...addresses));
    await expect(attempt).rejects.toMatchObject({ kind: "refused" });
  }
  expect(asked).toBe(0);
});

it("connects to the address that was looked up and checked", async () => {
  const { port } = new URL(server.origin);
  const bytes = await fetchFrom(`http://a.example:${port}/picture`, true, resolveTo("127.0.0.1"));
  expect(new TextDecoder().decode(bytes)).toBe("picture");
});

it("follows redirects, and checks each", async () => {
  const to = (address: string) => `${server.origin}/to/${encodeURIComponent(address)}`;
  expect(await fetchFrom(to("/picture"), true)).toHaveLength(7);
  await expect(fetchFrom(to("file:///etc/passwd"), true)).rejects.toMatchObject({
    kind: "refused",
  });
  await expect(fetchFrom(`${server.origin}/round`, true)).rejects.toMatchObject({
    kind: "refused",
  });
});

it.each(["127.0.0.1", "[::1]", "localhost.example"])(
  "follows no redirect from a public server into the private network: to %s",
  async (host) => {
    const { port } = new URL(server.origin);
    // The first name is taken for a public one; each connection after it is checked.
    const open = createAddressPolicy({ allowPrivate: true }, resolveTo("127.0.0.1"));
    const strict = createAddressPolicy({ allowPrivate: false }, resolveTo("127.0.0.1"));
    const policy: AddressPolicy = {
      check(url) {
        strict.check(url);
        policy.agent = url.hostname === "public.example" ? open.agent : strict.agent;
      },
      agent: strict.agent,
    };
    asked = 0;
    const inside = encodeURIComponent(`http://${host}:${port}/picture`);
    const address = `http://public.example:${port}/to/${inside}`;
    const attempt = fetchPicture(address, { policy, clock: realClock, signal });
    await expect(attempt).rejects.toMatchObject({ kind: "refused" });
    expect(asked).toBe(0);
  },
);

it("reads no more than 20 MB and waits no longer than 30 s", async () => {
  await expect(fetchFrom(`${server.origin}/large`, true)).rejects.toMatchObject({
    kind: "too-large",
  });
  const policy = createAddressPolicy({ allowPrivate: true });
  const slow = fetchPicture(`${server.origin}/never`, { policy, clock: fastClock(100), signal });
  await expect(slow).rejects.toMatchObject({ kind: "timeout" });
});
