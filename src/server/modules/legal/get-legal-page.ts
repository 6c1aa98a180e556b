import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { type LegalPage, versionHash } from '#shared/contract/legal/legal-page.ts';
import { isLegalName, legalNames, legalTitles, type LegalName } from '#shared/legal/legal-names.ts';
import { legal } from '#shared/limits/legal.ts';
import { findCurrentVersion, findVersion, listCurrentNames } from './legal-version-repo.ts';
import { parseLegalText } from './parse-legal-text.ts';
import { publishLegalFolder } from './publish-legal-folder.ts';
import type { LegalFileName } from './read-legal-folder.ts';

type Touched = Pick<Services, 'config' | 'log' | 'db' | 'clock'>;

/** The pages there are, in the order of the footer. */
export const listLegalPages = async (services: Touched): Promise<LegalName[]> => {
  await publishLegalFolder(services);
  const names = await listCurrentNames(services.db, goneBefore(services));
  return legalNames.filter((name) => names.includes(name));
};

/** A page as it is now, or as it was in an earlier version. */
export const getLegalPage = async (
  services: Touched,
  { name, version }: { name: LegalName; version?: string | undefined },
): Promise<LegalPage> => {
  const found = await findLegalPage(services, { name, version });
  if (!found) throw new DomainError('legal.not-found');
  return found;
};

/** Undefined for what was never shown, whatever the address says. */
export const findLegalPage = async (
  services: Touched,
  { name, version }: { name: string; version?: string | undefined },
): Promise<LegalPage | undefined> => {
  if (!isLegalName(name)) return undefined;
  // The database refuses to look for some of what an address may say.
  if (version !== undefined && !versionHash.safeParse(version).success) return undefined;
  const current = await findCurrentText(services, name);
  const shown = version === undefined ? current : await findVersion(services.db, name, version);
  if (!shown) return undefined;
  const { title, blocks } = parseLegalText(shown.text);
  return {
    name,
    title: title || legalTitles[name],
    blocks,
    version: shown.hash,
    since: shown.firstSeenAt.toISOString(),
    isCurrent: shown.hash === current?.hash,
  };
};

/** The text that counts now, of all that servers have. */
export const findCurrentText = async (services: Touched, name: LegalFileName) => {
  await publishLegalFolder(services);
  return findCurrentVersion(services.db, name, goneBefore(services));
};

const goneBefore = ({ clock }: Pick<Services, 'clock'>) => later(clock.now(), -legal.goneAfterMs);
