import { createFileRoute, redirect } from '@tanstack/react-router';

/** Until there is a catalogue, no product exists. */
export const Route = createFileRoute('/admin/products/edit/$id')({
  loader: () => {
    throw redirect({ to: '/404', replace: true });
  },
});
