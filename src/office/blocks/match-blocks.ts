import { around, STORY } from './ancestors.ts';
import { type Marker, paragraphOf } from './marker.ts';

/** The tags of one block: what opens it, what parts it, what closes it. */
export type MatchedBlock = { open: Marker; parts: Marker[]; close: Marker };

export type MatchMistake =
  | {
      code:
        | 'block-not-closed'
        | 'block-not-opened'
        | 'else-without-if'
        | 'else-after-else'
        | 'block-too-deep'
        | 'lists-too-deep';
      at: Marker;
    }
  | { code: 'block-crosses'; at: Marker; other: Marker };

const MAX_DEPTH = 4;
/** Lists in each other multiply: two of fifty rows each are 2,500 copies, a third would make it 125,000. */
const MAX_LISTS = 2;

/** What a tag has to be in together with the others of its block. */
type StoryOf = (marker: Marker) => unknown;

const storyInPart: StoryOf = (marker) => around(paragraphOf(marker), STORY);

/** Pairs up the tags of blocks, in each story by itself. */
export const matchBlocks = (markers: readonly Marker[], storyOf: StoryOf = storyInPart) => {
  const blocks: MatchedBlock[] = [];
  const mistakes: MatchMistake[] = [];
  for (const story of Map.groupBy(markers, storyOf).values()) matchStory(story, blocks, mistakes);
  return { blocks, mistakes: joinTorn(mistakes, storyOf) };
};

const CLOSES = { 'end if': 'if', 'end each': 'each' } as const;

type Unfinished = { open: Marker; parts: Marker[] };

const matchStory = (markers: readonly Marker[], blocks: MatchedBlock[], mistakes: MatchMistake[]) => {
  const stack: Unfinished[] = [];
  for (const at of markers) {
    const { type } = at.tag;
    if (type === 'if' || type === 'each') {
      stack.push({ open: at, parts: [] });
      mistakes.push(...depthMistakes(stack, at));
    } else if (type === 'else' || type === 'else if') {
      mistakes.push(...addPart(stack.at(-1), at));
    } else {
      // What was opened inside and never closed is named; the block around it is closed all the same.
      const opened = stack.findLastIndex(({ open }) => open.tag.type === CLOSES[type]);
      const [closed, ...unclosed] = opened === -1 ? [] : stack.splice(opened);
      if (closed) blocks.push({ ...closed, close: at });
      else mistakes.push({ code: 'block-not-opened', at });
      mistakes.push(...unclosed.map(notClosed));
    }
  }
  mistakes.push(...stack.map(notClosed));
};

const depthMistakes = (stack: readonly Unfinished[], at: Marker): MatchMistake[] => {
  if (stack.length > MAX_DEPTH) return [{ code: 'block-too-deep', at }];
  const lists = stack.filter(({ open }) => open.tag.type === 'each');
  return at.tag.type === 'each' && lists.length > MAX_LISTS ? [{ code: 'lists-too-deep', at }] : [];
};

const notClosed = ({ open }: Unfinished) => ({ code: 'block-not-closed', at: open }) as const;

const addPart = (block: Unfinished | undefined, at: Marker): MatchMistake[] => {
  if (block?.open.tag.type !== 'if') return [{ code: 'else-without-if', at }];
  if (block.parts.at(-1)?.tag.type === 'else') return [{ code: 'else-after-else', at }];
  block.parts.push(at);
  return [];
};

/** What is opened in one story and closed in another is one mistake, not two. */
const joinTorn = (mistakes: readonly MatchMistake[], storyOf: StoryOf): MatchMistake[] => {
  const closes = mistakes.filter(({ code }) => code === 'block-not-opened');
  return mistakes.flatMap((mistake): MatchMistake[] => {
    if (mistake.code === 'block-not-opened') return closes.includes(mistake) ? [mistake] : [];
    if (mistake.code !== 'block-not-closed') return [mistake];
    const close = closes.findIndex(
      ({ at }) => at.tag.type === `end ${mistake.at.tag.type}` && storyOf(at) !== storyOf(mistake.at),
    );
    const [other] = close === -1 ? [] : closes.splice(close, 1);
    return [other ? { code: 'block-crosses', at: mistake.at, other: other.at } : mistake];
  });
};
