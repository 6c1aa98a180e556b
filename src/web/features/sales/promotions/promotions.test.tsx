import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { samplePromotion } from '#tests/support/samples/sample-selling.ts';
import { PromotionList } from './promotion-list.tsx';

afterEach(() => vi.unstubAllGlobals());

const show = () => renderAt('/admin/promotions', <PromotionList />);
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const products = () => [
  { id: 7, name: 'Bakery <Opening>' },
  { id: 8, name: 'Fire Drill' },
];

test('codes are listed with what they take off, when, for what, and how often they were used', async () => {
  const asked = answerCalls({
    promotionCodes: (input) =>
      (input as { after?: string }).after
        ? { codes: [{ ...samplePromotion, id: 'promo_0', code: 'OLD', state: 'archived' }], next: null }
        : {
            codes: [
              samplePromotion,
              {
                ...samplePromotion,
                id: 'promo_2',
                code: 'TEN',
                off: { amount: 1000 },
                startsAt: '2026-12-24T05:00:00.000Z',
                expiresAt: null,
                maxUses: null,
                products: [],
                state: 'scheduled',
              },
            ],
            next: 'promo_2',
          },
  });
  const { user } = await show();
  const fall = await row(/FALL-26/);
  for (const text of ['20%', '3 of 10', 'Bakery <Opening>', 'Active', /^until /])
    expect(fall.getByText(text)).toBeTruthy();
  const ten = await row(/TEN/);
  for (const text of ['$10.00', 'All products', 'Starts later', /^from /])
    expect(ten.getByText(text)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show older codes' }));
  expect((await row(/OLD/)).queryByRole('button')).toBeNull();
  expect(asked.at(-1)?.input).toEqual({ after: 'promo_2' });
});

test('a code is made for some products, and what is wrong is said field by field', async () => {
  let works = false;
  const asked = answerCalls({
    promotionCodes: () => ({ codes: [], next: null }),
    productsWithDocumentIds: products,
    newPromotionCode: () => {
      if (!works) throw new Refusal(409, 'A promotion code of this name can be used.');
      return samplePromotion;
    },
  });
  const { user } = await show();
  expect(await screen.findByText('No promotion codes yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New promotion code' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New promotion code' }));
  const make = () => user.click(dialog.getByRole('button', { name: 'Make this code' }));
  await make();
  expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please give 3 to 40 letters, digits or hyphens.',
    'Please give a whole number from 1 to 100.',
  ]);
  await user.type(dialog.getByLabelText(/^Code/), 'fall-26');
  await user.click(dialog.getByRole('radio', { name: 'An amount' }));
  await user.type(dialog.getByLabelText(/^Amount off in USD/), '25.50');
  await user.type(dialog.getByLabelText(/^Uses in all/), '10');
  await user.click(dialog.getByRole('radio', { name: 'Only these products' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Fire Drill' }));
  await make();
  expect(await dialog.findByText('A promotion code of this name can be used.')).toBeTruthy();
  works = true;
  await make();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('FALL-26 can be used.')).toBeTruthy();
  expect(asked.findLast(({ name }) => name === 'newPromotionCode')?.input).toEqual({
    code: 'FALL-26',
    off: { amount: 2550 },
    startsAt: null,
    expiresAt: null,
    maxUses: 10,
    productIds: [8],
  });
});

test('a code is archived only after a second click', async () => {
  const asked = answerCalls({
    promotionCodes: () => ({ codes: [samplePromotion], next: null }),
    archivePromotionCode: () => ({ ...samplePromotion, state: 'archived' }),
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Archive FALL-26' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Archive FALL-26?' }));
  expect(asked.map(({ name }) => name)).toEqual(['promotionCodes']);
  await user.click(dialog.getByRole('button', { name: 'Archive code' }));
  expect(await screen.findByText('FALL-26 is archived.')).toBeTruthy();
});

test('codes that could not be loaded can be asked for again', async () => {
  answerCalls({
    promotionCodes: () => {
      throw new Refusal(403, 'The payment provider did not do this.');
    },
  });
  await show();
  expect((await screen.findByRole('alert')).textContent).toContain('The payment provider did not do this.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
