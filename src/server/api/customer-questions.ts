import { applyOrderAnswers } from '#server/modules/generation/apply-order-answers.ts';
import { getCustomerAnswers, setCustomerAnswers } from '#server/modules/questions/customer-answers.ts';
import { getOrderQuestions } from '#server/modules/questions/order-questions.ts';
import { orderQuestionsInput, setCustomerAnswersInput } from '#shared/contract/question.ts';
import { forCustomer, router } from './trpc.ts';

/** What a business is asked by what it bought. */
export const customerQuestionProcedures = router({
  getCustomerAnswers: forCustomer.query(({ ctx }) => getCustomerAnswers(ctx.services, ctx.customer.id)),
  setCustomerAnswers: forCustomer
    .input(setCustomerAnswersInput)
    .mutation(({ ctx, input }) => setCustomerAnswers(ctx.services, ctx.customer.id, input.answers)),
  getOrderQuestions: forCustomer
    .input(orderQuestionsInput)
    .query(({ ctx, input }) => getOrderQuestions(ctx.services, { ...input, customerId: ctx.customer.id })),
  /** Makes again the documents that were made with other answers, and no others. */
  applyOrderAnswers: forCustomer
    .input(orderQuestionsInput)
    .mutation(({ ctx, input }) => applyOrderAnswers(ctx.services, { ...input, customerId: ctx.customer.id })),
});
