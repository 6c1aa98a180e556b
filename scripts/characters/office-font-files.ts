import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isKeptFontFile } from '#server/adapters/converter/fonts/fonts.ts';

const FOLDER = dirname(createRequire(import.meta.url).resolve('@matbee/libreoffice-converter/wasm/loader'));
/** The office's program lists the files of its data by where each begins and ends. */
const LISTED = /\{filename:"\/instdir\/share\/fonts\/truetype\/([^"]+\.[ot]tf)",start:(\d+),end:(\d+)/g;

/** The fonts that the embedded office starts with. */
export const officeFontFiles = (): Buffer[] => {
  const program = readFileSync(join(FOLDER, 'soffice.cjs'), 'latin1');
  const data = readFileSync(join(FOLDER, 'soffice.data'));
  return [...program.matchAll(LISTED)]
    .filter(([, name = '']) => isKeptFontFile(name))
    .map(([, , start, end]) => data.subarray(Number(start), Number(end)));
};
