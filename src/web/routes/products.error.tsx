import { createFileRoute, notFound } from '@tanstack/react-router';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { MissingProduct } from '#web/shell/missing-product.tsx';

export const Route = createFileRoute('/products/error')({
  head: () => pageHead({ title: messages.productError.title, indexed: false }),
  loader: () => {
    throw notFound();
  },
  notFoundComponent: MissingProduct,
});
