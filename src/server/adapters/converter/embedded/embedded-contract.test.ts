import { join } from 'node:path';
import { createLog } from '#server/kernel/log.ts';
import { createEmbeddedConverter } from '#server/adapters/converter/embedded-converter.ts';
import { converterContract } from '#tests/support/converter/converter-contract.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = await createTemporaryFolder();

converterContract(
  'the embedded LibreOffice',
  () =>
    createEmbeddedConverter({ log: createLog({ level: 'silent' }), fontsDirectory: join(folder, 'fonts') }),
  { hidesFiles: true },
);
