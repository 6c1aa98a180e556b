import type { Database } from '#server/db/connect.ts';
import type { Storage } from '#server/ports/storage.ts';
import { findWrongBinders } from './invariants/binders.ts';
import { findWrongContents } from './invariants/contents.ts';
import { findDamagedDatabase } from './invariants/database.ts';
import { findUnfinishedDocuments } from './invariants/documents.ts';
import { findBadFiles } from './invariants/files.ts';
import { findMissingMails, type Mailbox } from './invariants/mails.ts';
import { findWrongOrders, type Provider } from './invariants/payments.ts';
import { findSecrets } from './invariants/secrets.ts';

export type World = {
  db: Database;
  storage: Storage;
  provider: Provider;
  mailbox: Mailbox;
  /** Everything the shop has logged. */
  logs?: string;
};

/**
 * What must hold once the last fault is over and the work is done, in sentences about what does not: none, if all is
 * well. Objects without a row count as orphans, so the sweeper has to have run.
 */
export const checkInvariants = async ({
  db,
  storage,
  provider,
  mailbox,
  logs = '',
}: World): Promise<string[]> =>
  (
    await Promise.all([
      findWrongOrders(db, provider),
      findUnfinishedDocuments(db),
      findWrongBinders(db),
      findBadFiles(db, storage),
      findWrongContents(db, storage),
      findMissingMails(db, mailbox),
      findDamagedDatabase(db),
      findSecrets(logs, mailbox),
    ])
  ).flat();
