import { expect, test } from 'vitest';
import { startWithdrawal, type Withdrawal, type WithdrawalEvent, withdrawalReducer } from './withdrawal.ts';

const after = (...events: WithdrawalEvent[]): Withdrawal => events.reduce(withdrawalReducer, startWithdrawal);
const draft = { name: 'Ann Lee', contract: '1042', email: 'ann@example.com', reason: '' };
const written = Object.entries(draft).map(([field, value]): WithdrawalEvent => ({
  type: 'typed',
  field: field as keyof typeof draft,
  value,
}));

test('what is missing is named field by field, and stays until it is typed', () => {
  const tried = after({ type: 'continued' });
  expect(tried).toMatchObject({
    step: 'writing',
    mistakes: {
      name: 'Please give your name.',
      contract: 'Please say which order.',
      email: 'Please give one e-mail address, such as ann@example.com.',
    },
  });
  const mended = withdrawalReducer(tried, { type: 'typed', field: 'name', value: 'Ann' });
  expect(mended).toMatchObject({ mistakes: { contract: expect.any(String), email: expect.any(String) } });
  expect(mended).not.toHaveProperty('mistakes.name');
});

test('web addresses are turned away where they were typed', () => {
  const linked = after(
    ...written,
    { type: 'typed', field: 'reason', value: 'See https://elsewhere.example' },
    { type: 'continued' },
  );
  expect(linked).toMatchObject({
    step: 'writing',
    mistakes: { reason: expect.stringContaining('leave web') },
  });
});

test('nothing is sent before it was checked and confirmed', () => {
  expect(after(...written, { type: 'confirmed' }).step).toBe('writing');
  expect(after(...written, { type: 'continued' })).toEqual({ step: 'checking', draft });
  expect(after(...written, { type: 'continued' }, { type: 'confirmed' })).toEqual({ step: 'sending', draft });
});

test('going back and a refusal lose nothing that was typed', () => {
  expect(after(...written, { type: 'continued' }, { type: 'went back' })).toMatchObject({
    draft,
    step: 'writing',
  });
  const refused = after(
    ...written,
    { type: 'continued' },
    { type: 'confirmed' },
    { type: 'refused', message: 'Too many.', fields: { email: 'must be one e-mail address' } },
  );
  expect(refused).toEqual({
    step: 'writing',
    draft,
    refusal: 'Too many.',
    mistakes: { email: 'must be one e-mail address' },
  });
});

test('what was received is shown with its moment', () => {
  const receivedAt = '2026-11-15T12:00:00.000Z';
  expect(after(...written, { type: 'received', receivedAt })).toEqual({
    step: 'received',
    draft,
    receivedAt,
  });
});

test('what is known need not be typed, and what was typed stays', () => {
  const known = { name: 'Ann Lee', email: 'ann@example.com' };
  const recognized: WithdrawalEvent = { type: 'recognized', known };
  expect(after({ type: 'recognized', known: { contract: '1042' } }, recognized)).toMatchObject({ draft });
  expect(after({ type: 'typed', field: 'email', value: 'a@b.example' }, recognized)).toMatchObject({
    draft: { ...known, email: 'a@b.example' },
  });
  const checked = after(...written, { type: 'continued' });
  expect(withdrawalReducer(checked, recognized)).toBe(checked);
});

test('what is known by now is no longer called missing', () => {
  const tried = after({ type: 'continued' }, { type: 'recognized', known: { name: '', contract: '1042' } });
  expect(Object.keys(tried.step === 'writing' ? tried.mistakes : {})).toEqual(['name', 'email']);
});
