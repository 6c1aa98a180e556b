import { parseTag } from '#office/language/parse-tag.ts';
import { findTags } from '#office/text/find-tags.ts';
import type { LogicalText, TextPiece } from '#office/text/logical-text.ts';
import { lookOfRun } from '#office/text/look-of-run.ts';
import { endInSource, startInSource } from '#office/text/splice.ts';
import { type Edit, remove } from '#office/xml/edits.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import { addressOfMark } from './mark-address.ts';
import type { NameOf } from './written-tag.ts';

/** Makes a link of each tag that is given a name. A field may span the runs that a tag is scattered over; a link could not. */
export const markText = (source: string, text: LogicalText, nameOf: NameOf): Edit[] =>
  findTags(text.text).flatMap(({ start, end, name: inside, isEscape }) => {
    const [first, last] = [ownerAt(text, start), ownerAt(text, end - 1)];
    const name = isEscape
      ? undefined
      : nameOf({ written: text.text.slice(start, end), value: valueNamed(inside) });
    if (name === undefined || !first || !last) return [];
    const w = prefixOf(first.qname);
    const begin = [
      `<${w}fldChar ${w}fldCharType="begin"/>`,
      `<${w}instrText xml:space="preserve"> HYPERLINK "${addressOfMark(name)}" </${w}instrText>`,
      `<${w}fldChar ${w}fldCharType="separate"/>`,
    ];
    const from = startInSource(source, text, start);
    const to = endInSource(source, text, end)?.at ?? from;
    return [
      { start: from, end: from, text: betweenRuns(source, first, begin) },
      { start: to, end: to, text: betweenRuns(source, last, [`<${w}fldChar ${w}fldCharType="end"/>`]) },
      ...[first, last].flatMap(unwrapLink),
    ];
  });

const valueNamed = (inside: string) => {
  const tag = parseTag(inside);
  return tag.type === 'value' ? tag.name : undefined;
};

/** The text of a run; tags elsewhere, in a formula or a drawing, cannot be links. */
const ownerAt = ({ pieces }: LogicalText, at: number): XmlElement | undefined => {
  const piece = pieces.find((one: TextPiece) => one.at <= at && at < one.at + one.length);
  const isInRun = piece?.kind === 'text' && piece.owner.name === 'w:t' && piece.owner.parent?.name === 'w:r';
  return isInRun ? piece.owner : undefined;
};

/** Of a link inside another one the PDF knows nothing. */
const unwrapLink = (text: XmlElement): Edit[] => {
  let link = text.parent;
  while (link && link.name !== 'w:hyperlink') link = link.parent;
  return link ? [remove(link), remove({ start: link.closeStart, end: link.closeEnd })] : [];
};

/** LibreOffice forgets the look of a run in which a field begins or ends, so each piece of one has a run to itself. */
const betweenRuns = (source: string, text: XmlElement, pieces: readonly string[]) => {
  const run = text.parent?.qname ?? '';
  const look = lookOfRun(source, text);
  const opened = `<${run}>${look}`;
  const between = pieces.map((piece) => `${opened}${piece}</${run}>`).join('');
  return `</${text.qname}></${run}>${between}${opened}<${text.qname} xml:space="preserve">`;
};
