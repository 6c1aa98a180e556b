import { createFileRoute, redirect } from '@tanstack/react-router';

/** Until there is a catalogue, no product exists. */
export const Route = createFileRoute('/products/$slug_/auth')({
  loader: () => {
    throw redirect({ to: '/products/error' });
  },
});
