import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { ConversionError } from '#server/ports/converter.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { sampleValues } from '#tests/support/office/sample-values.ts';
import { p, paragraph, r } from '#tests/support/office/word-markup.ts';
import { readPackage } from '#tests/support/office/read-package.ts';
import { sharedEngine } from '#tests/support/template-engine/shared-engine.ts';
import { createTemplateEngine, type TemplateEngineOptions } from './template-engine.ts';

const fakeScript = {
  path: join(import.meta.dirname, '../../../../tests/support/template-engine/fake-process.ts'),
  // Less to devour until the process is full.
  execArgv: ['--max-old-space-size=64'],
};

/** An engine of the test's own, over a process that does what the file says. */
const openFake = (options: Partial<TemplateEngineOptions> = {}) => {
  const engine = createTemplateEngine({ listOwnFonts: async () => [], script: fakeScript, ...options });
  onTestFinished(() => engine.close());
  return engine;
};

type OwnFonts = Awaited<ReturnType<TemplateEngineOptions['listOwnFonts']>>;
/** The real engine in a shop that has these fonts; one process for all such shops. */
let ownFonts: OwnFonts = [];
const engineOfOwner = createTemplateEngine({ listOwnFonts: async () => ownFonts });
afterAll(() => engineOfOwner.close());
const withOwnFonts = (fonts: OwnFonts) => {
  ownFonts = fonts;
  return engineOfOwner;
};

const brand = '<w:rFonts w:ascii="Brand Grotesk" w:hAnsi="Brand Grotesk"/>';

describe('the template engine, in processes of its own', () => {
  test('checks and fills both kinds of files', async () => {
    const engine = sharedEngine;
    const docx = buildDocx({ body: p('{{bussiness_name}}') });
    expect((await engine.check(docx, 'docx')).findings).toMatchObject([
      { severity: 'error', message: '{{bussiness_name}}: did you mean {{business_name}}?' },
    ]);
    expect((await engine.check(docx, 'xlsx')).findings).toMatchObject([
      { severity: 'error', code: 'not-excel' },
    ]);
    const filled = await engine.fill(buildDocx({ body: p('In {{city}}') }), 'docx', { values: sampleValues });
    expect(readPackage(filled).xml('word/document.xml')).toContain('In Springfield');
    const workbook = buildXlsx({
      strings: ['{{city}}'],
      rows: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>',
    });
    const book = await engine.fill(workbook, 'xlsx', { values: sampleValues });
    expect(readPackage(book).xml('xl/sharedStrings.xml')).toContain('Springfield');
  });

  test('tells what a template lacks for readers who do not see it', async () => {
    const file = buildDocx({ body: p('{{city}}'), core: '' });
    expect(await sharedEngine.checkAccessibility(file)).toEqual([
      {
        severity: 'warning',
        code: 'no-language',
        message: expect.stringContaining('Set Proofing Language'),
        place: 'Whole document',
      },
    ]);
  });

  test("does not warn of the shop's own fonts", async () => {
    const file = buildDocx({ body: paragraph(r('{{city}}', brand)) });
    expect((await sharedEngine.check(file, 'docx')).findings).toMatchObject([{ code: 'font-substituted' }]);
    const withOwn = withOwnFonts([{ families: ['Brand Grotesk'], codePoints: () => [] }]);
    expect((await withOwn.check(file, 'docx')).findings).toEqual([]);
  });

  test("knows which characters no font has, the shop's own among them", async () => {
    const own = { families: ['Glyphs'], codePoints: () => [0x13000] };
    const file = buildDocx({ body: p('{{city}} 𓀀') });
    const [without, withOwn] = [sharedEngine, withOwnFonts([own])];
    expect(await without.findUnprintable('Sushi すし 𓀀 ༀ')).toEqual(['𓀀', 'ༀ']);
    expect(await withOwn.findUnprintable('Sushi すし 𓀀 ༀ')).toEqual(['ༀ']);
    expect((await without.check(file, 'docx')).findings).toMatchObject([{ code: 'unprintable-character' }]);
    expect((await withOwn.check(file, 'docx')).findings).toEqual([]);
  });

  test.each(['spin', 'devour memory', 'die'])(
    'ends a process that a file makes %s, blames the file, and goes on',
    async (deed) => {
      const engine = openFake({ limitMs: 1500 });
      const verdict = await engine.check(Buffer.from(deed), 'docx').catch((error: unknown) => error);
      expect(verdict).toBeInstanceOf(ConversionError);
      expect(verdict).toMatchObject({ fault: 'document' });
      expect((await engine.check(Buffer.from('behave'), 'docx')).findings).toEqual([]);
    },
  );

  test('tries again when it was the process that failed, and not the file', async () => {
    const engine = openFake();
    await engine.check(Buffer.from('behave'), 'docx');
    expect((await engine.check(Buffer.from('die unless fresh'), 'docx')).findings).toEqual([]);
  });

  test('starts nothing before the first file, and answers nobody after it was closed', async () => {
    const idle = createTemplateEngine({ listOwnFonts: async () => [] });
    await idle.close();
    const engine = openFake();
    await engine.check(Buffer.from('behave'), 'docx');
    await engine.close();
    await expect(engine.check(Buffer.from('behave'), 'docx')).rejects.toMatchObject({ fault: 'engine' });
  });
});
