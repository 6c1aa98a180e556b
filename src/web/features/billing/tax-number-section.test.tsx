import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { TaxNumber } from '#shared/tax-numbers/tax-number-contract.ts';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { TaxNumberSection } from './tax-number-section.tsx';

afterEach(() => vi.unstubAllGlobals());

const show = async (given: TaxNumber) => {
  const asked = answerCalls({
    'customer.getTaxNumber': () => given,
    'customer.setTaxNumber': (input) => {
      const { number } = input as { number: string };
      if (number === 'DE1')
        throw new Refusal(400, 'This cannot be a tax number of your country. Please check it.');
      return { example: 'DE000000000', number: number === '' ? null : { value: number, status: 'pending' } };
    },
  });
  const { user } = await renderAt('/invoices', <TaxNumberSection />);
  return { user, asked };
};

test('a tax number is given afterwards, and says what has become of it', async () => {
  const { user } = await show({ number: null, example: 'DE000000000' });
  await user.type(await screen.findByRole('textbox', { name: 'Tax number' }), 'DE123456789');
  await user.click(screen.getByRole('button', { name: 'Save tax number' }));
  expect(await screen.findByText('DE123456789')).toBeTruthy();
  expect(screen.getByText('Being verified')).toBeTruthy();
  expect(screen.getByText('Your tax number is saved.')).toBeTruthy();
});

test('one that cannot be is refused in a sentence, and stays in its field', async () => {
  const { user } = await show({
    number: { value: 'DE000000000', status: 'verified' },
    example: 'DE000000000',
  });
  expect(await screen.findByText('Verified')).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('Another tax number');
  await user.type(field, 'DE1');
  await user.click(screen.getByRole('button', { name: 'Change tax number' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This cannot be a tax number of your country.',
  );
  expect(field.value).toBe('DE1');
  expect(screen.getByText('DE000000000')).toBeTruthy();
});

test('it is taken away again', async () => {
  const { user } = await show({
    number: { value: 'DE000000000', status: 'verified' },
    example: 'DE000000000',
  });
  await user.click(await screen.findByRole('button', { name: 'Remove it' }));
  expect(await screen.findByText('Your tax number is removed.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save tax number' })).toBeTruthy();
});

test('nothing of it is there where nobody is asked for one', async () => {
  const { asked } = await show(null);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(document.body.textContent).not.toMatch(/tax/i);
});
