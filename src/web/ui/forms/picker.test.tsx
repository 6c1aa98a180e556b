import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { Picker } from './picker.tsx';

// The library measures and scrolls its list, which jsdom cannot.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => {};
    unobserve = () => {};
  },
);
Element.prototype.scrollIntoView = () => {};

const options = ['Opening', 'Closing', 'Cash count'].map((label, index) => ({
  value: String(index),
  label,
  isPicked: index === 1,
}));

const renderPicker = () => {
  const pick = vi.fn<(value: string) => void>();
  const view = render(
    <Picker label="Find" options={options} emptyText="Nothing" pickedText="picked" onPick={pick} />,
  );
  return { ...view, pick, field: screen.getByRole('combobox', { name: 'Find' }) };
};
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('the list opens with the field, says so, and is closed by Escape', async () => {
  const { user, field } = renderPicker();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(shown()).toEqual([]);
  await user.click(field);
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(shown()).toEqual(['Opening', 'Closing, picked', 'Cash count']);
  await user.keyboard('{Escape}');
  expect(shown()).toEqual([]);
});

test('typing finds by part of the name in any letter case', async () => {
  const { user, field } = renderPicker();
  await user.type(field, 'OSI');
  expect(shown()).toEqual(['Closing, picked']);
  await user.type(field, 'x');
  expect(screen.getByText('Nothing')).toBeTruthy();
});

test('something is picked by click or by Enter, and the list stays for the next', async () => {
  const { user, field, pick } = renderPicker();
  await user.click(field);
  await user.click(screen.getByRole('option', { name: 'Cash count' }));
  await user.click(field);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(pick.mock.calls).toEqual([['2'], ['1']]);
  expect(shown()).toHaveLength(3);
});
