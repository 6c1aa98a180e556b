import { type Marker, readMarkers } from '#office/blocks/marker.ts';
import { matchBlocks } from '#office/blocks/match-blocks.ts';
import { placeBlock } from '#office/blocks/place-block.ts';
import type { Placeholders } from '#office/placeholders.ts';
import {
  explainMatch,
  explainObstacle,
  inspectBlocks,
  isTooMany,
  type PlacedText,
} from '#office/inspect/inspect-blocks.ts';
import type { LogicalText } from '#office/text/logical-text.ts';
import type { BlockRole } from './found-tag.ts';

/** Of one tag of a block. */
type BlockFact = { opener: string; role: BlockRole; message?: string | undefined };

/** What is known of each tag of a block by itself: which block it belongs to, and what is wrong with that. */
export const readBlockFacts = (source: string, texts: readonly PlacedText[], placeholders: Placeholders) => {
  const { namesAt } = inspectBlocks(source, texts, placeholders);
  const markers = readMarkers(
    source,
    texts.map(({ text }) => text),
  );
  const facts = new Map<string, BlockFact>();
  const ids = new Map(texts.map(({ text }, index) => [text, index]));
  const idOf = (text: LogicalText, start: number) => `${ids.get(text) ?? ''} ${start}`;
  const note = ({ text, written }: Marker, fact: BlockFact) => {
    const id = idOf(text, written.start);
    facts.set(id, { message: facts.get(id)?.message, ...fact });
  };
  if (!isTooMany(markers)) noteBlocks(source, { markers, texts, note });
  return { namesAt, factOf: (text: LogicalText, start: number) => facts.get(idOf(text, start)) };
};

type Noting = {
  markers: readonly Marker[];
  texts: readonly PlacedText[];
  note: (marker: Marker, fact: BlockFact) => void;
};

const noteBlocks = (source: string, { markers, texts, note }: Noting) => {
  const placeOf = new Map(texts.map(({ text, place }) => [text, place]));
  const { blocks, mistakes } = matchBlocks(markers);
  for (const mistake of mistakes) {
    const { message } = explainMatch(mistake, placeOf);
    const torn = mistake.code === 'block-crosses' ? [mistake.other] : [];
    for (const marker of [mistake.at, ...torn])
      note(marker, { opener: asWritten(mistake.at), role: ROLES[marker.tag.type], message });
  }
  for (const block of blocks) {
    const placed = placeBlock(source, block);
    const opener = asWritten(block.open);
    for (const marker of [block.open, ...block.parts, block.close])
      note(marker, {
        opener,
        role: ROLES[marker.tag.type],
        ...('obstacle' in placed &&
          placed.between.includes(marker) && { message: explainObstacle(placed, placeOf).message }),
      });
  }
};

const ROLES = {
  if: 'begin',
  each: 'begin',
  'else if': 'middle',
  else: 'middle',
  'end if': 'end',
  'end each': 'end',
} as const satisfies Record<Marker['tag']['type'], BlockRole>;

const asWritten = ({ text, written: { start, end } }: Marker) =>
  text.text.slice(start, end).replaceAll(/\s+/g, ' ').trim();
