import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:css|js|svg|txt|webmanifest)$/;

/** Writes `x.js.br` and `x.js.gz` beside `x.js`, at the best quality: built once, served for years. Not while developing. */
export const precompressAssets = (): Plugin => ({
  name: 'bindery:precompress-assets',
  apply: (_config, { command, mode }) => command === 'build' && mode !== 'development',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: async ({ dir = '' }) => {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files.filter((file) => COMPRESSIBLE.test(file)).map((file) => precompress(join(dir, file))),
      );
    },
  },
});

const precompress = async (file: string) => {
  const body = await readFile(file);
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(body)),
    writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 })),
  ]);
};
