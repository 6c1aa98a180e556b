import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { countCatalogChange } from '#server/modules/catalog-index/catalog-revision-repo.ts';
import { checkQuestion, type GivenQuestion } from './check-question.ts';
import { keyTaken } from './create-question.ts';
import { listOfKeys, lockQuestion, updateFields } from './question-repo.ts';
import { requireSameKind } from './require-same-kind.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'templateEngine'>;

/** One administrator at a time: any change since the revision an edit began from is a conflict. */
export const updateQuestion = async (
  services: Touched,
  { id, revision, ...given }: GivenQuestion & { id: number; revision: number },
) => {
  const question = await checkQuestion(services, given);
  await services.db.transaction(async (tx) => {
    const current = await lockQuestion(tx, id);
    if (!current) throw new DomainError('question.not-found');
    if (revision !== current.revision) throw new DomainError('question.changed-meanwhile');
    await requireSameKind(tx, current, question);
    if (question.key !== current.key)
      for (const other of await listOfKeys(tx, [question.key])) {
        if (other.archivedAt === null) throw keyTaken();
        await requireSameKind(tx, other, question);
      }
    await updateFields(tx, id, question, services.clock.now());
    // The pages of products name some of the questions.
    await countCatalogChange(tx);
  });
};
