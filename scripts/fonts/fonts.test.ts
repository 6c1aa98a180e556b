import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { describe, expect, test } from 'vitest';
import { fontAliasesFile } from '#server/adapters/converter/fonts/fonts.ts';
import aptos from './aptos-widths.json' with { type: 'json' };
import { completeWidths } from './complete-widths.ts';
import { FONTCONFIG_FILE, FONTS_FOLDER } from './font-places.ts';
import segoe from './segoe-widths.json' with { type: 'json' };

const open = (file: string) =>
  fontkit.create(readFileSync(join(FONTS_FOLDER, `${file}.ttf`))) as fontkit.Font;

describe('a font that stands in for one of Word’s', () => {
  test.each<[file: string, seen: Record<string, number>]>([
    ['BinderySans-Regular', aptos.regular],
    ['BinderySans-Bold', aptos.bold],
    ['BinderySans-Italic', aptos.italic],
    ['BinderySansDisplay-Regular', aptos.display],
    ['Selawik-Regular', segoe],
  ])('has every width that Word’s PDFs tell: %s', (file, seen) => {
    const font = open(file);
    const widthOf = (character: string) =>
      font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth * (1000 / font.unitsPerEm);
    const others = Object.entries(seen).filter(([one, width]) => Math.abs(widthOf(one) - width) > 0.6);
    expect(others).toEqual([]);
  });

  test('has the line height of Aptos, and names neither Aptos nor Noto as its family', () => {
    const { unitsPerEm, ascent, descent, lineGap, familyName, copyright } = open('BinderySans-Bold');
    expect({ unitsPerEm, ascent, descent, lineGap, familyName }).toEqual({
      unitsPerEm: 1000,
      ascent: 939,
      descent: -282,
      lineGap: 0,
      familyName: 'Bindery Sans',
    });
    expect(copyright).toContain('The Noto Project Authors');
  });

  test('has accented letters as wide as plain ones, signs as wide as their like, and the rest in proportion', () => {
    const font = new Map(Array.from('aàb;.Xx́', (one) => [one, one === '́' ? 0 : 500]));
    const seen = new Map([
      ['a', 550],
      ['.', 280],
    ]);
    expect(Object.fromEntries(completeWidths(seen, font))).toEqual({
      a: 550,
      à: 550,
      b: 550,
      ';': 280,
      '.': 280,
      X: 550,
      x: 550,
      '́': 0,
    });
  });

  test('is known to an office in a container by the file that compose.yaml hands it', () => {
    expect(readFileSync(FONTCONFIG_FILE, 'utf8')).toBe(fontAliasesFile());
  });
});
