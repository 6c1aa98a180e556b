import { createFileRoute, redirect } from '@tanstack/react-router';

/** Until there is a catalogue, no product exists. */
export const Route = createFileRoute('/products/$slug')({
  loader: () => {
    throw redirect({ to: '/products/error' });
  },
});
