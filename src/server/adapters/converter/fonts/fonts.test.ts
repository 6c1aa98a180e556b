import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chosenFamily, shippedFamilies, substitutes, substitutionsFor } from '#shared/font-families.ts';
import { makeFont } from '#tests/support/converter/make-font.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { fontFamiliesOf } from './font-families-of.ts';
import { fontAliasesXml, isKeptFontFile } from './fonts.ts';
import { listOwnFonts } from './own-fonts.ts';

describe('the fonts of the converters', () => {
  test('tell which families are printed in another one, and whether lines stay where they are', () => {
    expect(substitutionsFor(['Calibri', 'aptos display', 'Carlito', 'Papyrus', 'Calibri'])).toEqual([
      { family: 'Calibri', substitute: 'Carlito', metricCompatible: true },
      { family: 'aptos display', substitute: 'Bindery Sans Display', metricCompatible: false },
      { family: 'Papyrus', substitute: 'Noto Serif', metricCompatible: false },
    ]);
    expect(substitutionsFor(['Kievit'], [], () => 'swiss')).toMatchObject([{ substitute: 'Noto Sans' }]);
  });

  test.each([
    ['Open Sans;Arial', 'Arial'],
    ['Open Sans; Papyrus', 'Open Sans'],
    ['Brand;Arial', 'Brand'],
    ['Georgia', 'Georgia'],
  ])('are chosen from a list: of “%s” it is %s', (list, family) => {
    expect(chosenFamily(list, ['brand'])).toBe(family);
  });

  test('count what the shop brings along', () => {
    expect(substitutionsFor(['Papyrus', 'APTOS'], ['papyrus', 'Aptos'])).toEqual([]);
  });

  test('are replaced by families that are there', () => {
    expect(Object.values(substitutes).filter(({ family }) => !shippedFamilies.includes(family))).toEqual([]);
    expect(fontAliasesXml()).toContain(
      '<alias binding="same"><family>Aptos</family><accept><family>Bindery Sans</family></accept></alias>',
    );
    expect(fontAliasesXml()).not.toContain('Wingdings');
  });

  test.each([
    ['Carlito-Regular.ttf', true],
    ['DejaVuSans.ttf', true],
    ['DejaVuSerif-BoldItalic.ttf', true],
    ['NotoSans-Bold.ttf', true],
    ['opens___.ttf', true],
    ['fc_local.conf', true],
    ['DejaVuSansMono.ttf', false],
    ['DejaVuSansCondensed.ttf', false],
    ['NotoSansLao-Regular.ttf', false],
    ['LinBiolinum_R_G.ttf', false],
  ])('keep, of the embedded office, %s: %s', (name, isKept) => {
    expect(isKeptFontFile(name)).toBe(isKept);
  });

  test('are read from the folder of the shop, by the names they give themselves', async () => {
    const folder = join(await createTemporaryFolder(), 'fonts');
    expect(await listOwnFonts(folder)).toEqual([]);
    await mkdir(folder);
    await writeFile(join(folder, 'brand.ttf'), makeFont('Brand Grotesk'));
    await writeFile(join(folder, 'BOLD.OTF'), makeFont('Brand Grotesk Bold'));
    await writeFile(join(folder, 'notes.txt'), makeFont('Not a font'));
    await writeFile(join(folder, 'broken.ttf'), makeFont('Broken').subarray(0, 40));
    await writeFile(join(folder, 'page.ttf'), '<html>');
    const fonts = await listOwnFonts(folder);
    expect(fonts.map(({ path, families }) => ({ path, families }))).toEqual([
      { path: join(folder, 'BOLD.OTF'), families: ['Brand Grotesk Bold'] },
      { path: join(folder, 'brand.ttf'), families: ['Brand Grotesk'] },
    ]);
    expect(fonts.flatMap(({ codePoints }) => [...codePoints()])).toEqual([]);
  });

  test('are not believed to be fonts when they are cut off anywhere', () => {
    const font = makeFont('Brand');
    for (let length = 0; length < font.length - 1; length += 1)
      expect(fontFamiliesOf(font.subarray(0, length))).not.toContain('Brand');
  });
});
