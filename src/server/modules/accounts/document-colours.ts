import type { Services } from '#server/kernel/services.ts';
import { readBytes } from '#server/modules/files/read-bytes.ts';
import type { DocumentColours } from '#shared/contract/colours.ts';
import { findCustomer, updateColours } from './customer-repo.ts';
import { proposeColours } from './propose-colours.ts';
import { readableColour } from './readable-colour.ts';
import { LOGO_BUCKET } from './replace-logo.ts';

type Touched = Pick<Services, 'db' | 'storage' | 'templateEngine'>;

export const getDocumentColours = async (services: Touched, customerId: string): Promise<DocumentColours> => {
  const customer = await findCustomer(services.db, customerId);
  const { colours = null, logoPath = null } = customer ?? {};
  return {
    chosen: colours && colours.map(written),
    proposed: (await propose(services, logoPath)).map(written),
  };
};

/** What cannot be read on white is made darker. */
export const setDocumentColours = async (
  services: Touched,
  customerId: string,
  colours: readonly string[] | null,
) => {
  await updateColours(
    services.db,
    customerId,
    colours && colours.map((colour) => readableColour(colour.slice(1))),
  );
  return getDocumentColours(services, customerId);
};

const written = (hex: string) => `#${hex.toLowerCase()}`;

const propose = async (services: Touched, logoPath: string | null) =>
  logoPath === null
    ? []
    : proposeColours(
        await services.templateEngine.coloursOf(
          await readBytes(services, { bucket: LOGO_BUCKET, path: logoPath }),
        ),
      );
