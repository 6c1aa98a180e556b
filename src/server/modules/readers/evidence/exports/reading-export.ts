import type { Services } from '#server/kernel/services.ts';
import { readBinderLink, signBinderLink } from '#server/modules/binder/files/binder-link.ts';
import { signPrint } from '#server/modules/readers/evidence/printing/sign-print.ts';
import type { ExportLink } from '#shared/contract/binder-files.ts';
import {
  type EvidenceScope,
  evidenceScope,
  type ReadingExportInput,
} from '#shared/contract/reading/evidence.ts';
import type { EvidenceFormat } from '#shared/reading/evidence-forms.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import { evidenceTable } from './evidence-table.ts';
import { readEvidence } from './read-evidence.ts';

/** Below the address of the binder: whose it is, and what it tells of. A link is bound to all of it. */
const pathOf = (customerId: string, scope: string, format: EvidenceFormat) =>
  `readings/${customerId}/${scope}.${format}`;

const encode = (scope: EvidenceScope) => Buffer.from(JSON.stringify(scope)).toString('base64url');

type Reader = Pick<Services, 'db' | 'clock' | 'config' | 'keys'>;

/** Read once before a link to it is given: what cannot be had is refused here, where somebody can read why. */
export const signReadingExport = async (
  services: Reader & Pick<Services, 'queue'>,
  customerId: string,
  { scope, format }: ReadingExportInput,
): Promise<ExportLink> => {
  if (format === 'pdf') return signPrint(services, customerId, scope);
  await readEvidence(services, customerId, scope);
  return { url: signBinderLink(services, pathOf(customerId, encode(scope), format)) };
};

type Asked = { customerId: string; scope: string; format: 'xlsx' | 'csv'; token: string };

/** As it stands when it is fetched. */
export const openReadingExport = async (services: Reader, { customerId, scope, format, token }: Asked) => {
  readBinderLink(services, pathOf(customerId, scope, format), token);
  const wanted = evidenceScope.safeParse(JSON.parse(Buffer.from(scope, 'base64url').toString()));
  if (!wanted.success) throw new DomainError('file.link-invalid');
  return evidenceTable(await readEvidence(services, customerId, wanted.data));
};
