import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { EmscriptenFS } from '@matbee/libreoffice-converter/server';
import { fontAliasesXml, isKeptFontFile } from '#server/adapters/converter/fonts/fonts.ts';

const FOLDER = '/instdir/share/fonts/truetype';
const CONFIG = `${FOLDER}/fc_local.conf`;

/**
 * Before the office starts, because it then reads all fonts through calls between threads of about a
 * millisecond each: with every font in place that is more than a minute.
 */
export const prepareFonts = (files: EmscriptenFS, ownFonts: readonly string[]) => {
  for (const name of files.readdir(FOLDER))
    if (name !== '.' && name !== '..' && !isKeptFontFile(name)) files.unlink(`${FOLDER}/${name}`);
  for (const path of ownFonts) files.writeFile(`${FOLDER}/${basename(path)}`, readFileSync(path));
  const config = files.readFile(CONFIG, { encoding: 'utf8' }) as string;
  files.writeFile(CONFIG, config.replace('</fontconfig>', `${fontAliasesXml()}\n</fontconfig>`));
};
