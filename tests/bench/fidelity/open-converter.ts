import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeCacheFile } from '#server/adapters/converter/embedded/code-cache.ts';
import { createEmbeddedConverter } from '#server/adapters/converter/embedded-converter.ts';
import { createLog } from '#server/kernel/log.ts';

/** The built-in office with the shop's fonts and no others. */
export const openConverter = () =>
  createEmbeddedConverter({
    log: createLog({ level: 'silent' }),
    fontsDirectory: join(tmpdir(), 'bindery-bench-no-fonts'),
    codeFile: codeCacheFile(),
    size: 1,
  });
