import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeFont } from '#tests/support/converter/make-font.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { poison } from '#tests/support/converter/sample-documents.ts';
import { readPackage } from '#tests/support/office/read-package.ts';
import { p, paragraph, r } from '#tests/support/office/word-markup.ts';
import { codePointsOfFont } from './characters-of-font.ts';
import { asianScriptOf } from '#shared/characters/asian-script-of.ts';
import { fontFamiliesOf } from './font-families-of.ts';
import { filesOf, scriptFonts, standInFonts } from './script-fonts.ts';
import { teachFonts } from './teach-fonts.ts';
import { withOneFamily } from './with-one-family.ts';
import { type OwnCharacters, withScriptFonts } from './with-script-fonts.ts';

const NOTHING: OwnCharacters = { families: [], characters: { has: () => false } };
const fontsOf = (body: string, own = NOTHING) =>
  withScriptFonts(buildDocx({ body }), own).fonts.map(({ family }) => family);

const named = (family: string) => paragraph(r('Hello', `<w:rFonts w:ascii="${family}"/>`));

describe('the fonts of scripts', () => {
  test.each([
    ['plain “English” – for Łódź, Ταβέρνα, שלום, مطعم and भारत ★', []],
    ['ร้านอาหารไทย', ['Noto Sans Thai']],
    ['Pizza 🍕', ['Noto Emoji']],
    ['⑴', ['Noto Sans Symbols']],
    ['⏻', ['Noto Sans Symbols 2']],
    ['饺子', ['Noto Sans S Chinese']],
    ['すし', ['Noto Sans Japanese']],
    ['すし 서울', ['Noto Sans Japanese', 'Noto Sans Korean']],
    ['서울 🍕', ['Noto Sans Korean', 'Noto Emoji']],
  ])('are those that a document needs, and no others: %s', (text, families) => {
    expect(fontsOf(p(text))).toEqual(families);
  });

  test('are found by what is printed, however it is written', () => {
    const asNumber = r('x').replace('>x<', '>&#x3059;&#12375;<');
    expect(fontsOf(paragraph(asNumber))).toEqual(['Noto Sans Japanese']);
    const inJapanese = r('x', '<w:rFonts w:ascii="ＭＳ 明朝" w:eastAsia="ＭＳ 明朝"/>');
    expect(fontsOf(paragraph(inJapanese))).toEqual([]);
  });

  test('come with the names that they stand in for, alone or in a list, unless the shop has those', () => {
    expect(fontsOf(named('Georgia') + named('Comic Sans MS'))).toEqual(['Gelasio', 'Comic Relief']);
    expect(fontsOf(named('Merriweather;Georgia'))).toEqual(['Gelasio']);
    expect(fontsOf(named('Aptos') + named('Segoe UI'))).toEqual(['Bindery Sans', 'Selawik']);
    expect(fontsOf(named('Georgia'), { ...NOTHING, families: ['georgia'] })).toEqual([]);
    expect(fontsOf(p('Georgia'))).toEqual([]);
  });

  test('are named instead of a list', () => {
    const body = paragraph(r('Hello', '<w:rFonts w:ascii="Open Sans;Arial" w:hAnsi="Open Sans;Arial"/>'));
    const { docx } = withScriptFonts(buildDocx({ body }), NOTHING);
    expect(readPackage(docx).xml('word/document.xml')).toContain(
      '<w:rFonts w:ascii="Arial" w:hAnsi="Arial"/>',
    );
    const plain = buildDocx({ body: p('One; two') });
    expect(withScriptFonts(plain, NOTHING).docx).toBe(plain);
  });

  test('are not needed where a font of the shop has the letters', () => {
    const own = { families: ['Brand JP'], characters: { has: () => true } };
    expect(fontsOf(p('すし'), own)).toEqual([]);
  });

  test('are left alone with a file that we cannot read', () => {
    const docx = poison();
    expect(withScriptFonts(docx, NOTHING)).toEqual({ docx, fonts: [] });
  });

  test('stand in for what a document names, unless the shop has that', () => {
    const styles =
      '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:eastAsiaTheme="minorEastAsia"/></w:rPr></w:rPrDefault></w:docDefaults>';
    const body =
      paragraph(r('すし', '<w:rFonts w:ascii="Arial" w:eastAsia="MS Mincho"/>')) +
      paragraph(r('すし', '<w:rFonts w:eastAsia="Brand JP"/>'));
    const own = { families: ['brand jp'], characters: { has: () => false } };
    const { docx } = withScriptFonts(buildDocx({ styles, body }), own);
    const document = readPackage(docx).xml('word/document.xml');
    expect(document).toContain('<w:rFonts w:ascii="Arial" w:eastAsia="Noto Sans Japanese"/>');
    expect(document).toContain('<w:rFonts w:eastAsia="Brand JP"/>');
    expect(readPackage(docx).xml('word/styles.xml')).toContain('<w:rFonts w:eastAsia="Noto Sans Japanese"/>');
  });

  test.each([
    [
      '',
      '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:eastAsia="F"/></w:rPr></w:rPrDefault></w:docDefaults>',
    ],
    [
      '<w:docDefaults><w:pPrDefault/></w:docDefaults>',
      '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:eastAsia="F"/></w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults>',
    ],
    [
      '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>',
      '<w:rPr><w:rFonts w:eastAsia="F"/><w:sz w:val="22"/></w:rPr>',
    ],
    [
      '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial"/></w:rPr></w:rPrDefault></w:docDefaults>',
      '<w:rFonts w:ascii="Arial" w:eastAsia="F"/>',
    ],
  ])('are those of text that names none, whatever styles begin with: %s', (styles, expected) => {
    const { docx } = withScriptFonts(buildDocx({ styles, body: p('すし') }), NOTHING);
    expect(readPackage(docx).xml('word/styles.xml')).toContain(
      expected.replace('"F"', '"Noto Sans Japanese"'),
    );
  });

  test.each([
    ['すし 饺子', '', 'ja'],
    ['서울 國', '', 'ko'],
    ['ㄅ', '', 'zh-Hant'],
    ['饺子馆', '', 'zh-Hans'],
    ['臺灣國際', '', 'zh-Hant'],
    ['日本橋株式会社', '', 'ja'],
    ['東京', 'ja-JP', 'ja'],
    ['東京', 'en-US', 'zh-Hant'],
    ['大山', 'zh-TW', 'zh-Hant'],
    ['大山', 'zh-CN', 'zh-Hans'],
    ['饺子', 'zh-TW', 'zh-Hans'],
    ['大山', 'ko-KR', 'ko'],
    ['大山', '', 'zh-Hans'],
  ])('have the shapes of the language: %s in a document that says “%s” is %s', (text, language, script) => {
    expect(asianScriptOf(text, language)).toBe(script);
  });

  test('are brought to an office once each', async () => {
    const lessons: Uint8Array[] = [];
    const learn = teachFonts(async (docx) => {
      lessons.push(docx);
      return docx;
    });
    const [thai, emoji] = scriptFonts as [(typeof scriptFonts)[0], (typeof scriptFonts)[0]];
    await learn([]);
    await learn([thai]);
    await learn([thai, emoji]);
    await learn([emoji]);
    expect(
      lessons.map((lesson) =>
        readPackage(lesson)
          .xml('word/fontTable.xml')
          .match(/w:name="[^"]+"/g),
      ),
    ).toEqual([['w:name="Noto Sans Thai"'], ['w:name="Noto Emoji"']]);
  });

  test('are brought again when an office has failed to learn them', async () => {
    let fails = true;
    const learn = teachFonts(async (docx) => {
      if (fails) throw new Error('worn out');
      return docx;
    });
    await expect(learn(scriptFonts.slice(0, 1))).rejects.toThrow('worn out');
    fails = false;
    await expect(learn(scriptFonts.slice(0, 1))).resolves.toBeUndefined();
  });

  test('are one family to the office, whatever their files call their weights', () => {
    for (const font of [...scriptFonts, ...standInFonts.values()])
      for (const file of Object.values(filesOf(font)))
        expect(fontFamiliesOf(withOneFamily(readFileSync(file)))).toEqual([font.family]);
  });

  test('that are damaged have no characters', () => {
    const font = readFileSync(scriptFonts[0]?.regular ?? '');
    expect(codePointsOfFont(font).size).toBeGreaterThan(100);
    expect(codePointsOfFont(font.subarray(0, 200)).size).toBe(0);
    expect(codePointsOfFont(makeFont('No characters')).size).toBe(0);
    expect(codePointsOfFont(Buffer.from('<html>')).size).toBe(0);
  });
});
