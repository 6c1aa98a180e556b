import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRunning } from '#tests/support/converter/processes.ts';
import { startProgram } from '#tests/support/processes/start-program.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

const support = join(import.meta.dirname, '../../../tests/support/converter');

test.each([
  ['computes for ever', 'hang'],
  ['has nothing to do', 'a good one'],
])(
  'an engine that %s, and all it has started, do not outlive a parent that was killed',
  async (_, document) => {
    const journal = join(await createTemporaryFolder(), 'journal');
    const parent = startProgram(
      process.execPath,
      [join(support, 'engine-parent.ts'), join(support, 'fake-engine.ts'), journal, document],
      {},
    );
    await parent.prints(/given/);
    const family = (await readFile(journal, 'utf8')).trim().split(' ').map(Number);
    expect(family.filter(isRunning)).toEqual(family);
    parent.process.kill('SIGKILL');
    await parent.ends;
    await expect.poll(() => family.filter(isRunning)).toEqual([]);
  },
);
