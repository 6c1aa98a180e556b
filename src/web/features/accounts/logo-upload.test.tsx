import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Customer } from '#shared/contract/account.ts';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import { answerForms } from '#tests/support/web/answer-forms.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { BusinessDetailsForm } from './business-details-form.tsx';

const customer: Customer = {
  id: '9',
  email: 'dana@harborpine.com',
  firstName: 'Dana',
  lastName: 'Reyes',
  logoUrl: null,
  isAdmin: false,
  businessDetails: [
    { name: 'Pine', website: '', street: '12 Quay Street', city: 'Portland', state: 'ME', zipCode: '04101' },
  ],
};

beforeEach(() => {
  // jsdom shows no pictures.
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** A form with a logo chosen, before a server that answers the logo like this. */
const show = async (answer: Parameters<typeof answerForms>[0]) => {
  const asked = answerCalls({
    'customer.updateCustomer': () => customer,
    'customer.setCustomerBusinessDetails': () => customer,
  });
  answerForms(answer);
  const onSaved = vi.fn<() => void>();
  const { user } = await renderAt(
    '/profile',
    <BusinessDetailsForm customer={customer} submitLabel="Save" onSaved={onSaved} />,
  );
  const logo = new File(['x'], 'logo.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText(/^Logo/, { selector: 'input' }), logo);
  const namesSaved = () =>
    asked.flatMap(({ name, input }) =>
      name === 'customer.setCustomerBusinessDetails' ? [(input as { name: string }).name] : [],
    );
  return { user, onSaved, namesSaved };
};
const nameField = () => screen.getByLabelText<HTMLInputElement>(/^Business name/);
const save = () => screen.getByRole('button', { name: 'Save' });

test('a logo the server refuses is told in its words, and nothing typed is lost', async () => {
  const answers = [
    Response.json({ message: 'The disk is full.' }, { status: 500 }),
    Response.json({}, { status: 500 }),
    {},
  ];
  const { user, onSaved, namesSaved } = await show(() => answers.shift());
  await user.type(nameField(), ' & Sons');
  await user.click(save());
  expect(await screen.findByText('The disk is full.')).toBeTruthy();
  await user.click(save());
  expect(await screen.findByText('There was an issue uploading your logo. Please try again.')).toBeTruthy();
  expect(nameField().value).toBe('Pine & Sons');
  expect(namesSaved()).toEqual([]);
  await user.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(namesSaved()).toEqual(['Pine & Sons']);
});

test('what is typed while the logo uploads is not called saved, and is saved with the next click', async () => {
  const release = Promise.withResolvers<object>();
  const { user, onSaved, namesSaved } = await show(() => release.promise);
  await user.click(save());
  await user.clear(nameField());
  await user.type(nameField(), 'Pine & Sons');
  release.resolve({});
  expect(await screen.findByText('You have changed something since. Please save again.')).toBeTruthy();
  expect(screen.queryByText('Saved')).toBeNull();
  expect(onSaved).not.toHaveBeenCalled();
  await user.click(save());
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(namesSaved()).toEqual(['Pine', 'Pine & Sons']);
});
