import type { OrderQuestions } from '#shared/contract/question.ts';
import { contacts, coolerLimit, openingHours } from '#tests/support/shop/ask-questions.ts';

/** What the sample order asks: a group of one question and one of two, the first of which is answered. */
export const sampleQuestions: OrderQuestions = {
  orderId: 12,
  questions: [
    { ...coolerLimit, usedIn: [{ lineItemId: 1, name: 'Document 1' }] },
    {
      ...openingHours,
      usedIn: [
        { lineItemId: 1, name: 'Document 1' },
        { lineItemId: 2, name: 'Document 2' },
      ],
    },
    { ...contacts, usedIn: [] },
  ],
  answers: { opening_hours: '8 to 6' },
  pictureUrls: {},
  outdated: [{ lineItemId: 2, name: 'Document 2' }],
};
