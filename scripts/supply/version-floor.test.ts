import { describe, expect, test } from 'vitest';
import { readProductionTree } from './production-tree.ts';

/** Releases below these have known holes. Some of the packages are not used today, and must not come in old. */
const FLOORS: Record<string, string> = {
  '@trpc/server': '11.15.0',
  'better-auth': '1.4.17',
  cookie: '0.7.0',
  esbuild: '0.25.0',
  'form-data': '4.0.4',
  hono: '4.10.3',
  jose: '4.15.5',
  jszip: '3.8.0',
  multer: '2.1.0',
  nanoid: '3.3.8',
  nodemailer: '7.0.7',
  postcss: '8.4.31',
  sharp: '0.32.6',
  tar: '7.5.3',
  vite: '7.1.11',
  ws: '8.17.1',
};

/** Given up by their authors, with holes that nobody mends. */
const NEVER = new Set(['dicer', 'request', 'xmldom', 'vm2']);

const numbersOf = (version: string) => version.split('-')[0]?.split('.').map(Number) ?? [];

const isBelow = (version: string, floor: string) => {
  const [ours, least] = [numbersOf(version), numbersOf(floor)];
  const at = least.findIndex((number, index) => ours[index] !== number);
  return at !== -1 && (ours[at] ?? 0) < (least[at] ?? 0);
};

describe('known bad releases', () => {
  test('are not what the shop runs on', async () => {
    const tree = await readProductionTree();
    const bad = tree.filter(
      ({ name, version }) => NEVER.has(name) || isBelow(version, FLOORS[name] ?? '0.0.0'),
    );
    expect(bad.map(({ name, version }) => `${name}@${version}`)).toEqual([]);
  });

  test.each([
    ['7.0.6', '7.0.7', true],
    ['7.0.7', '7.0.7', false],
    ['10.0.0', '7.0.7', false],
    ['7.1.0', '7.0.7', false],
    ['6.9.9', '7.0.7', true],
    ['18.4.0-beta.17', '18.4.0', false],
  ])('%s against %s: below is %s', (version, floor, expected) => {
    expect(isBelow(version, floor)).toBe(expected);
  });
});
