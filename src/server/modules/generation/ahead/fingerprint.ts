import { createHash } from 'node:crypto';
import type { DocumentPlan } from '#server/modules/generation/documents/plan-documents.ts';

export type PrintedWith = {
  /** Of the bytes: an order has a copy of the logo on a path of its own. */
  logoSha256: string | null;
  makesArchivePdfs: boolean;
};

/** The same for two plans if, and only if, the same document would be made of both, whoever wrote them down and in which order. */
export const fingerprintOf = (plan: DocumentPlan, printedWith: PrintedWith) =>
  createHash('sha256')
    .update(JSON.stringify({ ...plan, logo: null, ...printedWith }, inOrder))
    .digest('base64url');

const inOrder = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
