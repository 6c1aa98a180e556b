import { ConversionError } from '#server/ports/converter.ts';
import { PaymentsError } from '#server/ports/payments.ts';

/** What may happen to a call of a port. `crash` is the end of the process: nothing of it answers any more. */
export type Fault =
  | 'none'
  | 'fails before'
  | 'fails after'
  | 'crash before'
  | 'crash after'
  /** It takes its time, and other things happen meanwhile. */
  | 'slow';

export type FaultPlan = (call: string) => Fault;

export const noFaults: FaultPlan = () => 'none';

/** Breaks the n-th call and no other, and tells whether there was one. */
export const failNth = (n: number, fault: Fault) => {
  let calls = 0;
  const plan: FaultPlan = () => ((calls += 1) === n ? fault : 'none');
  return { plan, hasFired: () => calls >= n };
};

/** As the adapter of that port would put it. */
export const failureOf = (call: string) => {
  const message = `${call} was broken by the simulation`;
  if (call.startsWith('payments.')) return new PaymentsError(message, { isTransient: true });
  if (/^(converter|templateEngine)\./.test(call)) return new ConversionError('engine', message);
  return new Error(message);
};
