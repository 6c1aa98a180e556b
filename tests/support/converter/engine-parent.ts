import { createEmbeddedConverter } from '#server/adapters/converter/embedded-converter.ts';
import { createLog } from '#server/kernel/log.ts';

/** A server on its own whose engine hangs at a document; says so on its output. To be killed. */
const [script = '', journal = ''] = process.argv.slice(2);
const converter = createEmbeddedConverter({
  log: createLog({ level: 'silent' }),
  fontsDirectory: '/nowhere',
  script: { path: script, args: [journal] },
});
await converter.toPdf(Buffer.from('a good one'));
void converter.toPdf(Buffer.from('hang'));
process.stdout.write('hanging\n');
