import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Of nothing in particular: a template is tried with it. */
export const readSamplePicture = () => readFile(join(import.meta.dirname, 'sample-picture.png'));
