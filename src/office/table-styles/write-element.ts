import { escapeAttribute } from '#office/xml/escape-xml.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import type { Said } from './look.ts';

/** Writes names of Word's (`w:top`) with the prefix that an element near by is written with. */
export const writerBeside = (element: XmlElement) => {
  const prefix = prefixOf(element.qname);
  const write = (name: string) => name.replace(/^w:/, prefix);
  const attributes = (said: Said) =>
    Object.entries(said)
      .map(([name, value]) => ` ${write(name)}="${escapeAttribute(value)}"`)
      .join('');
  return {
    element: (name: string, said: Said) => `<${write(name)}${attributes(said)}/>`,
    holder: (name: string, content: string) => `<${write(name)}>${content}</${write(name)}>`,
  };
};
