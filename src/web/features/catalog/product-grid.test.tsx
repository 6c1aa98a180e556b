import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#tests/support/web/render.tsx';
import { ProductGrid } from './product-grid.tsx';
import type { ListingProduct } from './listing.ts';

const product: ListingProduct = {
  id: 7,
  name: 'Bakery <Opening>',
  slug: 'bakery-opening',
  price: 19_999,
  documentCount: 2,
  firstDocument: 'Opening',
  hasExcel: false,
  industry: null,
  cover: null,
};

const renderGrid = (products: ListingProduct[] | undefined) =>
  renderAt('/', <ProductGrid title="Our Products" products={products} empty={<p>None</p>} />);

test('a card shows the name as text, the price in dollars and how many documents there are', async () => {
  await renderGrid([product]);
  const card = within(screen.getByRole('listitem'));
  expect(card.getByRole('heading', { name: 'Bakery <Opening>' })).toBeTruthy();
  expect(card.getByText('$199.99')).toBeTruthy();
  expect(card.getByText('2 documents')).toBeTruthy();
});

test('a card leads to its product, and to a preview only if there is one', async () => {
  await renderGrid([product, { ...product, id: 8, name: 'Other', pdf_preview_url: '/p.pdf' }]);
  const view = screen.getByRole('link', { name: 'View Product Bakery <Opening>' });
  expect(view.getAttribute('href')).toBe('/products/bakery-opening');
  expect(view.textContent).toBe('View Product');
  expect(screen.queryByRole('link', { name: 'Preview Bakery <Opening>' })).toBeNull();
  const preview = screen.getByRole('link', { name: 'Preview Other' });
  expect(preview.getAttribute('href')).toBe('/p.pdf');
  expect(preview.getAttribute('target')).toBe('_blank');
});

test('a single document is counted in the singular', async () => {
  await renderGrid([{ ...product, documentCount: 1 }]);
  expect(screen.getByText('1 document')).toBeTruthy();
});

test('only the first picture is fetched at once', async () => {
  const cover = { page: 1, width: 800, height: 1035, src: '/1.jpg', webp: [{ width: 320, url: '/1.webp' }] };
  const products = [1, 2, 3, 4].map((id) => ({ ...product, id, cover }));
  const { container } = await renderGrid(products);
  const loading = [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe('/1.webp 320w');
});

test('while products are loading the grid says so and holds their places', async () => {
  await renderGrid(undefined);
  expect(screen.getByRole('region', { name: 'Our Products', busy: true })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Loading products');
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});

test('without products the grid gives way to what the page wants to say', async () => {
  await renderGrid([]);
  expect(screen.getByText('None')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
