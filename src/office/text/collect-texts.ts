import type { PartKind } from '#office/opc/part-kinds.ts';
import { attributeRanges } from '#office/xml/attribute-ranges.ts';
import { attributeOf, type XmlElement, type XmlText, type XmlVisitor } from '#office/xml/xml-element.ts';
import { LogicalText, type TextPlace } from './logical-text.ts';

const PARAGRAPHS: ReadonlySet<string> = new Set(['w:p', 'a:p', 'x:si', 'x:is', 'x:text']);
const RUN_TEXTS: ReadonlySet<string> = new Set(['w:t', 'a:t', 'm:t', 'x:t']);
const FIELD_CODES: ReadonlySet<string> = new Set(['w:instrText', 'w:delInstrText']);
const SIMPLE_FIELD = 'w:fldSimple';

/** Elements that are a whole text by themselves. */
const LEAVES: ReadonlyMap<string, TextPlace> = new Map([
  ['c:v', 'plain'],
  ['cx:v', 'plain'],
  ['cx:pt', 'plain'],
  ['x:v', 'cell'],
  ['x:f', 'formula'],
  ['c:f', 'formula'],
  ['cx:f', 'formula'],
  ['x:formula1', 'formula'],
  ['x:formula2', 'formula'],
  ...['x', 'c'].flatMap((prefix) =>
    ['odd', 'even', 'first'].flatMap((pages) =>
      ['Header', 'Footer'].map((end) => [`${prefix}:${pages}${end}`, 'sheetHeader'] as const),
    ),
  ),
]);

/** Elements of a run that read as a character; a tag may straddle them. */
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['w:tab', '\t'],
  ['w:ptab', '\t'],
  ['w:br', '\n'],
  ['w:cr', '\n'],
  ['a:br', '\n'],
  ['w:noBreakHyphen', '-'],
  ['w:softHyphen', '-'],
]);

/** Gathers every text of a part that may hold placeholders, in one pass, each when it is complete. */
export const collectTexts = (source: string, kind: PartKind, emit: (text: LogicalText) => void) => {
  const paragraphs: LogicalText[] = [];
  const deleted: LogicalText[] = [];
  const fields: LogicalText[] = [];
  let leaf: LogicalText | undefined;
  let nextBraces = source.indexOf('{{');
  const hasBraceReferences = /&#(?:0*123|x0*7b);/i.test(source);

  const finish = (text: LogicalText | undefined) => {
    if (text && text.pieces.length > 0) emit(text);
  };
  const emitAlone = (place: TextPlace, text: XmlText) => {
    const alone = new LogicalText(place, text.parent);
    alone.addText(text);
    emit(alone);
  };

  const emitAttributes = (element: XmlElement) => {
    for (const attribute of attributeRanges(source, element)) {
      if (!attribute.value.includes('{{') && !isFieldCode(element, attribute.name)) continue;
      emit(new LogicalText(placeOfAttribute(element, attribute.name), element, attribute));
    }
  };
  const mayHoldTag = (element: XmlElement) => {
    if (hasBraceReferences) return Object.values(element.attributes).some((value) => value.includes('{{'));
    if (nextBraces !== -1 && nextBraces < element.start) nextBraces = source.indexOf('{{', element.start);
    return nextBraces !== -1 && nextBraces < element.end;
  };

  const openField = (element: XmlElement) => {
    const type = attributeOf(element, 'w:fldCharType');
    if (type === 'begin') fields.push(new LogicalText('fieldCode', element));
    if (type === 'end') finish(fields.pop());
  };

  const open = (element: XmlElement) => {
    const { name, parent } = element;
    if (mayHoldTag(element) || name === SIMPLE_FIELD) emitAttributes(element);
    if (kind === 'plain') return;
    if (PARAGRAPHS.has(name)) {
      paragraphs.push(new LogicalText(name.startsWith('x:') ? 'cell' : 'paragraph', element));
      deleted.push(new LogicalText('deleted', element));
    } else if (LEAVES.has(name)) {
      leaf = new LogicalText(LEAVES.get(name) ?? 'plain', element);
    } else if (name === 'w:fldChar') {
      openField(element);
    } else if (CHARACTERS.has(name) && (parent?.name === 'w:r' || parent?.name === 'a:p')) {
      paragraphs.at(-1)?.addElement(element, CHARACTERS.get(name) ?? '');
    }
  };

  const close = ({ name }: XmlElement) => {
    if (kind === 'plain') return;
    if (PARAGRAPHS.has(name)) {
      finish(paragraphs.pop());
      finish(deleted.pop());
    } else if (LEAVES.has(name)) {
      finish(leaf);
      leaf = undefined;
    }
  };

  const text = (found: XmlText) => {
    const { name } = found.parent;
    if (kind === 'plain') emitAlone('plain', found);
    else if (RUN_TEXTS.has(name) && !isPhonetic(found)) paragraphs.at(-1)?.addText(found);
    else if (name === 'w:delText') deleted.at(-1)?.addText(found);
    else if (FIELD_CODES.has(name)) addToField(found);
    else leaf?.addText(found);
  };
  const addToField = (found: XmlText) => {
    const field = fields.at(-1);
    if (field) field.addText(found);
    else emitAlone('fieldCode', found);
  };

  const end = () => {
    for (const field of fields) finish(field);
  };

  return { open, close, text, end } satisfies XmlVisitor & { end: () => void };
};

/** Reading aids over Asian text repeat it and are not printed in the line. */
const isPhonetic = (text: XmlText) => text.parent.parent?.name === 'x:rPh';

const isFieldCode = ({ name }: XmlElement, attribute: string) =>
  name === SIMPLE_FIELD && attribute === 'w:instr';

const placeOfAttribute = (element: XmlElement, attribute: string): TextPlace => {
  if (isFieldCode(element, attribute)) return 'fieldCode';
  if (element.name === 'x:tableColumn' && attribute === 'name') return 'columnName';
  return 'attribute';
};
