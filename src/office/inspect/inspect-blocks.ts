import { type Marker, readMarkers } from '#office/blocks/marker.ts';
import { matchBlocks, type MatchedBlock, type MatchMistake } from '#office/blocks/match-blocks.ts';
import { type Obstacle, placeBlock, type PlacedBlock } from '#office/blocks/place-block.ts';
import { namesOnly, rowNamesOnly, type Scope } from '#office/language/scope.ts';
import type { Placeholders } from '#office/placeholders.ts';
import type { LogicalText } from '#office/text/logical-text.ts';
import type { TextMistake } from './finding.ts';

export type PlacedText = { text: LogicalText; place: string };

/** What names mean at a place, in the whole template and in the lists around it; and which of them blocks around it ask about. */
export type NamesAt = (at: number) => Names;

export type Names = {
  scope: Scope;
  columns: Placeholders[];
  tested: ReadonlySet<string>;
  /** The nearest list around it that is not known, so that nobody can say which columns it has. */
  unknownList: string | undefined;
};

type BlockMistake = { text: LogicalText; mistake: TextMistake };

/** More than any honest part holds. */
const MAX_BLOCKS = 1000;

/** The blocks of a part: what names mean inside of them, and what is wrong with where they stand. */
export const inspectBlocks = (
  source: string,
  texts: readonly PlacedText[],
  placeholders: Placeholders,
): { namesAt: NamesAt; mistakes: BlockMistake[] } => {
  const markers = readMarkers(
    source,
    texts.map(({ text }) => text),
  );
  const outer = namesOnly(placeholders);
  const [first] = markers;
  const outside: NamesAt = () => namesInside(outer, []);
  if (!first) return { namesAt: outside, mistakes: [] };
  if (isTooMany(markers)) return { namesAt: outside, mistakes: [{ text: first.text, mistake: TOO_MANY }] };

  const { blocks, mistakes } = matchBlocks(markers);
  // The outer ones first.
  const placed = blocks
    .toSorted((one, other) => one.open.at - other.open.at)
    .map((block) => placeBlock(source, block));
  const placeOf = new Map(texts.map(({ text, place }) => [text, place]));
  const ranges = placed.flatMap((block) => ('obstacle' in block ? [] : [rangeOf(block)]));
  const namesAt: NamesAt = (at) =>
    namesInside(
      outer,
      ranges.filter(({ start, end }) => start <= at && at < end),
    );
  return {
    namesAt,
    mistakes: [
      ...mistakes.map((mistake) => ({ text: mistake.at.text, mistake: explainMatch(mistake, placeOf) })),
      ...placed.flatMap((block) =>
        'obstacle' in block
          ? [{ text: block.between[0].text, mistake: explainObstacle(block, placeOf) }]
          : [],
      ),
    ],
  };
};

/** What the names mean inside these blocks, the outer ones first. */
export const namesInside = (outer: Scope, around: readonly Asked[]): Names => {
  const columns: Placeholders[] = [];
  const tested = new Set<string>();
  let scope = outer;
  let unknownList: string | undefined;
  for (const { list, names } of around) {
    for (const name of names) tested.add(scope(name)?.key ?? name);
    if (list === undefined) continue;
    const found = scope(list)?.columns;
    unknownList = scope(list) ? undefined : list;
    if (!found) continue;
    columns.unshift(found);
    scope = rowNamesOnly(scope, found);
  }
  return { scope, columns, tested, unknownList };
};

/** What a block repeats for, and what it asks about. */
export type Asked = { list: string | undefined; names: string[] };

export const askedBy = ({ open, parts }: MatchedBlock): Asked => ({
  list: open.tag.type === 'each' ? open.tag.list : undefined,
  names: [open, ...parts].flatMap(({ tag }) =>
    'test' in tag ? tag.test.conditions.map(({ name }) => name) : [],
  ),
});

const rangeOf = (block: PlacedBlock) => ({
  ...askedBy(block),
  start: block.boundaries[0]?.after ?? 0,
  end: block.boundaries.at(-1)?.before ?? 0,
});

export type PlaceOf = ReadonlyMap<LogicalText, string>;

const written = ({ text, written: { start, end } }: Marker) =>
  text.text.slice(start, end).replaceAll(/\s+/g, ' ');

const closing = ({ tag }: Marker) => (tag.type === 'each' ? '{{/each}}' : '{{/if}}');

export const explainMatch = (
  mistake: MatchMistake,
  placeOf: PlaceOf,
  edge = 'the edge of a text box, header, footer or note',
): TextMistake => {
  const { code, at } = mistake;
  if (mistake.code === 'block-crosses')
    return explainObstacle({ between: [at, mistake.other], obstacle: edge }, placeOf);
  const tag = written(at);
  const messages = {
    'block-not-closed': `${tag} is opened but not closed. Write ${closing(at)} where it ends.`,
    'block-not-opened': `${tag} closes nothing that was opened before it.`,
    'else-without-if': `${tag} stands outside of any {{#if}}.`,
    'else-after-else': `${tag} comes after {{else}}, which is always the last part.`,
    'lists-too-deep': `${tag} stands in two lists already. Lists can be put into each other two deep.`,
    'block-too-deep': `${tag} stands in four blocks already. Blocks can be put into each other four deep.`,
  };
  return { severity: 'error', code: mistake.code, message: messages[code as keyof typeof messages] };
};

export const explainObstacle = (
  { between: [one, other], obstacle }: Obstacle,
  placeOf: PlaceOf,
): TextMistake => ({
  severity: 'error',
  code: 'block-crosses',
  message: `${written(one)} and ${written(other)} (${placeOf.get(other.text) ?? ''}) cannot belong together: ${obstacle} lies between them.`,
});

export const isTooMany = (markers: readonly Marker[]) => markers.length > 2 * MAX_BLOCKS;

export const TOO_MANY: TextMistake = {
  severity: 'error',
  code: 'too-many-blocks',
  message: `There are more than ${MAX_BLOCKS} blocks in one part of this file.`,
};
