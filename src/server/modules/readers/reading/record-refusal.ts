import type { Services } from '#server/kernel/services.ts';
import { appendRecords } from '#server/modules/register/records/append-records.ts';
import { tryRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import type { ReadingAccess } from './reading-access.ts';
import type { ReadingRow } from './reading-document-repo.ts';
import { reading } from './reading-limits.ts';

type Refused = { access: ReadingAccess; row: ReadingRow; unseen: readonly number[] };

/** That somebody said to have read what they had not seen; once in a while, so that nobody fills the records with it. */
export const recordRefusal = async (
  services: Pick<Services, 'db' | 'clock'>,
  { access: { reader, how }, row: { document, revision }, unseen }: Refused,
) => {
  const { db, clock } = services;
  const key = `reading-refused:${reader.id}:${revision.id}`;
  if (!(await tryRateLimits(services, [{ key, limits: reading.recordedRefusals }]))) return;
  await db.transaction((tx) =>
    appendRecords(tx, { customerId: document.customerId, happenedAt: clock.now() }, [
      {
        kind: 'acknowledgement-refused',
        documentId: document.id,
        data: {
          reader: reader.number,
          revision: revision.number,
          title: document.title,
          how,
          unseenPages: unseen.length,
        },
      },
    ]),
  );
};
