import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontAliasesFile } from '#server/adapters/converter/fonts/fonts.ts';
import { aptosFonts } from './aptos-fonts.ts';
import { FONTCONFIG_FILE, FONTS_FOLDER } from './font-places.ts';
import { runCommand } from '../run-command.ts';

await runCommand(async () => {
  const fonts = aptosFonts();
  for (const [name, bytes] of fonts) await writeFile(join(FONTS_FOLDER, name), bytes);
  await writeFile(FONTCONFIG_FILE, fontAliasesFile());
  return `${fonts.size} fonts are written to ${FONTS_FOLDER}, and ${FONTCONFIG_FILE}.`;
});
