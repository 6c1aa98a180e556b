import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { answers, questions } from '#server/db/schema/questions.ts';
import { noteTemplateChange } from '#server/modules/catalog-index/note-template-change.ts';
import { templates, templateVersions } from '#server/db/schema/templates.ts';
import type { ProductWithDocuments } from '#shared/contract/product.ts';
import { type AdminQuestion, type Question, RESERVED_KEYS } from '#shared/contract/question.ts';
import { questionLimits } from '#shared/limits/question.ts';
import { problems } from '#shared/problems.ts';
import { createRecordingQueue } from '#tests/support/jobs/recording-queue.ts';
import {
  contacts,
  coolerLimit,
  createQuestions,
  letAsk,
  openingHours,
} from '#tests/support/shop/ask-questions.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import { createCatalogShop } from '#tests/support/shop/catalog-shop.ts';

const { queue } = createRecordingQueue();
const shop = await createCatalogShop({ queue });
const { asAdmin } = shop;
const { db } = shop.services;

beforeEach(async () => {
  await db.delete(answers);
  await db.delete(questions);
  await db.update(templateVersions).set({ questionKeys: [], workbookQuestionKeys: [] });
});

const create = (question: object) => asAdmin.post('createQuestion', question);
const listed = async () => dataOf<AdminQuestion[]>(await asAdmin.get('questions'));
const update = (question: AdminQuestion, change: object) =>
  asAdmin.post('updateQuestion', { ...question, usedIn: undefined, ...change });
const archive = (id: number) => asAdmin.post('archiveQuestion', { id });
const one = async (question: Question) => {
  const [made] = await createQuestions(asAdmin, question);
  if (!made) throw new Error('Nothing was made.');
  return made;
};
const template = async (name: string) => {
  const [id = 0] = await shop.addTemplates(name);
  return id;
};
const fieldsOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error?: { data: { fields?: Record<string, string> } } };
  return [answer.status, error?.data.fields];
};
const said = (key: keyof typeof problems) => problems[key].message;

