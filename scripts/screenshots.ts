import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import { drawExamples } from './screenshots/draw-examples.ts';
import { drawTemplate } from './screenshots/draw-template.ts';
import { photographShop } from './screenshots/photograph-shop.ts';
import { startDemoShop } from './screenshots/start-demo-shop.ts';

const DOCS = join(import.meta.dirname, '..', 'docs');
const FOLDER = join(DOCS, 'images');

/** Takes the pictures of the documentation from a fresh demo shop, the way a visitor comes to see it. */
await runCommand(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bindery-screenshots-'));
  await mkdir(FOLDER, { recursive: true });
  try {
    const shop = await startDemoShop(dataDir);
    try {
      await photographShop(shop.url, FOLDER);
    } finally {
      await shop.stop();
    }
    await drawTemplate(FOLDER, dataDir);
    await drawExamples(DOCS, dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  return `The pictures are in ${FOLDER}.`;
});
