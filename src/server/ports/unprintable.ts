import { ConversionError } from './converter.ts';

export const cannotPrint = (characters: readonly string[]) => `We cannot print ${characters.join(' ')} yet`;

/** A document would show empty boxes in the place of these characters. */
export class UnprintableError extends ConversionError {
  constructor(characters: readonly string[]) {
    super('document', `${cannotPrint(characters)}, so this document was not made.`);
    this.name = 'UnprintableError';
  }
}
