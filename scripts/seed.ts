/**
 * `npm run seed`: brings the starter catalogue into the database, as every start does too.
 * `--redraw` also has the pictures that the engine drew made anew.
 */
import { join } from "node:path";
import { ConfigError, readConfig } from "../server/config.ts";
import { forgetSeedPictures } from "../server/data/page-pictures.ts";
import { ensureWritable, openDatabaseOrSay, StartError } from "../server/preconditions.ts";
import { readCatalogue, seedCatalogue } from "../server/services/catalogue/seed.ts";

async function seed(): Promise<void> {
  const started = performance.now();
  const catalogue = await readCatalogue(join(import.meta.dirname, "../catalogue"));
  const config = readConfig();
  // It may come before the first start.
  await ensureWritable(config.dataDir);
  const db = await openDatabaseOrSay(config);
  const { added, updated, kept } = await seedCatalogue(db, catalogue);
  const redrawn = process.argv.includes("--redraw") ? await forgetSeedPictures(db) : 0;
  await db.destroy();

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Catalogue: ${added} added, ${updated} updated, ${kept} as they were (${seconds} s)`);
  if (redrawn > 0) console.log(`${redrawn} pictures will be drawn again when they are asked for.`);
}

try {
  await seed();
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  console.error(`Colorleaf: ${error.message}`);
  process.exit(1);
}
