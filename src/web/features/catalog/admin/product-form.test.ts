import { describe, expect, test } from 'vitest';
import { editOf } from './product-changes.ts';
import {
  canSubmit,
  changesIn,
  isUnsaved,
  newProductOf,
  type ProductForm,
  type ProductFormEvent,
  problemsFound,
  problemsIn,
  productFormReducer,
  startEdit,
  startNewProduct,
} from './product-form.ts';
import { existingIds, type StoredProduct } from './product-values.ts';

const stored: StoredProduct = {
  id: 7,
  revision: 3,
  name: 'Bakery',
  price: 19_999,
  documentIdList: [4, 5, 6],
  description: 'For bakers.',
  keywords: ['bread', 'oven'],
  industry: 'food and beverage',
  updateMonths: null,
};

const after = (form: ProductForm, ...events: ProductFormEvent[]) => events.reduce(productFormReducer, form);
const typed = (values: Extract<ProductFormEvent, { type: 'typed' }>['values']) =>
  ({ type: 'typed', values }) as const;
const toggled = (id: number) => ({ type: 'document toggled', id }) as const;
const moved = (id: number, to: number) => ({ type: 'document moved', id, to }) as const;

const complete = () =>
  after(startNewProduct(), typed({ name: ' Clinic ', price: '150' }), toggled(1), toggled(2));

describe('creating a product', () => {
  test('needs a name, a price that is not 0 and a document', () => {
    expect(canSubmit(startNewProduct())).toBe(false);
    expect(canSubmit(complete())).toBe(true);
    expect(canSubmit(after(complete(), typed({ name: '  ' })))).toBe(false);
    for (const price of ['', '0', '0.00']) expect(canSubmit(after(complete(), typed({ price })))).toBe(false);
    expect(canSubmit(after(complete(), toggled(1)))).toBe(true);
    expect(canSubmit(after(complete(), toggled(1), toggled(2)))).toBe(false);
  });

  test('sends whole cents, the documents in the order of their choice and clean keywords', () => {
    const form = after(complete(), typed({ price: '1.15', keywords: 'a, b ,, a' }), toggled(1), toggled(1));
    expect(newProductOf(form)).toEqual({
      name: 'Clinic',
      price: 115,
      documentIdList: [2, 1],
      keywords: ['a', 'b'],
    });
  });

  test('sends what may be missing only where it was given', () => {
    expect(newProductOf(complete())).toEqual({ name: 'Clinic', price: 15_000, documentIdList: [1, 2] });
    const given = after(complete(), typed({ description: ' For all. ', industry: 'healthcare' }));
    expect(newProductOf(given)).toMatchObject({ description: 'For all.', industry: 'healthcare' });
    expect(newProductOf(given)).not.toHaveProperty('keywords');
  });

  test('sends nothing while it is submitted', () => {
    const submitting = after(complete(), { type: 'submit started' });
    expect(submitting.progress).toEqual({ kind: 'submitting', name: 'Clinic' });
    expect(canSubmit(submitting)).toBe(false);
    expect(canSubmit(after(submitting, typed({ name: 'Other' }), toggled(9)))).toBe(false);
  });

  test('makes what was typed while it was submitted a change of the product created', () => {
    const sent = complete().values;
    const product = { ...stored, name: 'Clinic', slug: 'clinic', price: 15_000, documentIdList: [1, 2] };
    const created = { type: 'created', product, sent } as const;
    const form = after(complete(), { type: 'submit started' }, typed({ name: 'Clinics' }), created);
    expect(form.progress).toEqual({ kind: 'created', name: 'Clinic', slug: 'clinic' });
    expect(form.values.name).toBe('Clinics');
    expect(changesIn(form)).toContainEqual({ field: 'name', before: 'Clinic', after: 'Clinics' });
    expect([canSubmit(form), isUnsaved(form)]).toEqual([true, true]);
  });

  test('ends with an empty form that says what was created, until one types again', () => {
    const product = { ...stored, name: 'Clinic', slug: 'clinic' };
    const created = after(
      complete(),
      { type: 'submit started' },
      { type: 'created', product, sent: complete().values },
    );
    expect(created).toEqual({
      ...startNewProduct(),
      progress: { kind: 'created', name: 'Clinic', slug: 'clinic' },
    });
    expect(isUnsaved(created)).toBe(false);
    expect(after(created, typed({ name: 'N' })).progress).toEqual({ kind: 'editing' });
  });

  test('keeps everything when it fails, with the problems where they belong', () => {
    const failed = after(
      complete(),
      { type: 'submit started' },
      {
        type: 'submit failed',
        problems: problemsFound('Name must be shorter.', { name: 'must be shorter' }),
        isOutdated: false,
      },
    );
    expect(failed.values).toEqual(complete().values);
    expect(failed.problems).toEqual({ name: 'Name must be shorter.' });
    expect(after(failed, typed({ price: '2' })).problems).toEqual({ name: 'Name must be shorter.' });
    expect(after(failed, typed({ name: 'Short' })).problems).toEqual({});
    expect(problemsFound('No.', { other: 'is odd' })).toEqual({ form: 'No.' });
  });

  test('tells of a price below a dollar, or of no price at all, before the server is asked', () => {
    const rule = /^Enter a price from \$1\.00 to \$999,999\.99/;
    for (const price of ['0.99', 'free', '1000000'])
      expect(problemsIn(after(complete(), typed({ price }))).price).toMatch(rule);
    expect(problemsIn(complete())).toEqual({});
    expect(problemsIn(after(complete(), typed({ keywords: 'x'.repeat(61) }))).keywords).toMatch(/60/);
  });

  test('tells of parts of a cent as such, and takes zeros after the cents', () => {
    for (const price of ['12.345', '1.155', '.999'])
      expect(problemsIn(after(complete(), typed({ price }))).price).toMatch(/at most two digits/);
    expect(problemsIn(after(complete(), typed({ price: '12.3400' })))).toEqual({});
  });

  test('counts as unsaved as soon as anything differs from the start', () => {
    const start = startNewProduct([1]);
    expect(isUnsaved(start)).toBe(false);
    expect(isUnsaved(after(start, toggled(2)))).toBe(true);
    expect(isUnsaved(after(start, toggled(2), toggled(2)))).toBe(false);
    expect(isUnsaved(after(start, typed({ industry: 'healthcare' })))).toBe(true);
  });
});

