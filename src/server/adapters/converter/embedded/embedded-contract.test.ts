import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEmbeddedConverter } from '#server/adapters/converter/embedded-converter.ts';
import { createLog } from '#server/kernel/log.ts';
import { converterContract } from '#tests/support/converter/converter-contract.ts';
import { isRunning } from '#tests/support/converter/processes.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = await createTemporaryFolder();
const lines: string[] = [];
const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });

converterContract(
  'the embedded LibreOffice',
  () => createEmbeddedConverter({ log, fontsDirectory: join(folder, 'fonts') }),
  { hidesFiles: true },
);

test('all of this was done by one office, which is gone now', () => {
  // One that did not start in time, on a busy machine, has done nothing.
  const offices = lines
    .map((line) => JSON.parse(line) as { pid: number; msg: string })
    .filter(({ msg }) => msg === 'the converter is warm');
  expect(offices).toHaveLength(1);
  expect(offices.filter(({ pid }) => isRunning(pid))).toEqual([]);
});
