import { describe, expect, test } from 'vitest';
import { licenceOf, type Package, readProductionTree } from './production-tree.ts';

/** These ask for no more than to be named. The last ones are of texts and data. */
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
]);

type Named = { licence: string; why: string; names: readonly string[] };

/** They bind who changes or sells them; each is let in by its name, with the reason why it binds nobody here. */
const BY_NAME: readonly Named[] = [
  {
    licence: 'LGPL-3.0-or-later',
    why: 'libvips, the library behind sharp: a file of its own that is loaded when sharp starts, unchanged, and can be replaced by another',
    names: [
      '@img/sharp-libvips-darwin-arm64',
      '@img/sharp-libvips-darwin-x64',
      '@img/sharp-libvips-linux-arm',
      '@img/sharp-libvips-linux-arm64',
      '@img/sharp-libvips-linux-ppc64',
      '@img/sharp-libvips-linux-riscv64',
      '@img/sharp-libvips-linux-s390x',
      '@img/sharp-libvips-linux-x64',
      '@img/sharp-libvips-linuxmusl-arm64',
      '@img/sharp-libvips-linuxmusl-x64',
      '@img/sharp-wasm32',
      '@img/sharp-win32-arm64',
      '@img/sharp-win32-ia32',
      '@img/sharp-win32-x64',
    ],
  },
  {
    licence: 'MPL-2.0',
    why: 'LibreOffice as WebAssembly: binds by the file, and its files are used as they come',
    names: ['@matbee/libreoffice-converter'],
  },
  {
    licence: 'MPL-2.0',
    why: 'minifies style sheets while the pages are built: binds by the file, its files are used as they come, and nothing of it is in what it makes',
    names: [
      'lightningcss',
      'lightningcss-android-arm64',
      'lightningcss-darwin-arm64',
      'lightningcss-darwin-x64',
      'lightningcss-freebsd-x64',
      'lightningcss-linux-arm-gnueabihf',
      'lightningcss-linux-arm64-gnu',
      'lightningcss-linux-arm64-musl',
      'lightningcss-linux-x64-gnu',
      'lightningcss-linux-x64-musl',
      'lightningcss-win32-arm64-msvc',
      'lightningcss-win32-x64-msvc',
    ],
  },
  {
    licence: 'OFL-1.1',
    why: 'fonts of the pages: may be served with any work as long as they are not sold by themselves, and keep their names',
    names: ['@fontsource-variable/instrument-sans', '@fontsource/ibm-plex-mono'],
  },
  {
    licence: 'OFL-1.1',
    why: 'fonts of documents: may be used for and embedded in any document, which does not become bound by it; their files are used as they come, or changed under another name, with the licence beside them',
    names: [
      '@embedpdf/fonts-jp',
      '@embedpdf/fonts-kr',
      '@embedpdf/fonts-sc',
      '@embedpdf/fonts-tc',
      '@expo-google-fonts/comic-relief',
      '@expo-google-fonts/gelasio',
      '@expo-google-fonts/noto-emoji',
      '@expo-google-fonts/noto-sans',
      '@expo-google-fonts/noto-sans-arabic',
      '@expo-google-fonts/noto-sans-armenian',
      '@expo-google-fonts/noto-sans-georgian',
      '@expo-google-fonts/noto-sans-hebrew',
      '@expo-google-fonts/noto-sans-symbols',
      '@expo-google-fonts/noto-sans-symbols-2',
      '@expo-google-fonts/noto-sans-thai',
    ],
  },
];

/** `A OR B` leaves the choice, `A AND B` does not. */
const isAllowed = (name: string, expression: string): boolean => {
  const bare = expression.replaceAll(/[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((one) => isAllowed(name, one));
  if (bare.includes(' AND ')) return bare.split(' AND ').every((one) => isAllowed(name, one));
  return (
    PERMISSIVE.has(bare) || BY_NAME.some((named) => named.licence === bare && named.names.includes(name))
  );
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

  test('who is let in by name is still installed, under that licence', async () => {
    const tree = await readProductionTree();
    const licences = new Map<string, string | undefined>();
    for (const one of tree) licences.set(one.name, await licenceOf(one));
    for (const { licence, names } of BY_NAME)
      for (const name of names)
        expect([name, licences.get(name)]).toEqual([name, expect.stringContaining(licence)]);
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
      'LGPL-3.0-or-later',
      'OFL-1.1',
      'SEE LICENSE IN LICENSE',
      undefined,
    ];
    for (const license of licences) expect(await refusedOf([{ ...madeUp, license }])).toHaveLength(1);
    expect(await refusedOf([{ ...madeUp, license: '(GPL-2.0-only OR MIT)' }])).toEqual([]);
  });
});
