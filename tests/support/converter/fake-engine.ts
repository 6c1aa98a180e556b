import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { serveIpc, exitWithParent } from '#server/process-pool/serve-ipc.ts';
import { makePdf } from './make-pdf.ts';

/**
 * An engine that does what the document says. Each start is noted, with the process ids of all it started,
 * in the journal; the first `failingStarts` of them never get ready.
 */
const [journal = '', failingStarts = '0'] = process.argv.slice(2);
const helper = spawn('sleep', ['600'], { stdio: 'ignore' });
appendFileSync(journal, `${process.pid} ${helper.pid}\n`);
const starts = readFileSync(journal, 'utf8').trim().split('\n').length;
exitWithParent();

/** Blocked for good, as by a busy loop, but at rest. */
const hang = () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  return new Uint8Array();
};
const tasks: Record<string, () => Uint8Array> = {
  hang,
  segfault: () => {
    process.kill(process.pid, 'SIGSEGV');
    return hang();
  },
  exit: () => process.exit(0),
  refuse: () => {
    throw new Error('LOAD_FAILED');
  },
  nothing: () => new Uint8Array(),
  garbage: () => Buffer.from('not a PDF at all'),
  half: () => makePdf(3).subarray(0, 200),
  'no pages': () => makePdf(0),
  'too many pages': () => makePdf(501),
  'most pages': () => makePdf(500),
  'who are you': () => Buffer.concat([makePdf(1), Buffer.from(`%pid ${process.pid}\n%%EOF\n`)]),
  environment: () => Buffer.concat([makePdf(1), Buffer.from(`%${JSON.stringify(process.env)}\n%%EOF\n`)]),
};

let served = 0;
if (starts > Number(failingStarts))
  serveIpc(async ({ docx }: { docx: Uint8Array }) => {
    served += 1;
    const text = Buffer.from(docx).toString();
    const [task = '', when] = text.split(', ');
    if (when === 'unless fresh' && served === 1) return makePdf(1);
    return tasks[task]?.() ?? makePdf(1);
  });
else process.on('message', () => {});
