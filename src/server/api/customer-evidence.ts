import { getDocumentReaders } from '#server/modules/readers/evidence/get-document-readers.ts';
import { signReadingExport } from '#server/modules/readers/evidence/exports/reading-export.ts';
import { signPrint } from '#server/modules/readers/evidence/printing/sign-print.ts';
import { getSignedSheet } from '#server/modules/readers/evidence/sheets/get-signed-sheet.ts';
import {
  documentReadersInput,
  readingExportInput,
  readingProofInput,
  signedSheetInput,
  signOffSheetInput,
} from '#shared/contract/reading/evidence.ts';
import { forCustomer, router } from './trpc.ts';

/** Who has read what, to be shown and handed out. */
export const customerEvidenceProcedures = router({
  getDocumentReaders: forCustomer
    .input(documentReadersInput)
    .query(({ ctx, input }) => getDocumentReaders(ctx.services, ctx.customer.id, input.documentId)),
  getReadingProof: forCustomer
    .input(readingProofInput)
    .query(({ ctx, input }) => signPrint(ctx.services, ctx.customer.id, { of: 'proof', ...input })),
  getReadingExport: forCustomer
    .input(readingExportInput)
    .query(({ ctx, input }) => signReadingExport(ctx.services, ctx.customer.id, input)),
  getSignOffSheet: forCustomer
    .input(signOffSheetInput)
    .query(({ ctx, input }) => signPrint(ctx.services, ctx.customer.id, { of: 'sheet', ...input })),
  getSignedSheet: forCustomer
    .input(signedSheetInput)
    .query(({ ctx, input }) => getSignedSheet(ctx.services, ctx.customer.id, input.id)),
});
