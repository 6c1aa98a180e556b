import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const BASE = join(import.meta.dirname, 'base.css');

/** What all plain pages look like, and then what only some do. */
export const readStyleSheet = async (path: string) =>
  (await Promise.all([BASE, path].map((file) => readFile(file, 'utf8')))).join('\n');