describe('the questions of the shop', () => {
  test('are listed group by group, in the order they were made, with the documents on sale that use each', async () => {
    await createQuestions(asAdmin, openingHours, coolerLimit, contacts);
    const [one_, two, old] = [await template('Cleaning'), await template('Cooling'), await template('Old')];
    await letAsk(db, one_, ['cooler_limit']);
    await letAsk(db, two, [], ['cooler_limit', 'opening_hours']);
    await letAsk(db, old, ['cooler_limit']);
    await db.update(templates).set({ archivedAt: shop.clock.now() }).where(eq(templates.id, old));
    const list = await listed();
    expect(list.map(({ key, usedIn }) => [key, usedIn.map(({ name }) => name)])).toEqual([
      ['opening_hours', ['Cooling']],
      ['emergency_contacts', []],
      ['cooler_limit', ['Cleaning', 'Cooling']],
    ]);
    expect(list[2]).toEqual({
      ...coolerLimit,
      id: expect.any(Number) as number,
      revision: 1,
      usedIn: [
        { id: one_, name: 'Cleaning' },
        { id: two, name: 'Cooling' },
      ],
    });
  });

  test('may have a default of every type, kept as an answer would be', async () => {
    const made = await one({ ...contacts, default: [{ name: ' Ada ', phone: '' }, {}] });
    expect(made.default).toEqual([{ name: 'Ada' }]);
    expect((await one({ ...openingHours, default: ' 9 to 5 ' })).default).toBe('9 to 5');
    expect((await one({ ...coolerLimit, default: null })).default).toBeNull();
  });

  test.each([
    ['a default that does not fit', { default: 90 }, 422, { default: 'Give at most 50 °F.' }],
    ['a default of another type', { default: 'cold' }, 422, { default: 'Give a number.' }],
    [
      'a default that cannot be printed',
      { form: { type: 'shortText' }, default: 'A \u{1340d}' },
      422,
      { default: 'We cannot print \u{1340d} yet.' },
    ],
    [
      'a choice that cannot be printed',
      { form: { type: 'oneOf', choices: ['\u{1340d}'] }, default: null },
      422,
      { form: 'We cannot print \u{1340d} yet.' },
    ],
    ['no label', { label: ' ' }, 400, { label: 'must not be empty' }],
    ['no group', { group: '' }, 400, { group: 'must not be empty' }],
    [
      'a key that no template could name',
      { key: 'Cooler limit' },
      400,
      { key: 'must be a key such as cooler_limit: small letters, digits and underscores' },
    ],
    [
      'a key that every object has',
      { key: 'constructor' },
      400,
      { key: 'must be a key such as cooler_limit: small letters, digits and underscores' },
    ],
    [
      'the least above the most',
      { form: { type: 'number', unit: '', decimals: 0, least: 5, most: 4 } },
      400,
      { 'form.most': 'must not be below the least' },
    ],
    [
      'one choice twice',
      { form: { type: 'oneOf', choices: ['Gas', 'gas'] } },
      400,
      { 'form.choices': 'must not name a choice twice' },
    ],
    [
      'no choices',
      { form: { type: 'severalOf', choices: [] } },
      400,
      { 'form.choices': 'must be at least 1' },
    ],
    [
      'one column twice',
      {
        form: {
          type: 'list',
          columns: [1, 2].map((n) => ({ key: 'name', label: `Name ${n}`, type: 'shortText' })),
        },
      },
      400,
      { 'form.columns': 'must not name a column twice' },
    ],
  ])('are refused with %s', async (_, change, status, fields) => {
    expect(await fieldsOf(await create({ ...coolerLimit, ...change }))).toEqual([status, fields]);
    expect(await listed()).toEqual([]);
  });

  test('are never called what templates know already', async () => {
    for (const key of RESERVED_KEYS)
      expect(await fieldsOf(await create({ ...coolerLimit, key }))).toEqual([
        400,
        { key: 'must not be a name that templates know already' },
      ]);
  });

  test('have each a key of their own, also when two administrators make one at once', async () => {
    const made = await Promise.all([create(coolerLimit), create({ ...coolerLimit, label: 'Other' })]);
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await fieldsOf(await create(coolerLimit))).toEqual([409, { key: said('question.key-taken') }]);
    const hours = await one(openingHours);
    expect(await refusalOf(await update(hours, { key: 'cooler_limit' }))).toEqual([
      409,
      'CONFLICT',
      said('question.key-taken'),
    ]);
  });

  test(`are ${questionLimits.maxQuestions} at most`, async () => {
    const now = shop.clock.now();
    await db.insert(questions).values(
      Array.from({ length: questionLimits.maxQuestions }, (_, index) => ({
        ...openingHours,
        key: `question_${index}`,
        createdAt: now,
        updatedAt: now,
      })),
    );
    expect(await refusalOf(await create(coolerLimit))).toEqual([409, 'CONFLICT', said('question.too-many')]);
    const [first] = await listed();
    await dataOf(await archive(first?.id ?? 0));
    expect((await create(coolerLimit)).status).toBe(200);
  });
});

describe('a question that is changed', () => {
  test('has another revision; who began from an earlier one is told so, and nothing is written', async () => {
    const made = await one(coolerLimit);
    const changed = await dataOf<AdminQuestion>(await update(made, { label: 'Warmest', default: 40 }));
    expect(changed).toEqual({ ...made, label: 'Warmest', default: 40, revision: 2 });
    expect(await refusalOf(await update(made, { label: 'Late' }))).toEqual([
      409,
      'CONFLICT',
      said('question.changed-meanwhile'),
    ]);
    expect(await listed()).toEqual([changed]);
  });

  test('may become another as long as no document uses it', async () => {
    const made = await one(coolerLimit);
    const change = { key: 'cooler', form: { type: 'yesNo' }, default: true };
    expect(await dataOf(await update(made, change))).toMatchObject(change);
  });

  test.each([
    ['key', { key: 'cooler' }, 'key'],
    ['type', { form: { type: 'yesNo' }, default: null }, 'form.type'],
  ])('keeps its %s while any version of a document uses it', async (_, change, field) => {
    const made = await one(coolerLimit);
    const id = await template('Cleaning');
    await letAsk(db, id, ['cooler_limit']);
    await db.update(templates).set({ archivedAt: shop.clock.now() }).where(eq(templates.id, id));
    expect(await fieldsOf(await update(made, change))).toEqual([
      409,
      { [field]: said('question.kind-fixed') },
    ]);
    expect((await update(made, { form: { ...coolerLimit.form, most: 45 } })).status).toBe(200);
  });

  test('keeps the columns of its list while documents use it, and may get more', async () => {
    const made = await one(contacts);
    await letAsk(db, await template('Emergency'), [], ['emergency_contacts']);
    const name = { key: 'name', label: 'Who', type: 'shortText' };
    const phone = { key: 'phone', label: 'Phone', type: 'shortText' };
    const role = { key: 'role', label: 'Role', type: 'oneOf', choices: ['Owner', 'Cook'] };
    const withColumns = (...columns: object[]) => update(made, { form: { type: 'list', columns } });
    for (const columns of [[name], [name, { ...phone, type: 'date' }]])
      expect(await fieldsOf(await withColumns(...columns))).toEqual([
        409,
        { 'form.columns': said('question.kind-fixed') },
      ]);
    expect((await withColumns(role, phone, name)).status).toBe(200);
  });

  test('is not found when it was archived, or never was', async () => {
    const made = await one(coolerLimit);
    await dataOf(await archive(made.id));
    const notFound = [404, 'NOT_FOUND', said('question.not-found')];
    expect(await refusalOf(await update(made, { label: 'x' }))).toEqual(notFound);
    expect(await refusalOf(await archive(made.id))).toEqual(notFound);
    expect(await refusalOf(await archive(2_000_000_000))).toEqual(notFound);
  });
});

