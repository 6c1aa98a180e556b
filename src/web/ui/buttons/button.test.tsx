import { screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { Button } from './button.tsx';

test('a button acts when it is clicked, and when Enter is pressed on it', async () => {
  const act = vi.fn<() => void>();
  const { user } = render(<Button onClick={act}>Save</Button>);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Enter}');
  expect(act).toHaveBeenCalledTimes(2);
});

test('a button does not submit the form around it unless it says so', async () => {
  const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const { user } = render(
    <form onSubmit={submit}>
      <Button>Look</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Look' }));
  expect(submit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).toHaveBeenCalledOnce();
});

test('a busy button says so, keeps the focus and takes no further click, not even to submit', async () => {
  const act = vi.fn<() => void>();
  const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const { user } = render(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={act}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Send', busy: true });
  await user.click(button);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.querySelector('[data-spinner]')).not.toBeNull();
  expect(act).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test('a disabled button does nothing', async () => {
  const act = vi.fn<() => void>();
  const { user } = render(
    <Button disabled onClick={act}>
      Save
    </Button>,
  );
  await user.click(screen.getByRole('button'));
  expect(act).not.toHaveBeenCalled();
});
