import { describe, expect, test } from 'vitest';
import { type Receipt, renderReceiptMail } from './receipt-mail.ts';
import { renderReadyMail } from './ready-mail.ts';

const cover = {
  title: 'Kitchen Safety and 1 more',
  industry: 'food and beverage',
  documentCount: 12,
  shopUrl: 'https://shop.example',
  productId: 7,
} as const;

const receipt = (changed: Partial<Receipt> = {}) =>
  renderReceiptMail({
    orderId: 1042,
    paidOn: 'November 15, 2026',
    items: [
      { name: 'Kitchen Safety', quantity: 1, priceInCents: 19_999 },
      { name: 'Hygiene', quantity: 3, priceInCents: 5000 },
    ],
    amountInCents: 34_999,
    paidInCents: 34_999,
    orderUrl: 'https://shop.example/orders/1042',
    invoiceUrl: 'https://pay.example/invoice.pdf',
    supportEmail: 'help@shop.example',
    cover,
    ...changed,
  });
const ready = (documentCount: number) =>
  renderReadyMail({
    orderId: 1042,
    title: 'Kitchen Safety and 1 more',
    documentCount,
    orderUrl: 'https://shop.example/orders/1042',
    supportEmail: 'help@shop.example',
    cover,
  });
const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);

describe('the receipt', () => {
  test('says what was bought, what was paid, and where order and invoice are', async () => {
    const { subject, text, html } = await receipt();
    expect(subject).toBe('Your receipt for order 1042');
    expect(text).toContain('Kitchen Safety: $199.99\n3 × Hygiene: $150.00\nPaid: $349.99');
    expect(text).toContain('View your order: https://shop.example/orders/1042');
    expect(text).toContain('Download the invoice as PDF: https://pay.example/invoice.pdf');
    expect(links(html)).toEqual(['https://shop.example/orders/1042', 'https://pay.example/invoice.pdf']);
  });

  test('shows what a promotion code took off', async () => {
    expect((await receipt({ paidInCents: 0 })).text).toContain('Promotion code: −$349.99\nPaid: $0.00');
  });

  test('promises the invoice where there is none yet', async () => {
    const { text, html } = await receipt({ invoiceUrl: undefined });
    expect(text).toContain('Your invoice will be on the page of your order.');
    expect(links(html)).toEqual(['https://shop.example/orders/1042']);
  });

  test('is text, whatever a product is called', async () => {
    const { html } = await receipt({ items: [{ name: '<b>"&', quantity: 1, priceInCents: 100 }] });
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;&quot;&amp;');
  });

  test('is small enough for every mail client to show it whole', async () => {
    const items = Array.from({ length: 20 }, () => ({ name: 'x'.repeat(120), quantity: 9, priceInCents: 1 }));
    expect(Buffer.byteLength((await receipt({ items })).html)).toBeLessThan(60_000);
  });
});

describe('the mail that documents are ready', () => {
  test.each([
    [1, 'Kitchen Safety and 1 more: Your document is ready, with your details on every page.'],
    [12, 'Kitchen Safety and 1 more: All 12 documents are ready, with your details on every page.'],
  ])('speaks of %s and leads to the order', async (count, sentence) => {
    const { subject, text, html } = await ready(count);
    expect(subject).toBe('Your documents of order 1042 are ready');
    expect(text).toContain(sentence);
    expect(links(html)).toEqual(['https://shop.example/orders/1042']);
  });
});

describe('both mails about an order', () => {
  test.each([
    ['the receipt', () => receipt()],
    ['the notice', () => ready(12)],
  ])('show the face of the bundle: %s', async (_, render) => {
    const { html, text } = await render();
    expect(text).toContain('Kitchen Safety and 1 more, 12 documents');
    expect(html).toContain('bgcolor="#914a08"');
    expect(html).toContain('src="https://shop.example/covers/7/mail.jpg"');
    expect(html).toContain('alt="Cover of the bundle"');
    expect(html).toContain('>12 documents</p>');
  });

  test('have a face for a bundle of no industry, with one document', async () => {
    const plain = { ...cover, industry: null, documentCount: 1, productId: undefined };
    const { html, text } = await receipt({ cover: plain });
    expect(text).toContain('Kitchen Safety and 1 more, 1 document');
    expect(html).toContain('bgcolor="#0b4f3f"');
    expect(html).toContain('src="https://shop.example/marks/any.png"');
  });
});
