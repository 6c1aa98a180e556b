import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withPages } from '#server/adapters/converter/pdf-options.ts';
import { ownCharacters } from '#server/adapters/converter/fonts/own-characters.ts';
import { serveConversions } from '#server/adapters/converter/serve-conversions.ts';
import { exitWithParent } from '#server/process-pool/serve-ipc.ts';
import type { OfficePlan } from './office-plan.ts';
import { findSocket } from './office-socket.ts';
import { sendCommandLine } from './send-command-line.ts';

/** A native office that stays, and the process of ours that hands it one document after the other. */
const plan = JSON.parse(process.argv[2] ?? '') as OfficePlan;
const LOOK_EVERY_MS = 50;
const WORD_FILTER = 'MS Word 2007 XML';
const pdfFormat = (pages: { lastPage?: number | undefined }) =>
  `pdf:writer_pdf_Export:${withPages(plan.filterOptions, pages)}`;

exitWithParent();
// A socket is named from here, because its whole path may be longer than the system allows.
process.chdir(plan.socketFolder);

const [program = '', ...args] = plan.command;
const office = spawn(program, args, {
  cwd: plan.folder,
  env: plan.env,
  stdio: ['ignore', 'ignore', 'inherit'],
});
office.once('exit', () => process.exit(1));

/** An office on a new profile starts over once, and hangs up on whoever has found it by then. */
const send = async (request: readonly string[], cwd: string): Promise<void> => {
  const socket = await findSocket('.', plan.socketEnding);
  const isDone =
    socket !== undefined &&
    (await sendCommandLine(socket, request, cwd).then(
      () => true,
      () => false,
    ));
  if (isDone) return;
  await pause(LOOK_EVERY_MS);
  return send(request, cwd);
};

const toPdf = async (docx: Uint8Array, pages: { lastPage?: number | undefined } = {}) => {
  // A new folder for each, so that no document can ever get the PDF of another.
  const folder = await mkdtemp(join(plan.folder, 'document-'));
  try {
    const input = join(folder, 'document.docx');
    await writeFile(input, docx);
    const request = [
      `--infilter=${WORD_FILTER}`,
      '--convert-to',
      pdfFormat(pages),
      '--outdir',
      folder,
      input,
    ];
    await send(request, folder);
    return await readFile(join(folder, 'document.pdf'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

await serveConversions({
  toPdf,
  own: ownCharacters(plan.ownFonts),
  // It finds them itself, where its fontconfig says.
  learn: async () => {},
});
