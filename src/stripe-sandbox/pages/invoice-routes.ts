import { Hono } from 'hono';
import { invoicePdf } from '#stripe-sandbox/invoice/invoice-pdf.ts';
import { findRecord, listObjects } from '#stripe-sandbox/records.ts';
import type { InLedger } from '#stripe-sandbox/ledger.ts';
import { missingPage } from './other-pages.ts';

type Options = { inLedger: InLedger; timeZone: string };

/** Whoever was given an invoice's address may read it; it cannot be guessed. */
export const invoiceRoutes = ({ inLedger, timeZone }: Options) =>
  new Hono().get('/:name{.+\\.pdf}', async (c) => {
    const secret = c.req.param('name').slice(0, -'.pdf'.length);
    const stored = await inLedger(async (ledger) => {
      const [found] = await listObjects(ledger, 'invoice', { keys: [`secret:${secret}`], limit: 1 });
      return found && findRecord(ledger, 'invoice', found.id);
    });
    if (!stored || stored.object.status === 'draft') return c.html(missingPage(), 404);
    const pdf = await invoicePdf({ ...stored, timeZone });
    return c.body(new Uint8Array(pdf), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="invoice-${stored.object.number ?? ''}.pdf"`,
    });
  });
