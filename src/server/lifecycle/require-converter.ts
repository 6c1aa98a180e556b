import { access, constants } from 'node:fs/promises';
import type { Config } from '#server/config.ts';
import { StartRefusal } from '#server/kernel/start-refusal.ts';

/** A path that leads nowhere is better told now than by the first order. */
export const requireConverter = async ({ converter }: Pick<Config, 'converter'>) => {
  if (converter.kind !== 'soffice') return;
  try {
    await access(converter.path, constants.X_OK);
  } catch (cause) {
    throw new StartRefusal(
      `SOFFICE_PATH names ${converter.path}, which cannot be run: set it to the soffice program of LibreOffice, or leave it unset.`,
      { cause },
    );
  }
};
