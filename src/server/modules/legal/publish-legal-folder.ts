import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { countCatalogChange } from '#server/modules/catalog-index/catalog-revision-repo.ts';
import { legal } from '#shared/limits/legal.ts';
import { listKnownVersions, upsertVersion } from './legal-version-repo.ts';
import { readLegalFolder } from './read-legal-folder.ts';

/**
 * Brings the texts of this server's data folder to all servers. Writes only what is news, or what others may soon take
 * for gone; cached pages are made anew when what they link to or show has changed.
 */
export const publishLegalFolder = async (services: Pick<Services, 'config' | 'log' | 'db' | 'clock'>) => {
  const { db, clock } = services;
  const files = await readLegalFolder(services);
  if (files.length === 0) return;
  const now = clock.now();
  const known = await listKnownVersions(
    db,
    files.map(({ hash }) => hash),
  );
  const states = files.map((file) => {
    // A file from the future would be the newest for ever.
    const modifiedAt = file.modifiedAt < now ? file.modifiedAt : now;
    const row = known.find(({ name, hash }) => name === file.name && hash === file.hash);
    const isNews = !row || row.modifiedAt < modifiedAt || row.seenAt <= later(now, -legal.goneAfterMs);
    const isDue = isNews || row.seenAt <= later(now, -legal.seenEveryMs);
    return { version: { ...file, modifiedAt, firstSeenAt: now, seenAt: now }, isNews, isDue };
  });
  const due = states.filter(({ isDue }) => isDue);
  if (due.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { version } of due) await upsertVersion(tx, version);
    if (due.some(({ isNews }) => isNews)) await countCatalogChange(tx);
  });
};
