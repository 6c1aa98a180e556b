import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { asianScriptOf } from '#shared/characters/asian-script-of.ts';
import {
  asianFontFiles,
  type FontFiles,
  scriptFontFiles,
  usualFontFiles,
} from '#shared/characters/font-files.ts';
import { unwrapWoff } from './unwrap-woff.ts';

export type Weight = 400 | 600;

/** A font of ours and what it knows; nothing of it is in a document before it is asked for. */
export type LibraryFont = { name: string; bytes: Buffer; knows: (character: string) => boolean };

export type OpenFont = () => Promise<LibraryFont>;

const PROJECT = join(import.meta.dirname, '../../..');
const PLEX = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;

const opened = new Map<string, Promise<LibraryFont>>();

const once = (name: string, path: string): OpenFont => {
  return () => {
    const font = opened.get(name) ?? openFont(name, path);
    opened.set(name, font);
    return font;
  };
};

const openFont = async (name: string, path: string): Promise<LibraryFont> => {
  const file = await readFile(path);
  const bytes = path.endsWith('.woff') ? unwrapWoff(file) : file;
  const font = fontkit.create(bytes) as fontkit.Font;
  return { name, bytes, knows: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) };
};

const plex = (weight: Weight) =>
  PLEX.map((script) => {
    const file = `@fontsource/ibm-plex-mono/files/ibm-plex-mono-${script}-${weight}-normal.woff`;
    return once(`${script} ${weight}`, fileURLToPath(import.meta.resolve(file)));
  });

const noto = ({ family, regular, bold = regular }: FontFiles, weight: Weight) =>
  once(`${family} ${weight}`, join(PROJECT, weight === 600 ? bold : regular));

/** In the order they are asked for a character of these texts: our own face, then others by script. */
export const fontLibrary = (texts: readonly string[], weight: Weight): OpenFont[] => {
  const preferred = asianFontFiles[asianScriptOf(texts.join(' '))];
  const others = [...usualFontFiles, ...scriptFontFiles, preferred, ...Object.values(asianFontFiles)];
  return [...plex(weight), ...others.map((files) => noto(files, weight))];
};
