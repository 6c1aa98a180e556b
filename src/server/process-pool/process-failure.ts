/**
 * refused: a child that is well says no; crashed: it died at it; overdue: it was killed at the time limit;
 * unreadable: what came out is not what was asked for; unavailable: there is no child, whatever is asked.
 */
export type FailureKind = 'refused' | 'crashed' | 'overdue' | 'unreadable' | 'unavailable';

/** What went wrong in one try. */
export class ProcessFailure extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'ProcessFailure';
    this.kind = kind;
  }
}

export type Try = {
  /** By a child that has done nothing before, which costs a start. */
  fresh: boolean;
  limitMs: number;
  signal: AbortSignal | undefined;
  /** Lets everybody else pass for as long as it waits. */
  isPatient?: boolean | undefined;
};
