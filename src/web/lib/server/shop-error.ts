/** An answer of the server that says no, whichever of its services it comes from. */
export class ShopError extends Error {
  readonly status: number;
  /** What is wrong with which field, in the server's words. */
  readonly fields: Record<string, string> | undefined;
  /** What else it says, by the call that was made. */
  readonly extra: Record<string, unknown> | undefined;

  constructor(
    status: number,
    message: string,
    fields?: Record<string, string>,
    extra?: Record<string, unknown>,
  ) {
    super(message);
    this.name = 'ShopError';
    this.status = status;
    this.fields = fields;
    this.extra = extra;
  }
}

type Fields = { fields?: Record<string, string> };
type Refusal = Fields & { message?: string; error?: { data?: Fields & Record<string, unknown> } };
type CallError = Error & { data?: Fields & { httpStatus?: number } };

export const refusalOf = async (response: Response) => {
  const { message = '', error, fields } = (await response.json().catch(() => ({}))) as Refusal;
  return new ShopError(response.status, message, error?.data?.fields ?? fields, error?.data);
};

/** Undefined when no server has answered. Failed calls are told by their shape, so that the client's code need not be loaded for it. */
export const shopErrorOf = (error: unknown): ShopError | undefined => {
  if (error instanceof ShopError) return error;
  if (!(error instanceof Error) || error.name !== 'TRPCClientError') return undefined;
  const { message, data } = error as CallError;
  return data?.httpStatus === undefined ? undefined : new ShopError(data.httpStatus, message, data.fields);
};
