import type { Services } from '#server/kernel/services.ts';
import { isCurrentAddressOf } from '#shared/is-current/is-current-address.ts';
import { type ComposedManual, readOwnLogo } from './compose-manual.ts';
import type { PlannedManual } from './plan-manual.ts';

export const WALL_SHEET_TITLE = 'Wall sheet';

/** Every procedure in force with the code of the revision that is. */
export const composeWallSheet = async (
  services: Pick<Services, 'db' | 'storage' | 'clock' | 'config' | 'templateEngine' | 'converter'>,
  { business, today, logoPath, documents }: PlannedManual,
  signal: AbortSignal,
): Promise<ComposedManual> => {
  const entries = documents.map(({ number, title, revision, code }) => ({
    number,
    title,
    revision,
    address: isCurrentAddressOf(services.config.publicUrl, code),
  }));
  const sheet = { title: WALL_SHEET_TITLE, business, day: today, entries };
  const docx = await services.templateEngine.toWallSheet(sheet, await readOwnLogo(services, logoPath));
  const { pdf, pageCount } = await services.converter.toPdf(docx, { isAccessible: true, signal });
  return { pdf, pageCount, missing: [] };
};
