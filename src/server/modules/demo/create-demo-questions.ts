import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import type { GivenQuestion } from '#server/modules/questions/check-question.ts';
import { createQuestion } from '#server/modules/questions/create-question.ts';
import { listOfKeys } from '#server/modules/questions/question-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'templateEngine' | 'log'>;

/** What the demo's documents ask. A key that was ever asked here is the administrators' affair, also once it is archived. */
export const createDemoQuestions = async (services: Touched, questions: readonly GivenQuestion[]) => {
  const rows = await listOfKeys(
    services.db,
    questions.map(({ key }) => key),
  );
  const known = new Set(rows.map(({ key }) => key));
  for (const question of questions)
    if (!known.has(question.key)) await createUnlessRefused(services, question);
};

/** Another process may have been faster. Whether documents can do without a question is found when they are uploaded. */
const createUnlessRefused = async (services: Touched, question: GivenQuestion) => {
  try {
    await createQuestion(services, question);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    services.log.info(
      { question: question.key, reason: error.message },
      'a question of the demo is not created',
    );
  }
};
