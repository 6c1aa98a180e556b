import { describe, expect, test } from 'vitest';
import type { Customer } from '#shared/contract/account.ts';
import {
  type BusinessForm,
  type BusinessFormEvent,
  businessFormReducer,
  canSubmit,
  isPng,
  problemsOf,
  requiredFields,
  startForm,
} from './business-form.ts';

const customer: Customer = {
  id: '1',
  email: 'dana@harborpine.com',
  firstName: 'Dana',
  lastName: 'Reyes',
  logoUrl: '/logo',
  isAdmin: false,
  businessDetails: [
    {
      name: 'Harbor & Pine',
      website: '',
      street: '12 Quay Street',
      city: 'Portland',
      state: 'ME',
      zipCode: '04101',
    },
  ],
};
const file = new File(['x'], 'logo.png', { type: 'image/png' });
const after = (form: BusinessForm, ...events: BusinessFormEvent[]) =>
  events.reduce(businessFormReducer, form);

describe('the business-details form', () => {
  test('starts with what the customer has given before, under an unfinished draft', () => {
    expect(startForm(customer, { city: 'Bath' }).values).toMatchObject({
      firstName: 'Dana',
      city: 'Bath',
      state: 'ME',
    });
    expect(startForm(undefined).values.name).toBe('');
  });

  test('can be submitted once all but the website is given and a logo is chosen', () => {
    const complete = startForm(customer);
    expect(complete.values.website).toBe('');
    expect(canSubmit(complete)).toBe(true);
    expect(canSubmit({ ...complete, logo: { kind: 'none' } })).toBe(false);
    expect(
      canSubmit(after({ ...complete, logo: { kind: 'none' } }, { type: 'logo chosen', file, url: 'blob:1' })),
    ).toBe(true);
  });

  test.each(requiredFields)('cannot be submitted without %s', (field) => {
    const form = after(startForm(customer), { type: 'typed', field, value: '   ' });
    expect(canSubmit(form)).toBe(false);
    expect(after(form, { type: 'left', field }).problems[field]).toMatch(/must not be empty\.$/);
  });

  test("forgets a field's problem when one types in it", () => {
    const form = after(
      startForm(undefined),
      { type: 'left', field: 'city' },
      { type: 'left', field: 'state' },
    );
    expect(Object.keys(form.problems)).toEqual(['city', 'state']);
    expect(Object.keys(after(form, { type: 'typed', field: 'city', value: 'P' }).problems)).toEqual([
      'state',
    ]);
  });

  test('keeps everything typed when the server refuses, and says why where it belongs', () => {
    const form = after(startForm(customer), { type: 'submit started' });
    expect(canSubmit(form)).toBe(false);
    const refused = after(form, {
      type: 'submit failed',
      problems: problemsOf('Zip code must be at most 20 characters.', {
        zipCode: 'must be at most 20 characters',
      }),
    });
    expect(refused.values).toEqual(startForm(customer).values);
    expect(refused.problems).toEqual({ zipCode: 'Zip code must be at most 20 characters.' });
    expect(canSubmit(refused)).toBe(true);
    expect(problemsOf('We cannot print 𓀀 yet.', { name: 'We cannot print 𓀀 yet.' })).toEqual({
      name: 'We cannot print 𓀀 yet.',
    });
    expect(problemsOf('Please sign in to continue.')).toEqual({ form: 'Please sign in to continue.' });
  });

  test('does not send a logo again that was saved with it', () => {
    const chosen: BusinessFormEvent = { type: 'logo chosen', file, url: 'blob:1' };
    const sent = after(startForm(customer), chosen);
    const form = after(sent, { type: 'submit started' }, { type: 'submit succeeded', sent });
    expect(form).toMatchObject({ logo: { kind: 'kept', url: 'blob:1' }, progress: 'saved' });
  });

  test('is not saved if something was typed, or another logo chosen, while it was on its way', () => {
    const sent = after(startForm(customer), { type: 'logo chosen', file, url: 'blob:1' });
    const typed = { type: 'typed', field: 'city', value: 'Bath' } as const;
    const other = { type: 'logo chosen', file, url: 'blob:2' } as const;
    const submitting = after(sent, { type: 'submit started' });
    expect(canSubmit(after(submitting, typed, other))).toBe(false);
    expect(after(submitting, typed, { type: 'submit succeeded', sent })).toMatchObject({
      values: { city: 'Bath' },
      logo: { kind: 'kept', url: 'blob:1' },
      progress: 'outdated',
    });
    const relogoed = after(submitting, other, { type: 'submit succeeded', sent });
    expect(relogoed).toMatchObject({ logo: { kind: 'chosen', url: 'blob:2' }, progress: 'outdated' });
    expect(canSubmit(relogoed)).toBe(true);
  });

  test('keeps the logo it has when another file is no PNG', () => {
    const form = after(startForm(customer), { type: 'logo refused', message: 'no PNG' });
    expect(form.logo).toEqual({ kind: 'kept', url: '/logo' });
    expect(form.problems.logo).toBe('no PNG');
  });

  test.each([
    ['logo.png', 'image/png', true],
    ['LOGO.PNG', 'image/png', true],
    ['logo.jpg', 'image/jpeg', false],
    ['logo.png', 'image/svg+xml', false],
    ['logo', 'image/png', false],
  ])('takes %s of type %s: %s', (name, type, expected) => {
    expect(isPng({ name, type })).toBe(expected);
  });
});
