import { TRPCClientError } from '@trpc/client';

type ErrorData = { fields?: Record<string, string> };

export type ErrorWords = { message: string; fields?: Record<string, string> };

/** What to tell people of an error: the server's own sentence, or that the server could not be reached. */
export const messageFor = (error: unknown): ErrorWords => {
  const data = error instanceof TRPCClientError ? (error.data as ErrorData | null) : null;
  if (!(error instanceof Error) || !data)
    return { message: 'The shop could not be reached. Please check your connection and try again.' };
  return { message: error.message, ...(data.fields && { fields: data.fields }) };
};
