import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProductWithDocuments } from '#shared/contract/product.ts';
import { formatPrice } from '#shared/money.ts';
import { ProductCover } from '#web/features/catalog/product-cover.tsx';
import { copy as cardCopy } from '#web/features/catalog/copy.ts';
import { PriceNote } from '#web/ui/price-note.tsx';
import { IndexTab } from '#web/ui/paper/index-tab.tsx';
import { DocumentList, type OwnPages } from './document-list.tsx';
import { PersonalisedNote } from './personalised-note.tsx';
import { QuestionNote } from './question-note.tsx';
import { copy } from './copy.ts';

const { documentCount, pageCount, formatsOf } = cardCopy;

type ProductDetailsProps = {
  product: ProductWithDocuments;
  /** What can be done with it: the way to checkout, or signing in. */
  actions: ReactNode;
  /** Where it can be seen with the visitor's own details. */
  preview?: ReactNode;
  own?: OwnPages;
};

/** Everything a visitor should know before buying. */
export const ProductDetails = ({ product, actions, preview, own }: ProductDetailsProps) => {
  const { documents } = product;
  const pages = documents.reduce((sum, document) => sum + document.pageCount, 0);
  const hasExcel = documents.some((document) => document.hasExcel);
  return (
    <>
      <div className="border-b border-line bg-desk">
        <div className="wrap pt-5">
          <nav aria-label={copy.breadcrumb} className="text-sm">
            <ol className="flex gap-2">
              <li>
                <Link to="/" className="underline underline-offset-2 hover:text-ink">
                  {copy.home}
                </Link>
              </li>
              <li aria-hidden="true">/</li>
              <li aria-current="page" className="truncate text-ink">
                {product.name}
              </li>
            </ol>
          </nav>
        </div>
        <div className="wrap grid gap-x-14 gap-y-8 pt-6 md:grid-cols-[1fr_1.05fr]">
          <div className="relative h-64 overflow-hidden md:h-auto md:min-h-90">
            <div className="absolute inset-x-0 top-0 mx-auto max-w-120 max-md:max-w-88">
              <ProductCover {...product} firstDocument={documents[0]?.name ?? product.name} eager large />
            </div>
            <IndexTab>{documentCount(documents.length)}</IndexTab>
          </div>
          <div className="order-first md:order-none md:pb-12">
            <h1 className="text-[2rem] leading-[1.08] font-[650] tracking-[-0.03em] wrap-anywhere sm:text-[2.6rem]">
              {product.name}
            </h1>
            <p className="mt-3 font-mono text-xs text-quiet">
              {[
                documentCount(documents.length),
                pageCount(pages),
                formatsOf(hasExcel),
                copy.updates(product.updateMonths),
              ].join(' · ')}
            </p>
            <p className="mt-5 text-[1.9rem] font-[650] text-ink tabular-nums">
              {formatPrice(product.price)}
              <PriceNote />
            </p>
            <div className="mt-5">{actions}</div>
            <PersonalisedNote />
          </div>
        </div>
      </div>
      {preview}
      {product.description && (
        <section className="wrap pt-12">
          <h2 className="text-2xl font-[650]">{copy.about}</h2>
          <p className="mt-3 max-w-[44rem] wrap-anywhere whitespace-pre-line">{product.description}</p>
        </section>
      )}
      {product.questions && <QuestionNote {...product.questions} />}
      <DocumentList documents={documents} own={own} />
    </>
  );
};
