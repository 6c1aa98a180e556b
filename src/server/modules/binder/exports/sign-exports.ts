import type { Services } from '#server/kernel/services.ts';
import { signBinderLink } from '#server/modules/binder/files/binder-link.ts';
import type { BinderZipInput, ExportLink } from '#shared/contract/binder-files.ts';
import { signMasterListPdf } from './master-list-pdf.ts';

/** What a link to it is bound to. */
export const masterListPathOf = (customerId: string) => `master-lists/${customerId}.xlsx`;
export const binderZipPathOf = (customerId: string, ids?: readonly number[]) =>
  ids ? `zips/${customerId}/${ids.join('-')}.zip` : `zips/${customerId}.zip`;

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'keys' | 'queue'>;

export const signMasterList = async (
  services: Touched,
  customerId: string,
  { format }: { format: 'xlsx' | 'pdf' },
): Promise<ExportLink> => ({
  url:
    format === 'pdf'
      ? await signMasterListPdf(services, customerId)
      : signBinderLink(services, masterListPathOf(customerId)),
});

export const signBinderZip = (services: Touched, customerId: string, { ids }: BinderZipInput) => ({
  url: signBinderLink(services, binderZipPathOf(customerId, ids)),
});
