import type { TestFill } from '#shared/contract/document.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { testFillCopy as copy } from './copy.ts';

/** How far a test fill has come. */
type Filling =
  | { step: 'values' }
  | { step: 'filling' }
  | { step: 'failed'; reason: string }
  | { step: 'filled'; fill: TestFill };

type Known = { isAsked: boolean; error: Error | null; fill: TestFill | undefined };

export const fillingOf = ({ isAsked, error, fill }: Known): Filling => {
  if (!isAsked) return { step: 'values' };
  if (error) return { step: 'failed', reason: messageFor(error).message };
  if (fill?.status === 'failed') return { step: 'failed', reason: fill.reason ?? copy.failed };
  return fill?.status === 'complete' ? { step: 'filled', fill } : { step: 'filling' };
};
