import { RefusedFile } from '#office/refusal.ts';
import { hyperlinkAddresses } from '#office/text/hyperlink-code.ts';
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

/** A field whose very name, or the beginning of whose address, is worked out by another field is how such a name is hidden. */
export const checkFieldCode = (code: string) => {
  const name = /^[\s"]*([^\s"\\]*)/.exec(code)?.[1] ?? '';
  const addresses = hyperlinkAddresses(code).map(({ address }) => address);
  for (const address of addresses) checkLink(address);
  const isHidden = [name, ...addresses.map((address) => address.trim().charAt(0))].some((text) =>
    text.includes(NESTED_FIELD),
  );
  if (isHidden || DANGEROUS.has(name.toUpperCase())) throw new RefusedFile('dangerous-field');
};
