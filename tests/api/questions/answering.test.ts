import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders } from '#server/db/schema/orders.ts';
import { answers } from '#server/db/schema/questions.ts';
import type { AdminQuestion, CustomerAnswers, OrderQuestions, Question } from '#shared/contract/question.ts';
import { problems } from '#shared/problems.ts';
import {
  contacts,
  coolerLimit,
  createQuestions,
  letAsk,
  openingHours,
} from '#tests/support/shop/ask-questions.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import type { Buyer } from '#tests/support/shop/checkout-shop.ts';
import { createGenerationShop } from '#tests/support/shop/generation-shop.ts';

const notAsked: Question = { ...openingHours, key: 'not_asked' };

const shop = await createGenerationShop();
const { db } = shop.services;
const kitchen = await shop.sellDocuments('Kitchen', [
  { name: 'Cooling' },
  { name: 'Plan' },
  { name: 'Plain' },
]);
const office = await shop.sellDocuments('Office', [{ name: 'Hours' }]);
let buyer: Buyer;
let orderId = 0;

beforeAll(async () => {
  await createQuestions(shop.asAdmin, coolerLimit, openingHours, contacts, notAsked);
  const [cooling = 0, plan = 0] = kitchen.documentIdList;
  await letAsk(db, cooling, ['cooler_limit']);
  await letAsk(db, plan, ['emergency_contacts'], ['cooler_limit']);
  await letAsk(db, office.documentIdList[0] ?? 0, ['opening_hours']);
  buyer = await shop.buyer('dana@example.com');
  orderId = await shop.buy(buyer, kitchen.stripePriceId);
});
beforeEach(async () => {
  await db.delete(answers);
});

const given = async (of = buyer) => dataOf<CustomerAnswers>(await of.get('getCustomerAnswers'));
const answer = (values: Record<string, unknown>, by = buyer) =>
  by.post('setCustomerAnswers', { answers: values });
const keysOf = ({ questions }: { questions: Question[] }) => questions.map(({ key }) => key);
const fieldsOf = async (response: Response) => {
  const { error } = (await response.json()) as {
    error?: { message: string; data: { fields?: Record<string, string> } };
  };
  return [response.status, error?.message, error?.data.fields];
};

