import { readdir, readFile, readlink } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createPdfReader } from '#server/adapters/converter/pictures/pdf-reader.ts';
import { createTemplateEngine } from '#server/adapters/template-engine/template-engine.ts';
import { ourLauncher } from '#server/process-pool/launcher.ts';
import { makePdf } from '#tests/support/converter/make-pdf.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { makePng } from '#tests/support/office/make-png.ts';

const { layers } = await ourLauncher();

/** What the kernel knows of our child that runs this file. */
const childRunning = async (script: string) => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
    const [command, status] = [await read('cmdline'), await read('status')];
    if (command.includes(script) && status.includes(`PPid:\t${process.pid}\n`))
      return {
        command,
        status,
        limits: await read('limits'),
        network: await readlink(`/proc/${pid}/ns/net`),
      };
  }
  throw new Error(`No child of ours runs ${script}.`);
};

const engine = createTemplateEngine({ listOwnFonts: async () => [] });
const reader = createPdfReader();

test.runIf(process.platform === 'linux').each([
  ['templates', 'engine-process.ts', () => engine.check(buildDocx(), 'docx')],
  ['logos', 'logo-process.ts', () => engine.toLogo(makePng(3, 3), { maxPixels: 9, side: 9 })],
  [
    'pages of a PDF',
    'picture-process.ts',
    () => reader.finish(makePdf(1), { isAccessible: false, signal: undefined }),
  ],
])('%s are read in a child that has nothing but its task', async (_, script, work) => {
  await work();
  const { command, status, limits, network } = await childRunning(script);
  expect(command.split('\0')).toContain('--permission');
  expect(command).not.toContain('--allow-fs-write');
  expect(command).not.toContain('--allow-child-process');
  const hasNetwork = network === (await readlink('/proc/self/ns/net'));
  expect({
    'no network': !hasNetwork,
    'no capabilities': /CapEff:\t0+\n/.test(status),
    'limits on memory, files and processor time':
      /Max file size +0 +0/.test(limits) &&
      !/Max (?:address space|data size|cpu time) +unlimited/.test(limits),
  }).toMatchObject(
    Object.fromEntries(layers.filter((layer) => layer !== 'no new privileges').map((layer) => [layer, true])),
  );
  await (script === 'picture-process.ts' ? reader.close() : undefined);
});

test('a picture that is none is refused by the child, which goes on', async () => {
  await expect(engine.toLogo(Buffer.from('x'), { maxPixels: 9, side: 9 })).rejects.toMatchObject({
    fault: 'document',
  });
  expect((await engine.toLogo(makePng(3, 3), { maxPixels: 9, side: 2 })).length).toBeGreaterThan(0);
  await engine.close();
});
