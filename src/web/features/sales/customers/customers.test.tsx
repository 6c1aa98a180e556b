import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CustomerDetails } from '#shared/contract/customer.ts';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { sampleCustomer } from '#tests/support/samples/sample-selling.ts';
import { ConfirmEmail } from './confirm-email.tsx';
import { CustomerDetail } from './customer-detail.tsx';
import { CustomerList } from './customer-list.tsx';
import { type CustomerSearch, customerSearchOf } from './customer-search.ts';

afterEach(() => vi.unstubAllGlobals());

const onSearch = vi.fn<(search: CustomerSearch) => void>();
const onChanged = vi.fn<(customer: CustomerDetails) => void>();
const list = (search: CustomerSearch = {}) =>
  renderAt('/admin/customers', <CustomerList search={search} onSearch={onSearch} />);
const detail = (change: Partial<CustomerDetails> = {}) =>
  renderAt(
    '/admin/customers/1',
    <CustomerDetail customer={{ ...sampleCustomer, ...change }} onChanged={onChanged} />,
  );
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('customers are listed, searched and paged', async () => {
  const asked = answerCalls({
    adminCustomers: (input) =>
      (input as { before?: string }).before
        ? { customers: [{ ...sampleCustomer, id: '2', email: 'ben@example.com', isAdmin: true }], next: null }
        : { customers: [{ ...sampleCustomer, isDisabled: true }], next: sampleCustomer.id },
  });
  const { user } = await list({ q: 'an' });
  const row = within((await screen.findAllByRole('row'))[1] ?? document.body);
  expect(row.getByRole('link', { name: 'dana@example.com' }).getAttribute('href')).toBe(
    `/admin/customers/${sampleCustomer.id}`,
  );
  expect(row.getByText('Disabled')).toBeTruthy();
  expect(row.getByText('$529.98')).toBeTruthy();
  await user.click(button('Show more customers'));
  expect(await screen.findByText('Administrator')).toBeTruthy();
  expect(asked.at(-1)?.input).toEqual({ search: 'an', before: sampleCustomer.id });
  await user.type(screen.getByRole('searchbox'), 'na {Enter}');
  expect(onSearch).toHaveBeenLastCalledWith({ q: 'anna' });
});

test('no customers, no match and no answer are told apart', async () => {
  answerCalls({ adminCustomers: () => ({ customers: [], next: null }) });
  const first = await list();
  expect(await screen.findByText('No customers yet')).toBeTruthy();
  first.unmount();
  const second = await list({ q: 'x' });
  expect(await screen.findByText('No customer matches')).toBeTruthy();
  await second.user.click(button('Clear search'));
  expect(onSearch).toHaveBeenLastCalledWith({});
  second.unmount();
  answerCalls({
    adminCustomers: () => {
      throw new Refusal(403, 'Only an administrator may do this.');
    },
  });
  await list();
  expect((await screen.findByRole('alert')).textContent).toContain('Only an administrator may do this.');
});

test('the address may ask for a word', () => {
  expect(customerSearchOf({ q: ' 2026 ' })).toEqual({ q: '2026' });
  expect(customerSearchOf({ q: ['x'] })).toEqual({ q: undefined });
});

