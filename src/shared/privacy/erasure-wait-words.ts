import type { ErasureWait } from '#shared/contract/account.ts';

/** Why an erasure is put off, as both the person and an administrator read it. */
export const erasureWaitWords: Record<ErasureWait, string> = {
  payment: 'A payment is still on its way. A bank debit may take some weeks.',
  generation: 'Documents that were bought are still being made.',
  refund: 'A refund is still on its way back.',
  dispute: 'A bank has not yet decided about a disputed payment.',
};
