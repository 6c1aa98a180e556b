import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProductGrid } from '#web/features/catalog/product-grid.tsx';
import { OrderPage } from '#web/features/orders/order-page.tsx';
import { OrderTable } from '#web/features/sales/order-table.tsx';
import { FileTable } from '#web/features/templates/upload/file-table.tsx';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { lineItemOf, sampleAdminOrder, sampleOrder } from '#tests/support/samples/sample-order.ts';

const SCRIPT = '<script>window.hit=1</script>';
const ATTRIBUTE = '"><svg onload=window.hit=1><img src=x onerror=window.hit=1>';
const name = `${SCRIPT}${ATTRIBUTE}`;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const product = {
  id: 7,
  name,
  slug: 'x',
  price: 100,
  documentCount: 1,
  firstDocument: name,
  hasExcel: false,
  industry: null,
  cover: null,
};
const order = { ...sampleOrder, product: { ...sampleOrder.product, name }, items: [] };

test.each([
  ['a product in the catalogue', () => <ProductGrid title="Products" products={[product]} empty={null} />],
  ['a document of an order', () => <OrderPage order={order} supportEmail="a@b.test" />],
  [
    'an order in the administration',
    () => <OrderTable orders={[{ ...sampleAdminOrder, email: name, product: { id: 7, name } }]} />,
  ],
  [
    'a file about to be uploaded',
    () => <FileTable files={[new File(['x'], `${name}.docx`)]} disabled={false} onRemove={() => {}} />,
  ],
])('whatever %s is called, it is shown as text and does nothing', async (_, screen) => {
  answerCalls(
    {
      'customer.getCustomerOrder': () => order,
      'customer.getCustomerOrderDocumentLineItems': () => [lineItemOf(1, { name, failure: name })],
      'customer.getCustomerInvoices': () => [],
    },
    { '/storage/v1/object/sign/document_previews': () => [] },
  );
  const { container, findAllByText } = await renderAt('/', screen());
  expect((await findAllByText((text) => text.includes(SCRIPT))).length).toBeGreaterThan(0);
  expect(container.querySelectorAll('script, [onload], [onerror], img[src="x"]')).toHaveLength(0);
  expect('hit' in window).toBe(false);
});
