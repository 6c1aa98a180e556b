import { afterEach, expect, test, vi } from 'vitest';
import { listedDocuments } from '#tests/e2e/support/listed-documents.ts';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import '#web/lib/server/queries.ts';
import { createShopClient } from '#web/lib/server/shop-client.ts';
import { checkStatus } from './submit-documents.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const failed = { version: 2, status: 'failed', reasons: ['It has a password.'] };

const check = (replacedIds: number[]) => {
  const [first, second] = listedDocuments(2);
  const asked = answerCalls({
    getDocumentStatusById: () => [{ id: 1 }, { id: 2 }],
    getDocumentFailures: () => [],
    documents: () => [{ ...first, newer: failed }, second],
  });
  return { asked, answer: checkStatus(createShopClient(), [1, 2], replacedIds) };
};

test('a document whose new version was refused has failed, though the version before is sold on', async () => {
  expect(await check([1, 2]).answer).toEqual({
    type: 'status checked',
    completeIds: [2],
    failures: [
      { id: 1, reasons: ['It has a password.', 'The version before is still the one that is sold.'] },
    ],
  });
});

test('where nothing was replaced, the list of documents is not asked for', async () => {
  const { asked, answer } = check([]);
  expect(await answer).toEqual({ type: 'status checked', completeIds: [1, 2], failures: [] });
  expect(asked.map(({ name }) => name)).toEqual(['getDocumentStatusById', 'getDocumentFailures']);
});
