/** A connection that could not be made, or broke. */
const NETWORK_CODES: ReadonlySet<unknown> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Postgres has no connection left, has ended a statement that took too long, is being stopped, or is starting. */
const POSTGRES_CODES: ReadonlySet<unknown> = new Set(['53300', '57014', '57P01', '57P02', '57P03']);

/** What the driver says by a sentence alone. */
const POSTGRES_WORDS = /^(Connection terminated|timeout exceeded when trying to connect)/;

/** Whether something failed because what the shop stands on could not be reached, or did not answer in time. */
export const isUnreachable = (thrown: unknown): boolean => {
  if (!(thrown instanceof Error)) return false;
  const { code, message, cause } = thrown as NodeJS.ErrnoException;
  return (
    NETWORK_CODES.has(code) ||
    POSTGRES_CODES.has(code) ||
    POSTGRES_WORDS.test(message) ||
    isUnreachable(cause)
  );
};
