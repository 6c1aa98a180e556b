type CallError = { message: string; data: { code: string; fields?: Record<string, string> } };

/** An answer of the server that says no; told by its shape, so that the client's code need not be loaded for it. */
export const isCallError = (error: unknown): error is CallError =>
  error instanceof Error &&
  error.name === 'TRPCClientError' &&
  Boolean((error as Partial<CallError>).data?.code);

export type ErrorWords = { message: string; fields?: Record<string, string> };

/** What to tell people of an error: the server's own sentence, or that the server could not be reached. */
export const messageFor = (error: unknown): ErrorWords => {
  if (!isCallError(error))
    return { message: 'The shop could not be reached. Please check your connection and try again.' };
  const { message, data } = error;
  return { message, ...(data.fields && { fields: data.fields }) };
};