describe('a business', () => {
  test('is asked what the documents it bought print, in either file, and nothing else', async () => {
    const { questions } = await given();
    expect(questions).toEqual([coolerLimit, contacts]);
    const other = await shop.buyer('nobody@example.com');
    expect(await given(other)).toEqual({
      questions: [],
      answers: {},
      pictureUrls: {},
      outdated: [],
    });
  });

  test('answers once for all bundles, and is asked no more by an order that was refunded', async () => {
    const both = await shop.buyer('both@example.com');
    await shop.buy(both, kitchen.stripePriceId);
    await dataOf(await answer({ cooler_limit: 38 }, both));
    const second = await shop.buy(both, office.stripePriceId);
    expect(await given(both)).toMatchObject({ answers: { cooler_limit: 38 } });
    expect(keysOf(await given(both))).toEqual(['cooler_limit', 'opening_hours', 'emergency_contacts']);
    await db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, second));
    expect(keysOf(await given(both))).toEqual(['cooler_limit', 'emergency_contacts']);
  });

  test('keeps what it typed, leaves the rest as it was, and takes an answer back with null', async () => {
    expect(await dataOf<CustomerAnswers>(await answer({ cooler_limit: 38 }))).toEqual({
      questions: [coolerLimit, contacts],
      answers: { cooler_limit: 38 },
      pictureUrls: {},
      outdated: [{ orderId, documentCount: 2 }],
    });
    await dataOf(await answer({ emergency_contacts: [{ name: ' Ada ', phone: '' }, {}] }));
    expect((await given()).answers).toEqual({ cooler_limit: 38, emergency_contacts: [{ name: 'Ada' }] });
    await dataOf(await answer({ cooler_limit: null, emergency_contacts: [] }));
    expect((await given()).answers).toEqual({ emergency_contacts: [] });
    await dataOf(await answer({}));
    expect((await given()).answers).toEqual({ emergency_contacts: [] });
  });

  test('keeps text as text, whatever it looks like', async () => {
    const rows = [{ name: '{{logo}} {{#each}} <w:p> =cmd()', phone: '../../etc/passwd' }];
    await dataOf(await answer({ emergency_contacts: rows }));
    expect((await given()).answers).toEqual({ emergency_contacts: rows });
  });

  test('may answer from many devices at once', async () => {
    const tries = Array.from({ length: 8 }, (_, index) =>
      answer(
        index % 2
          ? { cooler_limit: 40, emergency_contacts: [] }
          : { emergency_contacts: [], cooler_limit: 40 },
      ),
    );
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await given()).answers).toEqual({ cooler_limit: 40, emergency_contacts: [] });
  });

  test.each([
    [
      'does not fit',
      { cooler_limit: 90 },
      422,
      'Give at most 50 °F.',
      { cooler_limit: 'Give at most 50 °F.' },
    ],
    [
      'cannot be printed',
      { emergency_contacts: [{ name: 'Ada' }, { name: 'A\u{1340d}' }] },
      422,
      'We cannot print \u{1340d} yet.',
      { emergency_contacts: 'We cannot print \u{1340d} yet.' },
    ],
    [
      'nobody asks this business',
      { opening_hours: '9 to 5', not_asked: 'x', never_heard_of: 'x' },
      400,
      problems['answer.unknown'].message,
      {
        opening_hours: 'Nobody asks this.',
        not_asked: 'Nobody asks this.',
        never_heard_of: 'Nobody asks this.',
      },
    ],
  ])('is told what %s, and nothing of it is kept', async (_, values, status, message, fields) => {
    const all = { emergency_contacts: [], cooler_limit: 40, ...values };
    expect(await fieldsOf(await answer(all))).toEqual([status, message, fields]);
    expect((await given()).answers).toEqual({});
  });

  test('is not held to an answer that does not fit any more', async () => {
    await dataOf(await answer({ cooler_limit: 50, emergency_contacts: [] }));
    const [listed] = await dataOf<AdminQuestion[]>(await shop.asAdmin.get('questions'));
    const change = (most: number, revision: number) =>
      shop.asAdmin.post('updateQuestion', {
        ...coolerLimit,
        id: listed?.id,
        revision,
        form: { ...coolerLimit.form, most },
      });
    await dataOf(await change(45, 1));
    expect((await given()).answers).toEqual({ emergency_contacts: [] });
    await dataOf(await change(50, 2));
    expect((await given()).answers).toEqual({ cooler_limit: 50, emergency_contacts: [] });
  });
});

describe('the questions of an order', () => {
  test('are told with the documents that print each, and the answers there are', async () => {
    await dataOf(await answer({ emergency_contacts: [{ name: 'Ada' }] }));
    const [cooling, plan] = (await shop.itemsOf(buyer, orderId)).map(({ id, name }) => ({
      lineItemId: id,
      name,
    }));
    expect(await dataOf<OrderQuestions>(await buyer.get('getOrderQuestions', { orderId }))).toEqual({
      orderId,
      questions: [
        { ...coolerLimit, usedIn: [cooling, plan] },
        { ...contacts, usedIn: [plan] },
      ],
      answers: { emergency_contacts: [{ name: 'Ada' }] },
      pictureUrls: {},
      outdated: [plan],
    });
  });

  test('are none of a stranger’s business, and none of an order there is not', async () => {
    const stranger = await shop.buyer('stranger@example.com');
    const notFound = [404, 'NOT_FOUND', problems['order.not-found'].message];
    for (const call of ['getOrderQuestions', 'applyOrderAnswers'])
      for (const id of [orderId, 2_000_000_000]) {
        const ask = call === 'getOrderQuestions' ? stranger.get : stranger.post;
        expect(await refusalOf(await ask(call, { orderId: id }))).toEqual(notFound);
      }
  });
});
