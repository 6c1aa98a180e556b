import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from './dialog.tsx';
import { Menu, MenuItem } from './menu.tsx';

const Page = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        closeLabel="Close"
        title="Rename"
        description="In one word"
      >
        <input aria-label="Name" />
      </Dialog>
    </>
  );
};

test('a dialog is named and described, and takes the focus', async () => {
  const { user } = render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Rename' });
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('In one word');
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('the keyboard cannot leave an open dialog', async () => {
  const { user } = render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog');
  for (let press = 0; press < 4; press += 1) {
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test('Escape closes a dialog and gives the focus back to where it was', async () => {
  const { user } = render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('the cross closes a dialog', async () => {
  const { user } = render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog that has to be completed has no cross and ignores Escape and clicks beside it', async () => {
  const done = vi.fn<() => void>();
  const { user } = render(
    <Dialog open title="Your details">
      <button type="button" onClick={done}>
        Done
      </button>
    </Dialog>,
  );
  await user.keyboard('{Escape}');
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  expect(screen.getByRole('dialog', { name: 'Your details' })).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(done).toHaveBeenCalledOnce();
});

const PageWithMenu = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
      </Menu>
      <Dialog open={open} onClose={() => setOpen(false)} closeLabel="Close" title="Rename">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
};

test("opened from a menu, it gives the focus back to the menu's button", async () => {
  const { user } = render(<PageWithMenu />);
  screen.getByRole('button', { name: 'Actions' }).focus();
  await user.keyboard('{Enter}{Enter}');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions' })));
});
