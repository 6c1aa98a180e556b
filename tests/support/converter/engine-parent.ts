import { createEmbeddedConverter } from '#server/adapters/converter/embedded-converter.ts';
import { createLog } from '#server/kernel/log.ts';

/** A server on its own that has given its engine a document, and says so on its output. To be killed. */
const [script = '', journal = '', document = ''] = process.argv.slice(2);
const converter = createEmbeddedConverter({
  log: createLog({ level: 'silent' }),
  fontsDirectory: '/nowhere',
  script: { path: script, args: [journal] },
});
await converter.toPdf(Buffer.from('a good one'));
void converter.toPdf(Buffer.from(document));
process.stdout.write('given\n');
