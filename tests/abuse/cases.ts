import type { AbuseCase } from './cases/abuse-case.ts';
import { binderCases } from './cases/binder.ts';
import { documentCases } from './cases/documents.ts';
import { evidenceCases } from './cases/evidence.ts';
import { fileCases } from './cases/files.ts';
import { legalCases } from './cases/legal.ts';
import { operationCases } from './cases/operation.ts';
import { orderCases } from './cases/orders.ts';
import { previewCases } from './cases/previews.ts';
import { readingCases } from './cases/reading.ts';
import { readerCases } from './cases/readers.ts';
import { signInCases } from './cases/sign-in.ts';
import { uploadCases } from './cases/uploads.ts';
import { webCases } from './cases/web.ts';

/** Every abuse the shop is held to withstand, by topic. The numbers are names: they are never given again. */
export const topics: Record<string, AbuseCase[]> = {
  'Signing in': signInCases,
  'Orders and money': orderCases,
  Uploads: uploadCases,
  'Texts and documents': documentCases,
  'Files and links': fileCases,
  'Pages before paying': previewCases,
  'The binder': binderCases,
  Reading: readingCases,
  Readers: readerCases,
  'Who has read what': evidenceCases,
  'Legal texts and withdrawals': legalCases,
  'Requests and browsers': webCases,
  'Load, secrets and supply': operationCases,
};

export const cases = Object.values(topics).flat();
