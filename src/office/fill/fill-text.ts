import type { PartPictures } from '#office/pictures/package-pictures.ts';
import type { NamedPicture } from '#office/pictures/picture-named-by.ts';
import { roomInCell } from '#office/pictures/room-in-cell.ts';
import { isPictureKind, pictureKinds } from '#office/pictures/picture-kinds.ts';
import { findTags, type Tag } from '#office/text/find-tags.ts';
import type { LogicalText, TextPiece } from '#office/text/logical-text.ts';
import { splice, startInSource } from '#office/text/splice.ts';
import { TRACE } from '#office/blocks/join.ts';
import type { ScopedEdit } from '#office/blocks/render-blocks.ts';
import type { Restarts } from '#office/blocks/restart-numbering.ts';
import { applyEdits, type Edit } from '#office/xml/edits.ts';
import { escapeAttribute } from '#office/xml/escape-xml.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import { attributeOf } from '#office/xml/xml-element.ts';
import { isBlock, parseTag, type ParsedTag } from '#office/language/parse-tag.ts';
import { printTag, type Scope } from '#office/language/scope.ts';
import { aroundInWordRun, encodeValue } from './encode-value.ts';
import { encodeForField, encodeForFormula, fillCodeLink } from './quoted-code.ts';
import { encodeForSheetHeader } from './sheet-header.ts';

export type TextFiller = {
  source: string;
  scope: Scope;
  pictures: PartPictures;
  /** Of the text itself, whose lists may be repeated. */
  restarts?: Restarts | undefined;
};

/** The edits that fill the tags of one text. Whatever is no known placeholder is taken out. */
export const fillText = (text: LogicalText, filler: TextFiller): Edit[] => {
  const tags = findTags(text.text);
  const link = text.place === 'fieldCode' ? fillCodeLink(text.text, filler.scope) : undefined;
  if (link) {
    const others = tags.filter(({ start }) => start >= link.end);
    const address = spliceTag(text, filler, { ...link, nameAt: link.start }, link.target);
    return [...address, ...others.flatMap((tag) => fillTag(text, filler, tag))];
  }
  const edits = tags.flatMap((tag) => fillTag(text, filler, tag));
  return [...edits, ...keepOuterSpaces(filler.source, text, edits)];
};

/** The same for a text that blocks may take to pieces: each tag by itself, with what names mean where it stands. */
export const fillTextPiecewise = (text: LogicalText, filler: TextFiller): ScopedEdit[] => {
  const { source } = filler;
  if (text.place !== 'paragraph')
    return [{ at: startInSource(source, text, 0), edits: (scope) => fillText(text, { ...filler, scope }) }];
  const tags = findTags(text.text);
  return [
    ...tags.map((tag) => ({
      at: startInSource(source, text, tag.start),
      edits: (scope: Scope) => fillTag(text, { ...filler, scope }, tag),
    })),
    ...preserveSpaces(source, text, tags).map((edit) => ({ at: edit.start, edits: () => [edit] })),
  ];
};

const fillTag = (text: LogicalText, filler: TextFiller, tag: Tag): Edit[] => {
  const parsed = tag.isClosed ? parseTag(tag.name) : undefined;
  if (parsed && isBlock(parsed) && text.place === 'paragraph') return leaveTrace(text, filler, tag);
  const named = parsed?.type === 'value' ? filler.scope(parsed.name) : undefined;
  if (named && isPictureKind(named.kind))
    return fillPicture(text, filler, { tag, key: named.key, kind: named.kind });
  const value = valueFor(text, tag, tag.isEscape ? '{{' : printParsed(filler.scope, parsed));
  return value === undefined ? [] : spliceTag(text, filler, tag, value);
};

const leaveTrace = (text: LogicalText, { source }: TextFiller, { start, end }: Tag) =>
  splice(source, text, { from: start, to: end, at: start, replacement: () => TRACE });

const printParsed = (scope: Scope, parsed: ParsedTag | undefined) =>
  parsed?.type === 'value' ? printTag(scope, parsed) : '';

