import { mkdir, realpath, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PdfEngine } from '#server/adapters/converter/engine.ts';
import { ChildFailure } from '#server/children/child-failure.ts';
import type { Log } from '#server/kernel/log.ts';
import { findIsolation, noIsolation, SYSTEM_PATH } from './find-isolation.ts';
import { createBatchLine } from './batch-line.ts';
import { makeOwnFolder } from '#server/kernel/own-folder.ts';
import { type BatchOutcome, runBatch } from './run-batch.ts';
import { writeProfile } from './write-profile.ts';

export type SofficeEngineOptions = {
  path: string;
  log: Log;
  /** The shop's own fonts (.ttf, .otf). */
  fontsDirectory: string;
  /** Where profile and documents are kept while they are needed. */
  workDirectory: string;
  /** Whether the walls that the kernel offers are built, where it lets us. */
  isEnclosed?: boolean;
};

const WORD_FILTER = 'MS Word 2007 XML';

/** A LibreOffice of the machine's: started once per batch of waiting documents, and gone when it is done. */
export const createSofficeEngine = (options: SofficeEngineOptions): PdfEngine => {
  const closing = new AbortController();
  const prepared = prepare(options);
  prepared.catch((err: unknown) => options.log.error({ err }, 'the converter cannot be used'));

  const run = async (
    documents: readonly Uint8Array[],
    limitsMs: readonly number[],
  ): Promise<BatchOutcome> => {
    try {
      return await runBatch(documents, { ...(await prepared), limitsMs, signal: closing.signal });
    } catch (cause) {
      throw new ChildFailure('unavailable', 'LibreOffice cannot be started.', { cause });
    }
  };
  const line = createBatchLine(run);

  return {
    convert: line.convert,
    check: async () => {
      await prepared;
      if (closing.signal.aborted) throw new ChildFailure('unavailable', 'The engine is closed.');
    },
    close: async () => {
      closing.abort();
      await line.close();
      const { directory } = await prepared.catch(() => ({ directory: undefined }));
      if (directory) await rm(directory, { recursive: true, force: true });
    },
  };
};

const prepare = async ({
  path,
  log,
  fontsDirectory,
  workDirectory,
  isEnclosed = true,
}: SofficeEngineOptions) => {
  const program = await realpath(path);
  const fonts = resolve(fontsDirectory);
  const directory = await makeOwnFolder(resolve(workDirectory));
  const { profile, fontconfigFile } = await writeProfile(directory, fonts);
  const temporary = `${directory}/tmp`;
  await mkdir(temporary);
  const officeFolder = dirname(dirname(program));
  const folders = [...(officeFolder === '/' ? [] : [officeFolder]), directory, fonts];
  const isolation = isEnclosed ? await findIsolation(folders, directory) : noIsolation;
  log.info(
    { program, layers: isolation.layers },
    'documents are converted by the LibreOffice of this machine',
  );
  const options = [
    `-env:UserInstallation=${pathToFileURL(profile).href}`,
    '--headless',
    '--nologo',
    '--nodefault',
    '--norestore',
    '--nolockcheck',
    `--infilter=${WORD_FILTER}`,
  ];
  return {
    directory,
    commandFor: (inputs: readonly string[], outputFolder: string) =>
      isolation.wrap([program, ...options, '--convert-to', 'pdf', '--outdir', outputFolder, ...inputs]),
    // Nothing of the shop's environment, which holds its secrets.
    env: {
      PATH: SYSTEM_PATH,
      HOME: directory,
      TMPDIR: temporary,
      LANG: 'C.UTF-8',
      FONTCONFIG_FILE: fontconfigFile,
      SAL_USE_VCLPLUGIN: 'svp',
    },
  };
};
