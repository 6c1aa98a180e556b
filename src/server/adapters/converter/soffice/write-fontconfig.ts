import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontAliasesXml } from '#server/adapters/converter/fonts/fonts.ts';

const fontconfig = (folders: readonly string[], cacheDirectory: string) => `<?xml version="1.0"?>
<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
${folders.map((folder) => `<dir>${escaped(folder)}</dir>`).join('\n')}
<cachedir>${escaped(cacheDirectory)}</cachedir>
${fontAliasesXml()}
</fontconfig>
`;
const escaped = (path: string) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The fonts of the machine and the shop's. What is found out about them is kept for the next office, which starts sooner. */
export const writeFontconfig = async (folder: string, fontFolders: readonly string[]) => {
  await mkdir(folder);
  const file = join(folder, 'fonts.conf');
  await writeFile(file, fontconfig(fontFolders, join(folder, 'cache')));
  return { folder, file };
};
