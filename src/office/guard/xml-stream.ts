import { SaxesParser } from 'saxes';
import { RefusedFile } from '#office/refusal.ts';
import { elementName, outermostScope, scopeOf } from '#office/xml/namespaces.ts';
import type { XmlElement, XmlVisitor } from '#office/xml/xml-element.ts';

export type StreamVisitor = XmlVisitor & { instruction?: (target: string) => void };

/** Reads XML chunk by chunk with a parser that refuses whatever is not well-formed. Ranges are not told. */
export const createXmlStream = (visitor: StreamVisitor) => {
  const parser = new SaxesParser({
    xmlns: false,
    position: false,
    /** XML 1.1 allows control characters, at which converters stop without a word. */
    forceXMLVersion: true,
    defaultXMLVersion: '1.0',
  });
  const outermost = outermostScope();
  let current: XmlElement | undefined;

  parser.on('error', (cause) => {
    throw new RefusedFile('bad-xml', undefined, cause);
  });
  parser.on('doctype', () => {
    throw new RefusedFile('doctype');
  });
  parser.on('opentag', ({ name: qname, attributes, isSelfClosing }) => {
    const scope = scopeOf(attributes, current?.scope ?? outermost);
    const name = elementName(qname, scope);
    const depth = (current?.depth ?? 0) + 1;
    current = { name, qname, attributes, scope, parent: current, depth, isSelfClosing, ...NOWHERE };
    visitor.open?.(current);
  });
  parser.on('closetag', () => {
    if (!current) return;
    const element = current;
    current = element.parent;
    visitor.close?.(element);
  });
  const text = (isCdata: boolean) => (content: string) => {
    if (current) visitor.text?.({ content, isCdata, parent: current, start: 0, end: 0 });
  };
  parser.on('text', text(false));
  parser.on('cdata', text(true));
  parser.on('processinginstruction', ({ target }) => visitor.instruction?.(target));
  return parser;
};

const NOWHERE = { start: 0, end: 0, closeStart: 0, closeEnd: 0 };
