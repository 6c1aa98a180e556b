import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Drawn for the invented company. */
export const readSampleLogo = () => readFile(join(import.meta.dirname, 'sample-logo.png'));
