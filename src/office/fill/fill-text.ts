import type { PartLogo } from '#office/logo/package-logo.ts';
import { findTags, type Tag } from '#office/text/find-tags.ts';
import type { LogicalText, TextPiece } from '#office/text/logical-text.ts';
import { splice } from '#office/text/splice.ts';
import { applyEdits, type Edit } from '#office/xml/edits.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import { attributeOf } from '#office/xml/xml-element.ts';
import type { Filling } from '#office/placeholders.ts';
import { aroundInWordRun, encodeValue } from './encode-value.ts';
import { encodeForField, encodeForFormula, fillCodeLink } from './quoted-code.ts';
import { encodeForSheetHeader } from './sheet-header.ts';

type TextFiller = {
  source: string;
  filling: Filling;
  logo: PartLogo | undefined;
};

/** The edits that fill the tags of one text. Whatever is no known placeholder is taken out. */
export const fillText = (text: LogicalText, filler: TextFiller): Edit[] => {
  const tags = findTags(text.text);
  const link = text.place === 'fieldCode' ? fillCodeLink(text.text, filler.filling) : undefined;
  if (link) {
    const others = tags.filter(({ start }) => start >= link.end);
    const address = spliceTag(text, filler, { ...link, nameAt: link.start }, link.target);
    return [...address, ...others.flatMap((tag) => fillTag(text, filler, tag))];
  }
  const edits = tags.flatMap((tag) => fillTag(text, filler, tag));
  return [...edits, ...keepOuterSpaces(filler.source, text, edits)];
};

const fillTag = (text: LogicalText, filler: TextFiller, tag: Tag): Edit[] => {
  const { placeholders, values } = filler.filling;
  const key = tag.isClosed ? placeholders.find(tag.name) : undefined;
  if (key !== undefined && placeholders.kindOf(key) === 'logo') return fillLogo(text, filler, tag);
  const value = valueFor(text, tag, key === undefined ? '' : (values[key] ?? ''));
  return value === undefined ? [] : spliceTag(text, filler, tag, value);
};

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

/** A picture can stand in a run of Word text only; as alternative text its tag becomes a word. */
const fillLogo = (text: LogicalText, filler: TextFiller, tag: Tag): Edit[] => {
  if (text.place === 'formula') return [];
  const isAltText = text.place === 'attribute' && PICTURE_PROPERTIES.test(text.container.name);
  const draw = ({ owner }: TextPiece) => {
    if (isAltText) return 'Logo';
    if (owner.name !== 'w:t' || owner.parent?.name !== 'w:r') return '';
    return filler.logo ? aroundInWordRun(owner.qname, filler.logo.drawInline(prefixOf(owner.qname))) : '';
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
