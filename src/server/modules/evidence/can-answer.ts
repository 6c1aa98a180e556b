import type { DisputeStatus } from '#shared/contract/refund.ts';

const WAITING = new Set<DisputeStatus>(['needs_response', 'warning_needs_response']);

/** Whether the bank still waits for the shop's side; it is heard once. */
export const canAnswer = ({ status }: { status: DisputeStatus }) => WAITING.has(status);
