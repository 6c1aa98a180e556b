import { archiveQuestion } from '#server/modules/questions/archive-question.ts';
import { createQuestion } from '#server/modules/questions/create-question.ts';
import { getQuestion, listQuestions, type QuestionRecord } from '#server/modules/questions/list-questions.ts';
import { askedOf } from '#server/modules/questions/question.ts';
import { updateQuestion } from '#server/modules/questions/update-question.ts';
import {
  type AdminQuestion,
  createQuestionInput,
  questionIdInput,
  updateQuestionInput,
} from '#shared/contract/question.ts';
import { forAdmin, router } from './trpc.ts';

const adminQuestionOf = (question: QuestionRecord): AdminQuestion => ({
  ...askedOf(question),
  id: question.id,
  revision: question.revision,
  usedIn: question.usedIn,
});

/** What documents ask the businesses that buy them. */
export const adminQuestionProcedures = router({
  questions: forAdmin.query(async ({ ctx }) => (await listQuestions(ctx.services)).map(adminQuestionOf)),
  createQuestion: forAdmin.input(createQuestionInput).mutation(async ({ ctx, input }) => {
    const id = await createQuestion(ctx.services, input);
    return adminQuestionOf(await getQuestion(ctx.services, id));
  }),
  updateQuestion: forAdmin.input(updateQuestionInput).mutation(async ({ ctx, input }) => {
    await updateQuestion(ctx.services, input);
    return adminQuestionOf(await getQuestion(ctx.services, input.id));
  }),
  archiveQuestion: forAdmin
    .input(questionIdInput)
    .mutation(({ ctx, input }) => archiveQuestion(ctx.services, input.id)),
});
