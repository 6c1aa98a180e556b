const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The id under which the server has logged what failed: in the error's data when a call failed in the browser. */
export const requestIdOf = (error: unknown): string | undefined => {
  if (!isRecord(error)) return undefined;
  const { requestId } = isRecord(error['data']) ? error['data'] : error;
  return typeof requestId === 'string' ? requestId : undefined;
};

/** When the whole page failed on the server, the page itself carries the id. */
export const requestIdOfPage = () =>
  document.querySelector('meta[name="request-id"]')?.getAttribute('content') ?? undefined;