test('an account is disabled only after a second click, and a refusal is told', async () => {
  let works = false;
  const asked = answerCalls({
    disableCustomer: () => {
      if (!works) throw new Refusal(409, 'This is an administrator.');
      return { ...sampleCustomer, isDisabled: true };
    },
  });
  const { user } = await detail();
  await user.click(button('Disable account'));
  const dialog = within(screen.getByRole('dialog', { name: 'Disable dana@example.com?' }));
  expect(asked).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Disable account' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('This is an administrator.');
  works = true;
  await user.click(dialog.getByRole('button', { name: 'Disable account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onChanged).toHaveBeenLastCalledWith(expect.objectContaining({ isDisabled: true }));
  expect(screen.getByText('The account is disabled.')).toBeTruthy();
});

test('a disabled account is enabled again', async () => {
  answerCalls({ enableCustomer: () => sampleCustomer });
  const { user } = await detail({ isDisabled: true });
  await user.click(button('Enable account'));
  expect(await screen.findByText('The account is enabled again.')).toBeTruthy();
});

test('a new address is asked for by mails to both, mailed again and called off', async () => {
  const asked = answerCalls({
    changeCustomerEmail: () => sampleCustomer,
    resendEmailChange: () => sampleCustomer,
    cancelEmailChange: () => {
      throw new Refusal(409, 'No new e-mail address waits.');
    },
  });
  const { user } = await detail({
    emailChange: {
      newEmail: 'new@example.com',
      askedAt: '2026-11-15T10:00:00.000Z',
      expiresAt: '2026-11-18T10:00:00.000Z',
      isOldConfirmed: true,
      isNewConfirmed: false,
    },
  });
  expect(screen.getByText('Waiting to become new@example.com')).toBeTruthy();
  expect(screen.getByText(/The present address has confirmed. The new address has not/)).toBeTruthy();
  await user.click(button('Send the mails again'));
  expect(await screen.findByText('The mails are on their way again.')).toBeTruthy();
  await user.click(button('Call it off'));
  expect(await screen.findByText('No new e-mail address waits.')).toBeTruthy();

  await user.click(button('Change e-mail'));
  const dialog = within(screen.getByRole('dialog', { name: 'Change e-mail address' }));
  await user.type(dialog.getByLabelText(/^New e-mail address/), 'dana@');
  await user.click(dialog.getByRole('button', { name: 'Send both mails' }));
  expect(dialog.getByRole('alert').textContent).toContain('Please give an e-mail address');
  await user.type(dialog.getByLabelText(/^New e-mail address/), 'new.example');
  await user.click(dialog.getByRole('button', { name: 'Send both mails' }));
  expect(await screen.findByText('Both mails are on their way.')).toBeTruthy();
  expect(asked.at(-1)).toEqual({
    name: 'changeCustomerEmail',
    input: { id: sampleCustomer.id, email: 'dana@new.example' },
  });
});

test('an administrator is neither disabled nor renamed here', async () => {
  await detail({ isAdmin: true, orders: [], orderCount: 0, business: null, changes: [] });
  expect(button('Disable account').disabled).toBe(true);
  expect(button('Change e-mail').disabled).toBe(true);
  expect(screen.getByText(/managed where the shop is run/)).toBeTruthy();
  expect(screen.getByText('This customer has ordered nothing yet.')).toBeTruthy();
});

test('a link of a mail confirms by a button, and says what is still missing', async () => {
  let isMade = false;
  const asked = answerCalls({ confirmEmailChange: () => ({ isMade }) });
  const first = await renderAt('/confirm-email', <ConfirmEmail token="secret" />);
  expect(asked).toEqual([]);
  await first.user.click(button('Confirm'));
  expect(await screen.findByText(/The other address has to confirm as well/)).toBeTruthy();
  expect(asked).toEqual([{ name: 'confirmEmailChange', input: { token: 'secret' } }]);
  first.unmount();
  isMade = true;
  const second = await renderAt('/confirm-email', <ConfirmEmail token="secret" />);
  await second.user.click(button('Confirm'));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  second.unmount();
  await renderAt('/confirm-email', <ConfirmEmail token="" />);
  expect(screen.getByRole('alert').textContent).toContain('This link is not complete.');
});

test('a link that is worth nothing says so', async () => {
  answerCalls({
    confirmEmailChange: () => {
      throw new Refusal(403, 'This link is not valid.');
    },
  });
  const { user } = await renderAt('/confirm-email', <ConfirmEmail token="old" />);
  await user.click(button('Confirm'));
  expect((await screen.findByRole('alert')).textContent).toContain('This link is not valid.');
});