test.each([
  ['2,1', [2, 1]],
  ['1,1,99,abc,,-1, 2 ', [1, 2]],
  ['', []],
  [undefined, []],
])('of the address %j only documents that exist are selected', (query, ids) => {
  expect(existingIds(query, [{ id: 1 }, { id: 2 }, { id: 3 }])).toEqual(ids);
});

const edit = (values: Parameters<typeof typed>[0]) =>
  editOf(stored, after(startEdit(stored), typed(values)).values);

describe('editing a product', () => {
  test('starts without changes and cannot be submitted', () => {
    expect(changesIn(startEdit(stored))).toEqual([]);
    expect(canSubmit(startEdit(stored))).toBe(false);
  });

  test('tracks the name and the price as pairs, and documents that come and go', () => {
    const form = after(startEdit(stored), typed({ name: 'Baker', price: '150' }), toggled(5), toggled(9));
    expect(changesIn(form)).toEqual([
      { field: 'name', before: 'Bakery', after: 'Baker' },
      { field: 'price', before: 19_999, after: 15_000 },
      { field: 'added', documentId: 9 },
      { field: 'removed', documentId: 5 },
    ]);
    expect(canSubmit(form)).toBe(true);
  });

  test('sends only what has changed', () => {
    const form = after(startEdit(stored), typed({ price: '150' }), toggled(5));
    expect(editOf(stored, form.values)).toEqual({
      id: 7,
      price: 15_000,
      documentIdList: [4, 6],
    });
  });

  test('sends each of the other fields alone, too', () => {
    expect(edit({ description: '' })).toEqual({ id: 7, description: '' });
    expect(edit({ keywords: 'bread' })).toEqual({ id: 7, keywords: ['bread'] });
    expect(edit({ industry: null })).toEqual({ id: 7, industry: null });
  });

  test('reverts each change alone', () => {
    const form = after(
      startEdit(stored),
      typed({ name: 'Baker', price: '1', description: 'x', keywords: '', industry: null }),
      toggled(5),
      toggled(9),
    );
    const changes = changesIn(form);
    expect(changes).toHaveLength(7);
    for (const change of changes) {
      const reverted = after(form, { type: 'change reverted', change });
      expect(changesIn(reverted)).toEqual(changes.filter((other) => other !== change));
    }
    const all = after(form, ...changes.map((change) => ({ type: 'change reverted', change }) as const));
    expect(all.values).toEqual(startEdit(stored).values);
  });

  test('forgets a document that is toggled back, and puts it in its old place', () => {
    const form = after(startEdit(stored), toggled(9), toggled(4), toggled(4), toggled(9));
    expect(changesIn(form)).toEqual([]);
    expect(form.values.documentIdList).toEqual([4, 5, 6]);
  });

  test('takes another order of the documents for a change, which is sent, reverted and not mixed with others', () => {
    const form = after(startEdit(stored), moved(6, 0));
    expect(form.values.documentIdList).toEqual([6, 4, 5]);
    expect(changesIn(form)).toEqual([{ field: 'order' }]);
    expect(canSubmit(form)).toBe(true);
    expect(isUnsaved(form)).toBe(true);
    expect(editOf(stored, form.values)).toEqual({ id: 7, documentIdList: [6, 4, 5] });
    expect(changesIn(after(form, moved(6, 2)))).toEqual([]);
    expect(changesIn(after(form, { type: 'change reverted', change: { field: 'order' } }))).toEqual([]);
    const withAnother = after(form, toggled(9), moved(9, 0), toggled(5));
    expect(withAnother.values.documentIdList).toEqual([9, 6, 4]);
    expect(after(withAnother, toggled(5)).values.documentIdList).toEqual([9, 6, 4, 5]);
    const reverted = after(withAnother, { type: 'change reverted', change: { field: 'order' } });
    expect(reverted.values.documentIdList).toEqual([4, 6, 9]);
  });

  test('keeps its order over what somebody else has stored meanwhile', () => {
    const outdated = after(startEdit(stored), moved(6, 0), {
      type: 'submit failed',
      problems: {},
      isOutdated: true,
    });
    const newest = { ...stored, revision: 4, documentIdList: [4, 6, 8] };
    const form = after(outdated, { type: 'newest loaded', product: newest });
    expect(form.values.documentIdList).toEqual([6, 4, 8]);
  });

  test('takes the same price, written differently, for no change', () => {
    expect(changesIn(after(startEdit(stored), typed({ price: '199.990' })))).toEqual([]);
  });

  test('ends with the stored product as the new original', () => {
    const sent = after(startEdit(stored), typed({ name: 'Baker' }));
    const submitting = after(sent, { type: 'submit started' });
    const updated = {
      type: 'updated',
      product: { ...stored, name: 'Baker', revision: 4, slug: 'bakery' },
      sent: sent.values,
    } as const;
    const form = after(submitting, updated);
    expect(changesIn(form)).toEqual([]);
    expect(form.progress).toEqual({ kind: 'updated', name: 'Baker', slug: 'bakery' });
    expect(form.original?.revision).toBe(4);

    const typedMeanwhile = after(submitting, typed({ price: '150' }), updated);
    expect(changesIn(typedMeanwhile)).toEqual([{ field: 'price', before: 19_999, after: 15_000 }]);
    expect(editOf(updated.product, typedMeanwhile.values)).toEqual({ id: 7, price: 15_000 });
  });

  test('lays its changes over what somebody else has stored meanwhile', () => {
    const outdated = after(
      startEdit(stored),
      typed({ name: 'Baker' }),
      toggled(5),
      toggled(9),
      { type: 'submit started' },
      { type: 'submit failed', problems: { form: 'Changed.' }, isOutdated: true },
    );
    const newest = { ...stored, revision: 4, price: 100, name: 'Theirs', documentIdList: [4, 9] };
    const form = after(outdated, { type: 'newest loaded', product: newest });
    expect(form).toMatchObject({ problems: {}, isOutdated: false });
    expect(changesIn(form)).toEqual([{ field: 'name', before: 'Theirs', after: 'Baker' }]);
    expect(form.values).toMatchObject({ price: '1.00', documentIdList: [4, 9] });
  });
});
