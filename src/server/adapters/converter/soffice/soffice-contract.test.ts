import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { createSofficeConverter } from '#server/adapters/converter/soffice-converter.ts';
import { createLog } from '#server/kernel/log.ts';
import { converterContract } from '#tests/support/converter/converter-contract.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = await createTemporaryFolder();
const log = createLog({ level: 'silent' });
const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
const path = [process.env['SOFFICE_PATH'] ?? '', '/usr/bin/soffice', '/usr/local/bin/soffice'].find(
  isProgram,
);

if (path) {
  const open = (name: string, isEnclosed: boolean) =>
    createSofficeConverter({
      path,
      log,
      fontsDirectory: join(folder, 'fonts'),
      workDirectory: join(folder, name),
      isEnclosed,
    });
  converterContract('a LibreOffice of the machine', () => open('enclosed', true), { hidesFiles: true });
  converterContract('a LibreOffice without walls', () => open('open', false), { hidesFiles: false });
} else {
  describe('a LibreOffice of the machine', () => {
    test.skip('is not tried: there is no soffice here (SOFFICE_PATH may name one)', () => {});
  });
}
