import { messages } from '#web/lib/messages.ts';
import { shopErrorOf } from './shop-error.ts';

type ErrorWords = { message: string; fields?: Record<string, string> };

/** What to tell people of an error: the server's own sentence, or that the server could not be reached. */
export const messageFor = (error: unknown, otherwise: string = messages.unreachable): ErrorWords => {
  const { message, fields } = shopErrorOf(error) ?? {};
  return { message: message || otherwise, ...(fields && { fields }) };
};
