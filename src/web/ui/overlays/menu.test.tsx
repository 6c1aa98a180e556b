import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Menu, MenuItem } from './menu.tsx';

const renderMenu = () => {
  const selected = vi.fn<(name: string) => void>();
  const { user } = render(
    <Menu trigger={<Button>Actions</Button>}>
      <MenuItem onSelect={() => selected('rename')}>Rename</MenuItem>
      <MenuItem onSelect={() => selected('locked')} disabled>
        Locked
      </MenuItem>
      <MenuItem onSelect={() => selected('remove')} tone="danger">
        Remove
      </MenuItem>
    </Menu>,
  );
  return { user, selected, trigger: screen.getByRole('button', { name: 'Actions' }) };
};

test('a menu opens by the keyboard, moves past what is disabled and selects', async () => {
  const { user, selected, trigger } = renderMenu();
  trigger.focus();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(selected.mock.calls).toEqual([['remove']]);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a menu tells whether it is open, and Escape closes it and gives the focus back', async () => {
  const { user, trigger } = renderMenu();
  await user.click(trigger);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(trigger);
});

test('a disabled item cannot be selected', async () => {
  const { user, selected, trigger } = renderMenu();
  await user.click(trigger);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Locked' }));
  expect(selected).not.toHaveBeenCalled();
});
