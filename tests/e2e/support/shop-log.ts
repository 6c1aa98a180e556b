import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Every process of a run comes to the same names by the port of its shop. */
const fileOf = (kind: string) => join(tmpdir(), `bindery-e2e-${process.env['E2E_PORT']}.${kind}`);

const linesOf = (kind: string) =>
  existsSync(fileOf(kind)) ? readFileSync(fileOf(kind), 'utf8').split('\n').filter(Boolean) : [];

/** What a buyer would keep for themselves: the log is searched for it in the end. */
export const noteSecret = (secret: string) => {
  if (secret !== '') appendFileSync(fileOf('secrets'), `${secret}\n`);
};

export const noteOutput = (text: string) => appendFileSync(fileOf('log'), text);

export const readShopLog = () => ({
  lines: linesOf('log'),
  secrets: linesOf('secrets'),
  file: fileOf('log'),
});

export const forgetShopLog = () => {
  for (const kind of ['log', 'secrets']) rmSync(fileOf(kind), { force: true });
};
