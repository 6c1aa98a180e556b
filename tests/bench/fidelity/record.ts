import { writeFile } from 'node:fs/promises';
import { lineEndsOf } from './line-ends.ts';
import { openConverter } from './open-converter.ts';
import { ownDocuments, RECORDED_FILE, type Recorded } from './pairs.ts';

/** `node scripts/run.mjs tests/bench/fidelity/record.ts`, after the pages were looked at. */
const converter = openConverter();
const recorded: Recorded = {};
for (const { name, docx } of ownDocuments) {
  const { pdf, pageCount } = await converter.toPdf(await docx());
  recorded[name] = { pageCount, ends: lineEndsOf(await converter.toText(pdf)) };
}
await converter.close();
await writeFile(RECORDED_FILE, `${JSON.stringify(recorded, null, 2)}\n`);
