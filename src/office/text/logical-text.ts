import type { AttributeRange } from '#office/xml/attribute-ranges.ts';
import type { XmlElement, XmlText } from '#office/xml/xml-element.ts';

/** Where a text stands decides how a value is written into it. */
export type TextPlace =
  | 'paragraph'
  | 'deleted'
  | 'fieldCode'
  | 'cell'
  | 'sheetHeader'
  | 'formula'
  | 'plain'
  | 'attribute'
  | 'columnName';

/** A stretch of a logical text and where it is written in the source. */
export type TextPiece = {
  readonly kind: 'text' | 'cdata' | 'element';
  /** Offset in the logical text. */
  readonly at: number;
  readonly length: number;
  readonly start: number;
  readonly end: number;
  readonly owner: XmlElement;
};

/** What a reader sees as one text, however many runs, links and tracked changes it is scattered over. */
export class LogicalText {
  readonly place: TextPlace;
  readonly container: XmlElement;
  readonly attribute: AttributeRange | undefined;
  text = '';
  readonly pieces: TextPiece[] = [];

  constructor(place: TextPlace, container: XmlElement, attribute?: AttributeRange) {
    this.place = place;
    this.container = container;
    this.attribute = attribute;
    if (attribute) this.add('text', attribute.value, attribute, container);
  }

  addText({ content, isCdata, start, end, parent }: XmlText) {
    this.add(isCdata ? 'cdata' : 'text', content, { start, end }, parent);
  }

  /** An element that reads as one character, such as a tab or a line break. */
  addElement(element: XmlElement, character: string) {
    this.add('element', character, element, element);
  }

  private add(
    kind: TextPiece['kind'],
    content: string,
    { start, end }: { start: number; end: number },
    owner: XmlElement,
  ) {
    this.pieces.push({ kind, at: this.text.length, length: content.length, start, end, owner });
    this.text += content;
  }
}
