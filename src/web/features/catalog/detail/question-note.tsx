import type { ProductWithDocuments } from '#shared/contract/product.ts';
import { copy } from './copy.ts';

const { title, asks, more } = copy.questions;
/** As this shop writes lists: no comma before the last. */
const listing = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What the bundle asks its buyer, so that the documents are true for their business. */
export const QuestionNote = ({ count, labels }: NonNullable<ProductWithDocuments['questions']>) => {
  const unnamed = count - labels.length;
  return (
    <section className="wrap pt-12">
      <h2 className="text-2xl font-[650]">{title}</h2>
      <p className="mt-3 max-w-[44rem] text-pretty wrap-anywhere">
        {asks(count)} {listing.format(unnamed > 0 ? [...labels, more(unnamed)] : labels)}.
      </p>
    </section>
  );
};