describe('a question that is archived', () => {
  test('is asked no more, and its key is free for one of the same type', async () => {
    const made = await one(coolerLimit);
    const id = await template('Cleaning');
    await letAsk(db, id, ['cooler_limit']);
    await db.update(templates).set({ archivedAt: shop.clock.now() }).where(eq(templates.id, id));
    await dataOf(await archive(made.id));
    expect(await listed()).toEqual([]);
    const yesNo = { ...coolerLimit, form: { type: 'yesNo' }, default: null };
    expect(await fieldsOf(await create(yesNo))).toEqual([409, { 'form.type': said('question.kind-fixed') }]);
    const hours = await one(openingHours);
    expect((await update(hours, { key: 'cooler_limit' })).status).toBe(409);
    expect((await create({ ...coolerLimit, label: 'Again' })).status).toBe(200);
  });

  test('is so only once no document on sale uses it; the refusal names them', async () => {
    const made = await one(coolerLimit);
    const names = Array.from({ length: 7 }, (_, index) => `Manual ${index + 1}`);
    const ids: number[] = [];
    for (const name of names) ids.push(await template(name));
    for (const id of ids) await letAsk(db, id, ['cooler_limit']);
    expect(await refusalOf(await archive(made.id))).toEqual([
      409,
      'CONFLICT',
      'This question is used by Manual 1, Manual 2, Manual 3, Manual 4, Manual 5 and 2 more. Upload versions without it, or archive them first.',
    ]);
    for (const id of ids) await letAsk(db, id, []);
    await letAsk(db, ids[0] ?? 0, [], ['cooler_limit']);
    expect(await refusalOf(await archive(made.id))).toMatchObject([
      409,
      'CONFLICT',
      'This question is used by Manual 1. Upload versions without it, or archive them first.',
    ]);
    await letAsk(db, ids[0] ?? 0, []);
    expect((await archive(made.id)).status).toBe(200);
  });
});

describe('the page of a product', () => {
  const pageOf = (id: number) => shop.anyone<ProductWithDocuments>('getProductWithDocuments', id);

  test('tells how many questions the bundle asks, each once, and how the first three are called', async () => {
    const [limit] = await createQuestions(asAdmin, coolerLimit, openingHours, contacts, {
      ...coolerLimit,
      key: 'freezer_limit',
      label: 'Freezer limit',
    });
    const [cooling, plan] = [await template('Cooling'), await template('Plan')];
    const { id } = await shop.create({ name: 'Kitchen', documentIdList: [cooling, plan] });
    expect(await pageOf(id)).not.toHaveProperty('questions');
    await letAsk(db, cooling, ['cooler_limit', 'opening_hours', 'freezer_limit']);
    await letAsk(db, plan, ['cooler_limit'], ['emergency_contacts']);
    await db.transaction((tx) => noteTemplateChange(tx, cooling));
    expect((await pageOf(id)).questions).toEqual({
      count: 4,
      labels: ['Cooler limit', 'Freezer limit', 'Opening hours'],
    });
    // Also from what is cached: the page was asked for before.
    await pageOf(id);
    if (limit) await dataOf(await update(limit, { label: 'Warmest' }));
    expect((await pageOf(id)).questions?.labels[0]).toBe('Warmest');
  });
});
