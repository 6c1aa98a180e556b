import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';
import { Textarea } from './textarea.tsx';

test('typing into a text input tells every change', async () => {
  const changed = vi.fn<(value: string) => void>();
  const { user } = render(<TextInput aria-label="Name" onChange={(event) => changed(event.target.value)} />);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
  expect(changed.mock.calls).toEqual([['A'], ['Ad'], ['Ada']]);
});

test('a text input may be of another type, such as e-mail', () => {
  render(<TextInput aria-label="E-mail" type="email" />);
  expect(screen.getByRole<HTMLInputElement>('textbox').type).toBe('email');
});

test('a text area keeps the line breaks that are typed into it', async () => {
  const { user } = render(<Textarea aria-label="Notes" />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
  await user.type(area, 'one{Enter}two');
  expect(area.value).toBe('one\ntwo');
});

const options = [
  { value: '5', label: 'Five' },
  { value: '10', label: 'Ten' },
];

test('a select offers its options by their labels and tells the value that was chosen', async () => {
  const changed = vi.fn<(value: string) => void>();
  const { user } = render(
    <Select aria-label="Size" options={options} onChange={(event) => changed(event.target.value)} />,
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Five', 'Ten']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Ten');
  expect(changed).toHaveBeenCalledWith('10');
});