const valueFor = (text: LogicalText, tag: Tag, value: string) => {
  const clean = value.replaceAll(/\r\n?/g, '\n');
  if (text.place === 'fieldCode') return encodeForField(text.text, tag.start, clean);
  if (text.place === 'formula') return encodeForFormula(text.text, tag.start, clean);
  return text.place === 'sheetHeader' ? encodeForSheetHeader(text.text, tag, clean) : clean;
};

const spliceTag = (
  text: LogicalText,
  { source }: TextFiller,
  { start, end, nameAt }: Pick<Tag, 'start' | 'end' | 'nameAt'>,
  value: string,
) =>
  splice(source, text, {
    from: start,
    to: end,
    at: nameAt,
    replacement: (piece) => encodeValue(source, text, piece, value),
  });

const PICTURE_PROPERTIES = /:(?:docPr|cNvPr)$/;

/** A picture can stand in a run of Word text only; as alternative text its tag becomes words. */
const fillPicture = (
  text: LogicalText,
  filler: TextFiller,
  { tag, key, kind }: NamedPicture & { tag: Tag },
): Edit[] => {
  if (text.place === 'formula') return [];
  const isAltText = text.place === 'attribute' && PICTURE_PROPERTIES.test(text.container.name);
  const picture = filler.pictures(key);
  const draw = ({ owner }: TextPiece) => {
    if (isAltText) return escapeAttribute(picture?.altText ?? pictureKinds[kind].noun);
    if (owner.name !== 'w:t' || owner.parent?.name !== 'w:r') return '';
    const room = kind === 'picture' ? roomInCell(filler.source, owner) : undefined;
    return picture ? aroundInWordRun(owner.qname, picture.drawInline(prefixOf(owner.qname), room)) : '';
  };
  return splice(filler.source, text, { from: tag.start, to: tag.end, at: tag.nameAt, replacement: draw });
};

const SPACED_TEXTS: ReadonlySet<string> = new Set(['w:t', 'w:delText', 'x:t']);
const OUTER_SPACE = /^\s|\s$|\s</;

/** Without xml:space a reader drops spaces that only now stand at the edge of a text. */
const keepOuterSpaces = (source: string, text: LogicalText, edits: readonly Edit[]): Edit[] => {
  if (edits.length === 0) return [];
  const owners = new Set(text.pieces.map(({ owner }) => owner));
  return [...owners].flatMap((owner) => {
    if (!SPACED_TEXTS.has(owner.name) || owner.isSelfClosing) return [];
    if (attributeOf(owner, 'xml:space') !== undefined) return [];
    const within = edits.filter(({ start, end }) => owner.end <= start && end <= owner.closeStart);
    const before = source.slice(owner.end, owner.closeStart);
    const shifted = within.map((edit) => ({
      ...edit,
      start: edit.start - owner.end,
      end: edit.end - owner.end,
    }));
    if (within.length === 0 || OUTER_SPACE.test(before)) return [];
    if (!OUTER_SPACE.test(applyEdits(before, shifted))) return [];
    return [{ start: owner.end - 1, end: owner.end - 1, text: ' xml:space="preserve"' }];
  });
};

/** What becomes of such a text is not known before, so it is said of each that holds a tag. */
const preserveSpaces = (source: string, text: LogicalText, tags: readonly Tag[]): Edit[] => {
  const owners = new Set(
    text.pieces
      .filter(({ at, length }) => tags.some(({ start, end }) => at < end && start < at + length))
      .map(({ owner }) => owner),
  );
  return [...owners].flatMap((owner) => {
    if (!SPACED_TEXTS.has(owner.name) || owner.isSelfClosing) return [];
    const isSpoken = attributeOf(owner, 'xml:space') !== undefined;
    if (isSpoken || OUTER_SPACE.test(source.slice(owner.end, owner.closeStart))) return [];
    return [{ start: owner.end - 1, end: owner.end - 1, text: ' xml:space="preserve"' }];
  });
};
