import { RefusedFile } from '#office/refusal.ts';
import { elementName, type NamespaceScope, outermostScope, scopeOf } from './namespaces.ts';
import { unescapeAttribute, unescapeText } from './unescape-xml.ts';
import type { XmlElement, XmlVisitor } from './xml-element.ts';

const GREATER = 0x3e;
const SLASH = 0x2f;
const QUESTION = 0x3f;
const EXCLAMATION = 0x21;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const SPACE = 0x20;
const CDATA = '<![CDATA[';
const COMMENT = '<!--';

/**
 * One pass over a part that the guard proved to be well-formed with a validating parser; trusting
 * that makes this several times faster. It still refuses what does not nest.
 */
export const scanXml = (source: string, visitor: XmlVisitor) => {
  const outermost = outermostScope();
  let current: ScannedElement | undefined;
  let at = 0;

  const text = (start: number, end: number) => {
    if (!current || !visitor.text || start === end) return;
    const content = unescapeText(source.slice(start, end));
    visitor.text({ content, start, end, isCdata: false, parent: current });
  };
  const cdata = (start: number, end: number) => {
    if (!current || !visitor.text) return;
    const content = source.slice(start, end).replaceAll(/\r\n?/g, '\n');
    visitor.text({ content, start, end, isCdata: true, parent: current });
  };
  const declaration = (start: number) => {
    if (source.startsWith(COMMENT, start)) return after(source, '-->', start + COMMENT.length);
    if (!source.startsWith(CDATA, start)) throw new RefusedFile('doctype');
    const end = after(source, ']]>', start + CDATA.length);
    cdata(start + CDATA.length, end - 3);
    return end;
  };
  const endTag = (start: number) => {
    if (!current || !source.startsWith(current.qname, start + 2)) throw new RefusedFile('bad-xml');
    const element = current;
    const end = after(source, '>', start);
    if (source.slice(start + 2 + element.qname.length, end - 1).trim() !== '')
      throw new RefusedFile('bad-xml');
    element.closeStart = start;
    element.closeEnd = end;
    current = element.parent;
    visitor.close?.(element);
    return end;
  };
  const startTag = (start: number) => {
    const element = new ScannedElement(source, start, current, outermost);
    visitor.open?.(element);
    if (element.isSelfClosing) visitor.close?.(element);
    else current = element;
    return element.end;
  };

  for (let open = source.indexOf('<'); open !== -1; open = source.indexOf('<', at)) {
    text(at, open);
    const next = source.charCodeAt(open + 1);
    if (next === SLASH) at = endTag(open);
    else if (next === EXCLAMATION) at = declaration(open);
    else if (next === QUESTION) at = after(source, '?>', open);
    else at = startTag(open);
  }
  if (current || at === 0) throw new RefusedFile('bad-xml');
};

const after = (source: string, ending: string, from: number) => {
  const at = source.indexOf(ending, from);
  if (at === -1) throw new RefusedFile('bad-xml');
  return at + ending.length;
};

/** Most attributes are never asked for, so they are read when they are. */
class ScannedElement implements XmlElement {
  readonly name: string;
  readonly qname: string;
  readonly scope: NamespaceScope;
  readonly parent: ScannedElement | undefined;
  readonly depth: number;
  readonly start: number;
  readonly end: number;
  readonly isSelfClosing: boolean;
  closeStart: number;
  closeEnd: number;
  private readonly source: string;
  private readonly attributesStart: number;
  private read: Record<string, string> | undefined;

  constructor(source: string, start: number, parent: ScannedElement | undefined, outermost: NamespaceScope) {
    const nameEnd = endOfName(source, start + 1);
    const end = endOfTag(source, nameEnd);
    this.source = source;
    this.start = start;
    this.end = end;
    this.closeStart = end;
    this.closeEnd = end;
    this.qname = source.slice(start + 1, nameEnd);
    this.attributesStart = nameEnd;
    this.isSelfClosing = source.charCodeAt(end - 2) === SLASH;
    this.parent = parent;
    this.depth = (parent?.depth ?? 0) + 1;
    const outer = parent?.scope ?? outermost;
    this.scope = source.slice(nameEnd, end).includes('xmlns') ? scopeOf(this.attributes, outer) : outer;
    this.name = elementName(this.qname, this.scope);
  }

  get attributes(): Readonly<Record<string, string>> {
    this.read ??= readAttributes(this.source.slice(this.attributesStart, this.end));
    return this.read;
  }
}

const endOfName = (source: string, from: number) => {
  let at = from;
  for (let code = source.charCodeAt(at); isNameCode(code); code = source.charCodeAt(at)) at += 1;
  if (at === from) throw new RefusedFile('bad-xml');
  return at;
};

const isNameCode = (code: number) => code > SPACE && code !== GREATER && code !== SLASH;

/** A `>` may stand in the value of an attribute. */
const endOfTag = (source: string, from: number) => {
  for (let at = from; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (code === GREATER) return at + 1;
    if (code === QUOTE) at = after(source, '"', at + 1) - 1;
    else if (code === APOSTROPHE) at = after(source, "'", at + 1) - 1;
  }
  throw new RefusedFile('bad-xml');
};

const ATTRIBUTE = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const readAttributes = (written: string) => {
  const attributes: Record<string, string> = Object.create(null);
  for (const [, name = '', double, single] of written.matchAll(ATTRIBUTE)) {
    attributes[name] = unescapeAttribute(double ?? single ?? '');
  }
  return attributes;
};
