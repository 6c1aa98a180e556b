import { deleteExpired } from '#server/db/delete-some.ts';
import type { Services } from '#server/kernel/services.ts';
import { expiredPreviews } from './preview-repo.ts';

/** What visitors typed and what came of it goes within the hour. */
export const forgetPreviews = ({ db, clock }: Pick<Services, 'db' | 'clock'>, signal: AbortSignal) =>
  deleteExpired(db, expiredPreviews(clock.now()), signal);
