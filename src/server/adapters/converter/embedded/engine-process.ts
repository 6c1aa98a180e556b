import { exitWithParent } from '#server/process-pool/serve-ipc.ts';
import { ownCharacters } from '#server/adapters/converter/fonts/own-characters.ts';
import { teachFonts } from '#server/adapters/converter/fonts/teach-fonts.ts';
import { serveConversions } from '#server/adapters/converter/serve-conversions.ts';
import { openOffice } from './open-office.ts';

/** The office as a process of its own; its arguments are what it is told about PDFs, the code cache, or nothing, and the shop's own font files. */
const [filterOptions = '', codeFile, ...ownFonts] = process.argv.slice(2);
exitWithParent();
const { toPdf } = await openOffice({ filterOptions, ownFonts, codeFile: codeFile || undefined });
await serveConversions({ toPdf, own: ownCharacters(ownFonts), learn: teachFonts(toPdf) });
