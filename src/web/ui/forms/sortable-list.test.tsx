import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { SortableList } from './sortable-list.tsx';

const List = () => {
  const [ids, setIds] = useState([1, 2, 3]);
  return (
    <SortableList
      items={ids.map((id) => ({ id, name: `Item ${id}` }))}
      labels={{
        up: (name) => `Move ${name} up`,
        down: (name) => `Move ${name} down`,
        moved: (name, place, count) => `${name} is now ${place} of ${count}.`,
        remove: (name) => `Remove ${name}`,
      }}
      onMove={(id, to) => setIds((all) => all.filter((other) => other !== id).toSpliced(to, 0, id))}
      onRemove={(id) => setIds((all) => all.filter((other) => other !== id))}
    />
  );
};

const names = () => screen.getAllByRole('listitem').map((item) => item.textContent.replace(/^\d+/, ''));
const button = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getByRole('status').textContent;

test('an item is moved by its buttons, and its new place is read out', async () => {
  const { user } = render(<List />);
  await user.click(button('Move Item 1 down'));
  expect(names()).toEqual(['Item 2', 'Item 1', 'Item 3']);
  expect(said()).toBe('Item 1 is now 2 of 3.');
  await user.click(button('Move Item 1 up'));
  expect(names()).toEqual(['Item 1', 'Item 2', 'Item 3']);
  expect(said()).toBe('Item 1 is now 1 of 3.');
});

test('the keyboard stays with the item it moves, up to the ends of the list and no further', async () => {
  const { user } = render(<List />);
  button('Move Item 1 down').focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(names()).toEqual(['Item 2', 'Item 3', 'Item 1']);
  expect(document.activeElement).toBe(button('Move Item 1 down'));
  expect(button('Move Item 1 down').getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Item 2', 'Item 3', 'Item 1']);
  await user.keyboard('{Home}');
  expect(names()).toEqual(['Item 1', 'Item 2', 'Item 3']);
  await user.keyboard('{End}');
  expect(names()).toEqual(['Item 2', 'Item 3', 'Item 1']);
  expect(said()).toBe('Item 1 is now 3 of 3.');
});
