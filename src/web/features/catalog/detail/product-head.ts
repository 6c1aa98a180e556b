import type { ProductWithDocuments } from '#shared/contract/product.ts';
import { coverPictures, coverPictureUrl } from '#shared/covers/cover-picture.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { copy as cardCopy } from '#web/features/catalog/copy.ts';

const DESCRIPTION_LENGTH = 155;
const CENTS = 100;

const shortened = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, DESCRIPTION_LENGTH).trimEnd()}…`;
};

/** What search engines and link previews read of a product. */
export const productHead = (product: ProductWithDocuments, publicUrl: string) => {
  const address = new URL(`/products/${product.slug}`, publicUrl).href;
  const description = shortened(
    product.description ||
      `${product.name}: ${cardCopy.documentCount(product.documents.length)}. ${messages.description}`,
  );
  const image = product.cover ? new URL(product.cover.src, publicUrl).href : undefined;
  const { width, height } = coverPictures.link;
  const preview = { url: new URL(coverPictureUrl(product.id, 'link'), publicUrl).href, width, height };
  const { meta, links } = pageHead({
    title: product.name,
    description,
    address,
    image: preview,
    type: 'product',
  });
  return {
    meta,
    links,
    scripts: [
      jsonLd({
        '@type': 'Product',
        name: product.name,
        description,
        url: address,
        sku: String(product.id),
        brand: { '@type': 'Brand', name: messages.shopName },
        ...(image && { image: [image] }),
        offers: {
          '@type': 'Offer',
          url: address,
          price: (product.price / CENTS).toFixed(2),
          priceCurrency: 'USD',
          availability: `https://schema.org/${product.stripePriceId === null ? 'PreOrder' : 'InStock'}`,
        },
      }),
      jsonLd({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: messages.shopName, item: new URL('/', publicUrl).href },
          { '@type': 'ListItem', position: 2, name: product.name, item: address },
        ],
      }),
    ],
  };
};

/** Data, not a program: browsers never run it. A product's name must not be able to end the element. */
const jsonLd = (data: Record<string, unknown>) => ({
  type: 'application/ld+json',
  children: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
});
