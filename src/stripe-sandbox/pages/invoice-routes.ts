import { Hono } from 'hono';
import { invoicePdf } from '#stripe-sandbox/invoice/invoice-pdf.ts';
import { findRecord, listObjects } from '#stripe-sandbox/records.ts';
import type { InBooks } from '#stripe-sandbox/books.ts';
import { missingPage } from './other-pages.ts';

type Options = { inBooks: InBooks; timeZone: string };

/** Whoever was given an invoice's address may read it; it cannot be guessed. */
export const invoiceRoutes = ({ inBooks, timeZone }: Options) =>
  new Hono().get('/:name{.+\\.pdf}', async (c) => {
    const secret = c.req.param('name').slice(0, -'.pdf'.length);
    const kept = await inBooks(async (books) => {
      const [found] = await listObjects(books, 'invoice', { keys: [`secret:${secret}`], limit: 1 });
      return found && findRecord(books, 'invoice', found.id);
    });
    if (!kept) return c.html(missingPage(), 404);
    const pdf = await invoicePdf({ ...kept, timeZone });
    return c.body(new Uint8Array(pdf), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="invoice-${kept.object.number}.pdf"`,
    });
  });
