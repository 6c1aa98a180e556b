import { prefixOf } from '#office/xml/namespaces.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

/**
 * Leaves a Word text for a run that is read from the right, and comes back to one of the former look. That is how Word
 * itself keeps such words together: in any other run, the spaces and numbers between them are read from the left.
 */
export const runFromTheRight = (source: string, text: XmlElement, content: string): string => {
  const run = text.parent;
  if (run?.name !== 'w:r') return content;
  const prefix = prefixOf(run.qname);
  const before = source.slice(run.end, text.start);
  const look = before.includes('txbxContent') ? '' : lookOf(before, prefix);
  const opened = (properties: string) =>
    `<${run.qname}>${properties && `<${prefix}rPr>${properties}</${prefix}rPr>`}<${text.qname} xml:space="preserve">`;
  const closed = `</${text.qname}></${run.qname}>`;
  return closed + opened(withDirection(look, prefix)) + content + closed + opened(look);
};

/** Without how it looked before a tracked change. */
const lookOf = (before: string, prefix: string) => {
  const [, look = ''] =
    new RegExp(`^\\s*<${prefix}rPr(?:\\s[^>]*)?>([\\s\\S]*)</${prefix}rPr>`).exec(before) ?? [];
  return look.replace(new RegExp(`<${prefix}rPrChange[\\s\\S]*</${prefix}rPrChange>`), '');
};

/** Text from the right has a size and a weight of its own; where only the others are said, they hold for it, too. */
const withDirection = (look: string, prefix: string) => {
  const more = ['b', 'i', 'sz'].flatMap((name) => {
    const [said] = new RegExp(`<${prefix}${name}(?:\\s[^>]*)?/>`).exec(look) ?? [];
    if (!said || look.includes(`<${prefix}${name}Cs`)) return [];
    return [said.replace(`<${prefix}${name}`, `<${prefix}${name}Cs`)];
  });
  return `${look}${more.join('')}${look.includes(`<${prefix}rtl`) ? '' : `<${prefix}rtl/>`}`;
};
