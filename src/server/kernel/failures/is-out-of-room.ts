const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Whether something failed because a disk, or our share of it, is full. */
export const isOutOfRoom = (thrown: unknown): boolean =>
  thrown instanceof Error && (CODES.has((thrown as NodeJS.ErrnoException).code) || isOutOfRoom(thrown.cause));
