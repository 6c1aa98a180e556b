import { findTags, type Tag } from '#office/text/find-tags.ts';
import type { LogicalText } from '#office/text/logical-text.ts';
import { endInSource } from '#office/text/splice.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import { type BlockTag, isBlock, parseTag } from '#office/language/parse-tag.ts';

/** A tag that opens, parts or closes a block, where it stands. */
export type Marker = {
  tag: BlockTag;
  written: Tag;
  text: LogicalText;
  /** Right behind it in the source, in this element. */
  at: number;
  element: XmlElement;
};

/** The paragraph stands for the text in it. */
export const paragraphOf = ({ text }: Marker) => text.container;

export const readMarkers = (source: string, texts: readonly LogicalText[]): Marker[] =>
  texts
    .flatMap((text) =>
      text.text.includes('{{') && text.place === 'paragraph'
        ? findTags(text.text).flatMap((written) => markerOf(source, text, written))
        : [],
    )
    .toSorted((one, other) => one.at - other.at);

const markerOf = (source: string, text: LogicalText, written: Tag): Marker[] => {
  const tag = written.isClosed && !written.isEscape ? parseTag(written.name) : undefined;
  const end = tag && isBlock(tag) ? endInSource(source, text, written.end) : undefined;
  return tag && isBlock(tag) && end ? [{ tag, written, text, ...end }] : [];
};
