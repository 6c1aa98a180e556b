import type { Services } from '#server/kernel/services.ts';
import { LOGO_BUCKET } from '#server/modules/accounts/replace-logo.ts';
import { readBytes } from '#server/modules/files/read-bytes.ts';
import type { MissingDocument } from '#shared/contract/manual.ts';
import type { PlannedManual } from './plan-manual.ts';
import { readDocuments, type ReadDocument } from './read-documents.ts';

export const MANUAL_TITLE = 'Operations manual';

const REASONS: Record<MissingDocument['reason'], string> = {
  lost: 'its file is missing.',
  damaged: 'its file is not the one that was approved.',
  encrypted: 'its file is protected by a password.',
  broken: 'its file cannot be opened.',
};

/** The second time, what was wrong the first time is known. */
const ROUNDS = 2;

export type ComposedManual = { pdf: Uint8Array; pageCount: number; missing: MissingDocument[] };

type Maker = Pick<Services, 'db' | 'storage' | 'clock' | 'templateEngine' | 'converter'>;

export const readOwnLogo = async (services: Maker, logoPath: string | null) =>
  logoPath === null ? undefined : readBytes(services, { bucket: LOGO_BUCKET, path: logoPath });

/** Cover, register, contents and every document in force; undefined if that is too large. What cannot be in it is named in it. */
export const composeManual = async (
  services: Maker,
  plan: PlannedManual,
  signal: AbortSignal,
): Promise<ComposedManual | undefined> => {
  const read = await readDocuments(services, plan, signal);
  if (!read) return undefined;
  const logo = await readOwnLogo(services, plan.logoPath);
  const { missing } = read;
  let { documents } = read;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { pdf: front } = await makeFront(services, { plan, documents, missing, logo, signal });
    const merged = await services.templateEngine.mergeManual({
      title: [MANUAL_TITLE, plan.business].filter(Boolean).join(', '),
      author: plan.business,
      language: 'en-US',
      madeAt: services.clock.now(),
      front: { title: 'Register and contents', pdf: front },
      documents: documents.map(({ number, title, pdf, pages }) => ({
        title: [number, title].filter(Boolean).join(' '),
        pdf,
        pageCount: pages,
      })),
      foot: `${MANUAL_TITLE}, page`,
    });
    const pageCount = documents.reduce((sum, { pages }) => sum + pages, merged.frontPages);
    if (merged.pdf) return { pdf: merged.pdf, pageCount, missing };
    documents = documents.flatMap((document, index): ReadDocument[] => {
      const found = merged.documents[index];
      if (found && 'pageCount' in found) return [{ ...document, pages: found.pageCount }];
      const { number, title } = document;
      missing.push({ number, title, reason: found?.refusal ?? 'broken' });
      return [];
    });
  }
  throw new Error('The documents of a manual were others each time they were opened.');
};

type Front = {
  plan: PlannedManual;
  documents: readonly ReadDocument[];
  missing: readonly MissingDocument[];
  logo: Uint8Array | undefined;
  signal: AbortSignal;
};

const makeFront = async (services: Maker, { plan, documents, missing, logo, signal }: Front) => {
  const front = {
    title: MANUAL_TITLE,
    business: plan.business,
    day: plan.today,
    entries: documents.map(({ number, title, revision, effectiveOn, nextReviewOn, owner, pages }) => ({
      number,
      title,
      revision,
      effectiveOn,
      nextReviewOn,
      owner,
      pageCount: pages,
    })),
    missing: missing.map(({ number, title, reason }) => ({ number, title, reason: REASONS[reason] })),
  };
  const docx = await services.templateEngine.toManualFront(front, logo);
  return services.converter.toPdf(docx, { isAccessible: true, signal });
};
