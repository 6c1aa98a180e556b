import { lookInside } from '#office/text/look-of-run.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

/**
 * Leaves a Word text for a run that is read from the right, and comes back to one of the former look. That is how Word
 * itself keeps such words together: in any other run, the spaces and numbers between them are read from the left.
 */
export const runFromTheRight = (source: string, text: XmlElement, content: string): string =>
  runBetween(source, text, content, (look, prefix) => {
    const direction = look.includes(`<${prefix}rtl`) ? '' : `<${prefix}rtl/>`;
    return `${look}${missingIn(look, prefix)}${direction}`;
  });

/** The same for scripts from the left that have a size and a weight of their own, where the text around says only the others. */
export const runOfComplexScript = (source: string, text: XmlElement, content: string): string =>
  runBetween(source, text, content, (look, prefix) => {
    const missing = missingIn(look, prefix);
    return missing === '' ? undefined : `${look}${missing}`;
  });

const runBetween = (
  source: string,
  text: XmlElement,
  content: string,
  propertiesOf: (look: string, prefix: string) => string | undefined,
) => {
  const run = text.parent;
  if (run?.name !== 'w:r') return content;
  const prefix = prefixOf(run.qname);
  const look = lookInside(source, text);
  const properties = propertiesOf(look, prefix);
  if (properties === undefined) return content;
  const opened = (said: string) =>
    `<${run.qname}>${said && `<${prefix}rPr>${said}</${prefix}rPr>`}<${text.qname} xml:space="preserve">`;
  const closed = `</${text.qname}></${run.qname}>`;
  return closed + opened(properties) + content + closed + opened(look);
};

/** The size and the weight of such scripts, where only those of the others are said. */
const missingIn = (look: string, prefix: string) =>
  ['b', 'i', 'sz']
    .flatMap((name) => {
      const [said] = new RegExp(`<${prefix}${name}(?:\\s[^>]*)?/>`).exec(look) ?? [];
      if (!said || look.includes(`<${prefix}${name}Cs`)) return [];
      return [said.replace(`<${prefix}${name}`, `<${prefix}${name}Cs`)];
    })
    .join('');
