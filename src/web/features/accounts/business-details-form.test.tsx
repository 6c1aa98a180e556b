import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Customer } from '#shared/contract/account.ts';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { BusinessDetailsForm } from './business-details-form.tsx';
import { businessDraft } from './business-draft.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const customer: Customer = {
  id: '1',
  email: 'dana@harborpine.com',
  firstName: 'Dana',
  lastName: 'Reyes',
  logoUrl: '/logo.png',
  isAdmin: false,
  businessDetails: [
    { name: 'Pine', website: '', street: '12 Quay Street', city: 'Portland', state: 'ME', zipCode: '04101' },
  ],
};

/** A shop that takes the details only when it is told to. */
const show = async (known = customer) => {
  const release = Promise.withResolvers<void>();
  const asked = answerCalls({
    'customer.updateCustomer': () => customer,
    'customer.setCustomerBusinessDetails': async () => {
      await release.promise;
      return customer;
    },
  });
  const onSaved = vi.fn<() => void>();
  const page = await renderAt(
    '/profile',
    <BusinessDetailsForm customer={known} submitLabel="Save" onSaved={onSaved} />,
  );
  const sentNames = () =>
    asked.flatMap(({ name, input }) =>
      name === 'customer.setCustomerBusinessDetails' ? [(input as { name: string }).name] : [],
    );
  return { ...page, onSaved, release: () => release.resolve(), sentNames };
};
const nameField = () => screen.getByLabelText<HTMLInputElement>(/^Business name/);
const save = () => screen.getByRole('button', { name: 'Save' });

test('a field is called empty when one goes on to another, not when it merely loses the cursor', async () => {
  const { user } = await show({ ...customer, firstName: '', lastName: '' });
  const firstName = screen.getByLabelText(/^First name/);
  const heading = document.createElement('h1');
  heading.tabIndex = -1;
  document.body.append(heading);
  act(() => firstName.focus());
  act(() => heading.focus());
  heading.remove();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(firstName);
  await user.tab();
  expect(screen.getByRole('alert').textContent).toBe('First name must not be empty.');
});

test('a character that cannot be printed is named at its field, and the rest is kept', async () => {
  answerCalls({
    'customer.updateCustomer': () => customer,
    'customer.setCustomerBusinessDetails': () => {
      throw new Refusal(422, 'We cannot print 𓀀 yet.', { name: 'We cannot print 𓀀 yet.' });
    },
  });
  // Somebody else: a draft is written when its form has gone already.
  const { user } = await renderAt(
    '/profile',
    <BusinessDetailsForm customer={{ ...customer, id: '2' }} submitLabel="Save" />,
  );
  await user.type(nameField(), ' 𓀀');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe('We cannot print 𓀀 yet.');
  expect(nameField().value).toBe('Pine 𓀀');
  expect(nameField().getAttribute('aria-invalid')).toBe('true');
});

test('what is typed while the form is being saved is neither called saved nor lost', async () => {
  const { user, onSaved, release, sentNames } = await show();
  await user.click(save());
  await user.type(nameField(), ' & Harbor');
  // Once is enough: the first has not been answered.
  await user.click(save());
  release();
  expect(await screen.findByText('You have changed something since. Please save again.')).toBeTruthy();
  expect(screen.queryByText('Saved')).toBeNull();
  expect(nameField().value).toBe('Pine & Harbor');
  expect(businessDraft.read('1').name).toBe('Pine & Harbor');
  expect(onSaved).not.toHaveBeenCalled();

  await user.click(save());
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sentNames()).toEqual(['Pine', 'Pine & Harbor']);
  expect(onSaved).toHaveBeenCalledOnce();
  await waitFor(() => expect(businessDraft.read('1')).toEqual({}));
});

test('what was typed and taken back again while it was being saved is saved', async () => {
  const { user, onSaved, release } = await show();
  await user.click(save());
  await user.type(nameField(), 's{Backspace}');
  release();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(screen.getByText('Saved')).toBeTruthy();
});

test('the address follows the country, and what it does not have is neither sent nor forgotten', async () => {
  const asked = answerCalls({
    'customer.updateCustomer': () => customer,
    'customer.setCustomerBusinessDetails': () => customer,
  });
  const { user } = await renderAt(
    '/profile',
    <BusinessDetailsForm customer={{ ...customer, id: '3' }} submitLabel="Save" />,
  );
  const country = screen.getByLabelText<HTMLSelectElement>('Country');
  expect(country.value).toBe('US');
  expect(labels().slice(-3)).toEqual(['City *', 'State *', 'Zip code *']);

  await user.selectOptions(country, 'Germany');
  expect(labels().slice(-2)).toEqual(['City *', 'Postal code *']);
  await user.clear(screen.getByLabelText(/^Postal code/));
  await user.tab({ shift: true });
  expect(screen.getByRole('alert').textContent).toBe('Postal code must not be empty.');
  await user.type(screen.getByLabelText(/^Postal code/), '1011');
  await user.tab({ shift: true });
  expect(screen.getByRole('alert').textContent).toBe('Postal code must look like 10115.');
  await user.type(screen.getByLabelText(/^Postal code/), '5');
  await user.click(save());
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(asked.at(-1)?.input).toMatchObject({ country: 'DE', state: '', zipCode: '10115' });

  await user.selectOptions(country, 'Ireland');
  expect(labels().slice(-3)).toEqual(['City *', 'County', 'Eircode']);
  await user.selectOptions(country, 'United States');
  expect(screen.getByLabelText<HTMLInputElement>(/^State/).value).toBe('ME');
});

const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent;

const labels = () => screen.getAllByRole('textbox').map((field) => labelOf(field as HTMLInputElement));
