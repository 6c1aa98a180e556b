import { readFileSync } from 'node:fs';
import { chmod, copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePdf } from './make-pdf.ts';

const SCRIPT = join(import.meta.dirname, 'fake-office.pl');

/** An office that does what each document's first words say. */
export const makeFakeSoffice = async (parent: string, name: string) => {
  const folder = join(parent, name);
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'soffice');
  await writeFile(join(folder, 'page.pdf'), makePdf(1));
  await copyFile(SCRIPT, path);
  await chmod(path, 0o755);
  const linesOf = (file: string) => {
    try {
      return readFileSync(join(folder, file), 'utf8').trim().split('\n');
    } catch {
      return [];
    }
  };
  return {
    path,
    /** The first word of each document that an office has begun with, warm-ups aside. */
    taken: () => linesOf('taken'),
    /** Of every office, and of what it has started. */
    pids: () => linesOf('pids').map(Number),
    /** Where the offices have listened. */
    sockets: () => linesOf('sockets'),
    breakDown: () => writeFile(join(folder, 'broken'), ''),
    /** Every document but a warm-up stands still until it is let go. */
    hold: () => writeFile(join(folder, 'held'), ''),
    letGo: () => rm(join(folder, 'held')),
    /** Every document is treated as if it said so; well again with nothing to say. */
    behave: (mode: string) => writeFile(join(folder, 'mode'), mode),
  };
};
