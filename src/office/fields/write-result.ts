import type { Edit } from '#office/xml/edits.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import type { Field } from './read-fields.ts';

/** What a field shows: its first text gets it all. */
export const writeResult = ({ results, separator }: Field, text: string): Edit[] => {
  const [first, ...others] = results;
  if (first)
    return [
      first.isSelfClosing
        ? { start: first.start, end: first.end, text: `<${first.qname}>${text}</${first.qname}>` }
        : { start: first.end, end: first.closeStart, text },
      ...others.map(({ end, closeStart }) => ({ start: end, end: closeStart, text: '' })),
    ];
  if (!separator) return [];
  const prefix = prefixOf(separator.qname);
  return [{ start: separator.closeEnd, end: separator.closeEnd, text: `<${prefix}t>${text}</${prefix}t>` }];
};
