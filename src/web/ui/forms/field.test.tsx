import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('the control is found by its label, and clicking the label focuses it', async () => {
  const { user } = render(<Field label="City">{(control) => <TextInput {...control} />}</Field>);
  await user.click(screen.getByText('City'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' }));
});

test('a required field is marked for the eye and told to assistive technology', () => {
  render(
    <Field label="City" required>
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'City' });
  expect(input.required).toBe(true);
  expect(screen.getByText('*', { exact: false }).getAttribute('aria-hidden')).toBe('true');
});

test('a field without an error is not invalid', () => {
  render(<Field label="City">{(control) => <TextInput {...control} />}</Field>);
  const input = screen.getByRole('textbox');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('an error is announced and described first, the hint after it', () => {
  render(
    <Field label="City" hint="Where you are" error="Please enter a city.">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Please enter a city.');
  expect(descriptionOf(input)).toEqual(['Please enter a city.', 'Where you are']);
});
