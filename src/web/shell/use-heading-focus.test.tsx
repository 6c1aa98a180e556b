import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#tests/support/web/render.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

const Page = ({ hasDialog }: { hasDialog: boolean }) => {
  useHeadingFocus();
  return (
    <>
      <main>
        <h1>Checkout</h1>
      </main>
      {hasDialog && (
        <div role="dialog">
          <input aria-label="First name" />
        </div>
      )}
    </>
  );
};

test('after a change of page its heading takes the focus', async () => {
  const { router } = await renderAt('/', <Page hasDialog={false} />);
  await router.navigate({ href: '/checkout' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

test('the heading leaves the focus to a dialog that lies over the page', async () => {
  const { router } = await renderAt('/', <Page hasDialog />);
  const field = screen.getByLabelText('First name');
  field.focus();
  const rendered = Promise.withResolvers<void>();
  router.subscribe('onRendered', () => rendered.resolve());
  await router.navigate({ href: '/checkout' });
  await rendered.promise;
  expect(document.activeElement).toBe(field);
});
