import { Hono } from 'hono';
import { creditNoteOf } from '#stripe-sandbox/invoice/credit-note.ts';
import { invoicePdf } from '#stripe-sandbox/invoice/invoice-pdf.ts';
import type { InLedger } from '#stripe-sandbox/ledger.ts';
import { findRecord, listObjects } from '#stripe-sandbox/records.ts';
import { missingPage } from './other-pages.ts';

type Options = { inLedger: InLedger; timeZone: string };

/** Whoever was given a credit note's address may read it; it cannot be guessed. */
export const creditNoteRoutes = ({ inLedger, timeZone }: Options) =>
  new Hono().get('/:name{.+\\.pdf}', async (c) => {
    const secret = c.req.param('name').slice(0, -'.pdf'.length);
    const found = await inLedger(async (ledger) => {
      const [note] = await listObjects(ledger, 'credit_note', { keys: [`secret:${secret}`], limit: 1 });
      const invoice = note && (await findRecord(ledger, 'invoice', note.invoice));
      return invoice && { note, invoice };
    });
    if (!found) return c.html(missingPage(), 404);
    const pdf = await invoicePdf(creditNoteOf(found.note, { ...found.invoice, timeZone }));
    return c.body(new Uint8Array(pdf), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="credit-note-${found.note.number}.pdf"`,
    });
  });
