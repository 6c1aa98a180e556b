import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf, type XmlElement, type XmlText } from '#office/xml/xml-element.ts';

/** A field of Word's: what it computes, and what it showed last. */
export type Field = {
  /** ` PAGEREF _Toc1 \h ` */
  code: string;
  /** What makes it a field; without them its result is plain text. */
  marks: XmlElement[];
  codes: XmlText[];
  separator?: XmlElement;
  /** The texts of its result, those of fields inside it included. */
  results: XmlElement[];
  result: string;
  isDone: boolean;
  /** The field around it. */
  outer?: Field | undefined;
};

export const isContents = ({ code }: Field) => /^\s*TOC\b/i.test(code);

/** The bookmark whose page a field shows. */
export const pageTargetOf = ({ code }: Field) => /^\s*PAGEREF\s+"?([^\s"\\]+)/i.exec(code)?.[1];

/** Told of every element, and of the fields around it. */
type Companion = {
  open?: (element: XmlElement, around: readonly Field[]) => void;
  close?: (element: XmlElement) => void;
  text?: (text: XmlText) => void;
};

/** The fields of a part that are written as runs, the outer ones first. `companion` reads along, because a long text takes long to read. */
export const readFields = (source: string, companion: Companion = {}): Field[] => {
  if (!source.includes('fldChar')) return [];
  const all: Field[] = [];
  const open: Field[] = [];
  const openChar = (element: XmlElement) => {
    const type = attributeOf(element, 'w:fldCharType');
    if (type === 'begin') {
      const field: Field = {
        code: '',
        marks: [],
        codes: [],
        results: [],
        result: '',
        isDone: false,
        outer: open.at(-1),
      };
      all.push(field);
      open.push(field);
    }
    const field = open.at(-1);
    field?.marks.push(element);
    if (type === 'separate' && field) field.separator = element;
    if (type === 'end' && field) {
      field.isDone = true;
      open.pop();
    }
  };
  scanXml(source, {
    open: (element) => {
      if (element.name === 'w:fldChar') openChar(element);
      else if (element.name === 'w:instrText') open.at(-1)?.marks.push(element);
      companion.open?.(element, open);
    },
    close: (element) => {
      companion.close?.(element);
      if (element.name !== 'w:t') return;
      for (const field of open) if (field.separator) field.results.push(element);
    },
    text: (text) => {
      companion.text?.(text);
      const field = open.at(-1);
      if (text.parent.name === 'w:instrText' && field) {
        field.code += text.content;
        field.codes.push(text);
      }
      if (text.parent.name !== 'w:t') return;
      for (const one of open) if (one.separator) one.result += text.content;
    },
  });
  // One that never ends was never a field.
  return all.filter(({ isDone }) => isDone);
};
