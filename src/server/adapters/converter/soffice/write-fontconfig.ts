import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontAliasesXml } from '#server/adapters/converter/fonts.ts';

const fontconfig = (fontsDirectory: string, cacheDirectory: string) => `<?xml version="1.0"?>
<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${escaped(fontsDirectory)}</dir>
<cachedir>${escaped(cacheDirectory)}</cachedir>
${fontAliasesXml()}
</fontconfig>
`;
const escaped = (path: string) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The fonts of the machine and the shop's. What is found out about them is kept for the next office, which starts sooner. */
export const writeFontconfig = async (folder: string, fontsDirectory: string) => {
  await mkdir(folder);
  const file = join(folder, 'fonts.conf');
  await writeFile(file, fontconfig(fontsDirectory, join(folder, 'cache')));
  return { folder, file };
};
