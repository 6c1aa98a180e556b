import { attributeName, type NamespaceScope } from './namespaces.ts';

/** Ranges are indices into the source: `[start, end)` the start tag, `[closeStart, closeEnd)` the end tag. */
export type XmlElement = {
  /** With our own prefix for its namespace (`w:p`), so any prefix and dialect reads the same. */
  readonly name: string;
  /** As written. */
  readonly qname: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly scope: NamespaceScope;
  readonly parent: XmlElement | undefined;
  readonly depth: number;
  readonly start: number;
  readonly end: number;
  readonly isSelfClosing: boolean;
  closeStart: number;
  closeEnd: number;
};

/** A run of characters: `content` is what it means, `[start, end)` where it is written. */
export type XmlText = { content: string; start: number; end: number; isCdata: boolean; parent: XmlElement };

export type XmlVisitor = {
  open?: (element: XmlElement) => void;
  close?: (element: XmlElement) => void;
  text?: (text: XmlText) => void;
};

export const attributeOf = (element: XmlElement, name: string): string | undefined => {
  for (const qname in element.attributes) {
    if (attributeName(qname, element.scope) === name) return element.attributes[qname];
  }
  return undefined;
};

/** Whether a switch of Word's is on that is off when nothing is said. */
export const isOn = (value: string | undefined) => value === '1' || value === 'true' || value === 'on';

/** Whether one is on that is on as soon as it is named. */
export const isSwitchedOn = (element: XmlElement) => {
  const value = attributeOf(element, 'w:val');
  return value === undefined || isOn(value);
};
