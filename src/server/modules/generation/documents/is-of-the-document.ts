import { ConversionError } from '#server/ports/converter.ts';

/** A document at fault fails the same way tomorrow; anything else may pass. */
export const isOfTheDocument = (error: unknown) =>
  error instanceof ConversionError && error.fault === 'document';
