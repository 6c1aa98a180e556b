import type { Services } from '#server/kernel/services.ts';
import { readBytes } from '#server/modules/files/read-bytes.ts';
import { readPictures } from '#server/modules/questions/pictures/read-pictures.ts';
import type { DocumentPlan } from './plan-documents.ts';

/** The pictures a document is made with: the logo, and those among the answers. */
export const readPlanPictures = async (
  services: Pick<Services, 'db' | 'storage'>,
  { logo, answers }: Pick<DocumentPlan, 'logo' | 'answers'>,
) => {
  const [read, pictures] = await Promise.all([
    logo === null ? undefined : readBytes(services, logo),
    readPictures(services, answers),
  ]);
  return { logo: read, pictures };
};
