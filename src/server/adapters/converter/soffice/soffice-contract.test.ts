import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createSofficeConverter } from '#server/adapters/converter/soffice-converter.ts';
import { createLog } from '#server/kernel/log.ts';
import { canaryDocuments } from '#tests/support/converter/canary-documents.ts';
import { startCanaryServer } from '#tests/support/converter/canary-server.ts';
import { converterContract, PATIENCE_MS } from '#tests/support/converter/converter-contract.ts';
import { findSoffice } from '#tests/support/converter/find-soffice.ts';
import { countCommands, findCommands, isRunning } from '#tests/support/converter/processes.ts';
import { endless, onePage } from '#tests/support/converter/sample-documents.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = await createTemporaryFolder();
const path = findSoffice();
const isMissing = path === undefined;

const open = (name: string, isIsolated: boolean) =>
  createSofficeConverter({
    path: path ?? '',
    log: createLog({ level: 'silent' }),
    fontsDirectory: join(folder, 'fonts'),
    workDirectory: join(folder, name),
    isIsolated,
    size: 1,
  });

converterContract('a LibreOffice of the machine', () => open('enclosed', true), {
  hidesFiles: true,
  isMissing,
});
converterContract('a LibreOffice without isolation', () => open('open', false), {
  hidesFiles: false,
  isMissing,
});

describe.skipIf(isMissing)('a LibreOffice of the machine', { timeout: PATIENCE_MS }, () => {
  test('would fetch what the canaries point to, were it not for our settings', async () => {
    const canary = await startCanaryServer(makePng(20, 10));
    const [linked] = canaryDocuments(canary.url);
    const document = join(folder, 'linked.docx');
    await writeFile(document, linked?.file ?? '');
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'default-profile')).href}`;
    await promisify(execFile)(path ?? '', [
      profile,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      document,
    ]);
    await canary.close();
    expect(canary.requests).toContain('GET /canary.png');
  });

  test.each([true, false])(
    'is gone with all its processes after a document that never ends (isolation: %s)',
    async (isIsolated) => {
      const name = `endless-${isIsolated}`;
      const converter = open(name, isIsolated);
      await converter.toPdf(onePage());
      const first = findCommands(name);
      expect(first.length).toBeGreaterThan(0);
      await expect(converter.toPdf(endless(), { limitMs: 5000 })).rejects.toMatchObject({
        fault: 'document',
      });
      expect(first.filter(isRunning)).toEqual([]);
      expect((await converter.toPdf(onePage())).pageCount).toBe(1);
      await converter.close();
      expect(countCommands(name)).toBe(0);
    },
  );
});
