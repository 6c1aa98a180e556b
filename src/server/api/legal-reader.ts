import type { Services } from '#server/kernel/services.ts';
import { findLegalPage, listLegalPages } from '#server/modules/legal/get-legal-page.ts';
import { legalPageInput } from '#shared/contract/legal.ts';
import type { LegalReader } from '#shared/page-context.ts';

/** The public calls about legal texts as pages make them while they are rendered. An address that makes no sense finds nothing. */
export const createLegalReader = (
  services: Pick<Services, 'config' | 'log' | 'db' | 'clock'>,
): LegalReader => ({
  listPages: () => listLegalPages(services),
  findPage: async (wanted) => {
    const asked = legalPageInput.safeParse(wanted);
    return asked.success ? findLegalPage(services, asked.data) : undefined;
  },
});
