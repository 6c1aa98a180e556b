import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pdfFilterOptions, type PdfOptions } from '#server/adapters/converter/pdf-options.ts';
import { makeOwnFolder } from '#server/kernel/own-folder.ts';
import { MIB } from '#shared/units.ts';
import { findIsolation, noIsolation, SYSTEM_PATH } from './find-isolation.ts';
import { listOwnFonts } from '#server/adapters/converter/fonts/own-fonts.ts';
import { scriptFontFolders } from '#server/adapters/converter/fonts/script-fonts.ts';
import type { OfficePlan } from './office-plan.ts';
import { findSocket, SOCKET_FOLDER, socketEndingOf } from './office-socket.ts';
import { writeFontconfig } from './write-fontconfig.ts';
import { writeProfile } from './write-profile.ts';

export type OfficeOptions = Partial<PdfOptions> & {
  path: string;
  /** The shop's own fonts (.ttf, .otf). */
  fontsDirectory: string;
  /** Where profiles and documents are kept while they are needed. */
  workDirectory: string;
  /** Whether the isolation that the kernel offers is used, where it lets us. */
  isIsolated?: boolean;
};

/** An office needs a document of its own to stay: without any it ends after the first conversion. */
const STAY = [
  '--headless',
  '--nologo',
  '--nodefault',
  '--norestore',
  '--nolockcheck',
  'private:factory/swriter',
];

/**
 * A sixth of a conversion is asking for memory and giving it back: more of it stays at hand, in large pages where the
 * kernel has them. Other C libraries ignore this.
 */
const GLIBC_TUNABLES = Object.entries({
  tcache_count: 2000,
  hugetlb: 1,
  top_pad: 16 * MIB,
  trim_threshold: 256 * MIB,
  mmap_threshold: 32 * MIB,
})
  .map(([name, value]) => `glibc.malloc.${name}=${value}`)
  .join(':');

/** What all offices of an engine share, and how one more is laid out. */
export const prepareOffices = async (options: OfficeOptions) => {
  const program = await realpath(options.path);
  const ownFonts = resolve(options.fontsDirectory);
  const directory = await makeOwnFolder(resolve(options.workDirectory));
  const fontFolders = [ownFonts, ...scriptFontFolders];
  const fonts = await writeFontconfig(join(directory, 'fonts'), fontFolders);
  const isolation = options.isIsolated === false ? noIsolation : await findIsolation(directory);
  const officeFolder = dirname(dirname(program));
  const shared = [...(officeFolder === '/' ? [] : [officeFolder]), fonts.folder, ...fontFolders];

  const layOut = async (): Promise<{ plan: OfficePlan; clear: () => Promise<void> }> => {
    const folder = await mkdtemp(join(directory, 'office-'));
    const temporary = join(folder, 'tmp');
    await mkdir(temporary);
    const profileUrl = pathToFileURL(await writeProfile(folder)).href;
    const command = [program, `-env:UserInstallation=${profileUrl}`, ...STAY];
    const socketFolder = isolation.hasOwnTmp ? temporary : SOCKET_FOLDER;
    const socketEnding = socketEndingOf(profileUrl);
    return {
      plan: {
        filterOptions: pdfFilterOptions({ isArchive: options.isArchive ?? false }),
        command: isolation.wrap(command, { tmp: temporary, folders: [...shared, folder] }),
        // Nothing of the shop's environment, which holds its secrets.
        env: {
          PATH: SYSTEM_PATH,
          HOME: folder,
          TMPDIR: temporary,
          LANG: 'C.UTF-8',
          FONTCONFIG_FILE: fonts.file,
          SAL_USE_VCLPLUGIN: 'svp',
          GLIBC_TUNABLES,
        },
        folder,
        socketFolder,
        socketEnding,
        ownFonts: (await listOwnFonts(ownFonts)).map(({ path }) => path),
      },
      clear: async () => {
        const socket = await findSocket(socketFolder, socketEnding);
        if (socket) await rm(join(socketFolder, socket), { force: true });
        await removeFolder(folder);
      },
    };
  };
  return { program, layers: isolation.layers, layOut, clear: () => removeFolder(directory) };
};

/** The last of a killed office may still be writing. */
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 10 });
