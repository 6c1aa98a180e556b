import type { Transaction } from '#server/db/connect.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import { type Answer, isPictureAnswer } from '#shared/questions/answer.ts';
import { holdPictures } from './picture-repo.ts';

/** Refuses a picture that is not there, or somebody else's; those that are there stay until the transaction is over. */
export const requireOwnPictures = async (
  tx: Transaction,
  customerId: string,
  kept: readonly [key: string, answer: Answer][],
) => {
  const given = kept.flatMap(([key, answer]) =>
    isPictureAnswer(answer) ? [{ key, path: answer.path }] : [],
  );
  const own = await holdPictures(
    tx,
    customerId,
    given.map(({ path }) => path),
  );
  const missing = given.filter(({ path }) => !own.has(path));
  if (missing.length === 0) return;
  const message = 'This picture is no longer there. Please choose it again.';
  throw new DomainError('answer.unfit', {
    message,
    fields: Object.fromEntries(missing.map(({ key }) => [key, message])),
  });
};
