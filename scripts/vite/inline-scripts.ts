import { readFile } from 'node:fs/promises';
import { minify, type Plugin, transformWithOxc } from 'vite';

const QUERY = '?script';

/** `import code from './x.ts?script'`: a file without imports as the text of a script, to stand in a page. */
export const inlineScripts = (): Plugin => ({
  name: 'bindery:inline-scripts',
  enforce: 'pre',
  load: {
    filter: { id: /\.ts\?script$/ },
    async handler(id) {
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await scriptOf(file))}`;
    },
  },
});

export const scriptOf = async (file: string) => {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  if (/^(?:im|ex)port\b/m.test(code)) throw new Error(`${file} stands alone in a page: it cannot import.`);
  const small = await minify(file, `{${code}}`, { compress: true, mangle: { toplevel: true } });
  return small.code.trim();
};
