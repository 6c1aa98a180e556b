import { describe, expect, test } from 'vitest';
import { licenceOf, type Package, readProductionTree } from './production-tree.ts';

/** These ask for no more than to be named. The last ones are of texts, data and fonts. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  'CC0-1.0',
  'CC-BY-4.0',
  'OFL-1.1',
]);

/** They bind only who changes them; the shop uses them as they come, each as files of its own. */
const UNCHANGED: readonly { name: RegExp; licence: string }[] = [
  { name: /^@matbee\/libreoffice-converter$/, licence: 'MPL-2.0' },
  { name: /^lightningcss(-|$)/, licence: 'MPL-2.0' },
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
];

/** `A OR B` leaves the choice, `A AND B` does not. */
const isAllowed = (name: string, expression: string): boolean => {
  const bare = expression.replaceAll(/[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((one) => isAllowed(name, one));
  if (bare.includes(' AND ')) return bare.split(' AND ').every((one) => isAllowed(name, one));
  return PERMISSIVE.has(bare) || UNCHANGED.some((used) => used.name.test(name) && used.licence === bare);
};

const refusedOf = async (packages: Package[]) => {
  const refused: string[] = [];
  for (const one of packages) {
    const licence = await licenceOf(one);
    if (licence === undefined || !isAllowed(one.name, licence))
      refused.push(`${one.name}@${one.version}: ${licence}`);
  }
  return refused;
};

describe('licences', () => {
  test('everything that is installed where the shop runs may be used in any shop', async () => {
    const tree = await readProductionTree();
    expect(tree.length).toBeGreaterThan(100);
    expect(await refusedOf(tree)).toEqual([]);
  });

  test('a licence that binds, or none at all, is refused', async () => {
    const madeUp = {
      path: 'nowhere',
      name: 'x',
      version: '1.0.0',
    };
    const licences = [
      'GPL-3.0-only',
      'MIT AND AGPL-3.0-only',
      'MPL-2.0',
      'SEE LICENSE IN LICENSE',
      undefined,
    ];
    for (const license of licences) expect(await refusedOf([{ ...madeUp, license }])).toHaveLength(1);
    expect(await refusedOf([{ ...madeUp, license: '(GPL-2.0-only OR MIT)' }])).toEqual([]);
  });
});
