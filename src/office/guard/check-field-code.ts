import { RefusedFile } from '#office/refusal.ts';
import { checkLink } from './check-relationships.ts';

/** Fields that run programs or read other files. */
const DANGEROUS: ReadonlySet<string> = new Set([
  'DDE',
  'DDEAUTO',
  'INCLUDE',
  'INCLUDEPICTURE',
  'INCLUDETEXT',
  'IMPORT',
  'LINK',
  'DATABASE',
  'RD',
]);

/** Stands in a field's code for a field inside it. */
export const NESTED_FIELD = '\ufffc';

/** A field whose very name is worked out by another field is how such a name is hidden. */
export const checkFieldCode = (code: string) => {
  const name = /^[\s"]*([^\s"\\]*)/.exec(code)?.[1] ?? '';
  const address = /^\s*HYPERLINK\s+"([^"]*)"/i.exec(code)?.[1];
  if (address !== undefined) checkLink(address);
  if (name.includes(NESTED_FIELD) || DANGEROUS.has(name.toUpperCase()))
    throw new RefusedFile('dangerous-field');
};
