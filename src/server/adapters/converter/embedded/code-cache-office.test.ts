import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from '#server/kernel/log.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { createEmbeddedEngine } from './embedded-engine.ts';

const docx = buildDocx({ body: p('Good morning') });

const convertWith = async (codeFile: string) => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const engine = createEmbeddedEngine({
    log,
    fontsDirectory: join(codeFile, '../fonts'),
    codeFile,
    isArchive: true,
  });
  try {
    const pdf = await engine.convert({ docx }, { fresh: false, limitMs: 60_000, signal: undefined });
    const said = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    const text = Buffer.from(pdf).toString('latin1');
    const kinds = text.match(/<pdf(?:ua|a)id:part>\d/g);
    // On a busy machine a start takes too long now and then, and is tried again.
    return { start: text.slice(0, 5), kinds, said: [...new Set(said)] };
  } finally {
    await engine.close();
  }
};

test('an office that cannot start with the code it is given starts without, and makes PDFs for archives if told to', async () => {
  const file = join(await createTemporaryFolder(), 'office.code');
  await mkdir(file);
  expect(await convertWith(file)).toEqual({
    start: '%PDF-',
    kinds: ['<pdfaid:part>3', '<pdfuaid:part>1'],
    said: ['the converter did not start', 'the converter is warm'],
  });
});
