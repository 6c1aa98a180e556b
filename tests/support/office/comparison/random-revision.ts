import { seededRandom } from '#tests/support/seeded-random.ts';
import type { BlockText } from './texts-of.ts';

type Random = ReturnType<typeof seededRandom>;

const WORDS = (
  'wash your hands with warm water and soap for 20 seconds then dry them on a clean towel before you touch food ' +
  'cool it from 135 °F to 70 °F within 2 hours, write down the time; tell the manager! (see table 5) don’t wait… ' +
  '洗手 温度 每天 手を洗う ล้างมือ اغسل יديים Мойте purée 👩‍🍳 ☐ A&B <b> "x" 41.5 % — N/A'
).split(' ') as [string, ...string[]];

const sentence = (random: Random, longest = 14) =>
  Array.from({ length: 1 + random.below(longest) }, () => random.pick(WORDS)).join(' ');

const rowOf = (random: Random, columns: number) =>
  Array.from({ length: columns }, () => (random.below(4) === 0 ? '' : sentence(random, 4)));

const tableOf = (random: Random): BlockText => {
  const columns = 1 + random.below(4);
  const head = Array.from({ length: columns }, () => sentence(random, 2));
  return [head, ...Array.from({ length: random.below(6) }, () => rowOf(random, columns))];
};

const blockOf = (random: Random): BlockText => (random.below(6) === 0 ? tableOf(random) : sentence(random));

const editText = (text: string, random: Random): string => {
  const words = text.split(' ');
  const at = random.below(words.length);
  const gone = random.below(3);
  const come = Array.from({ length: random.below(3) + (gone === 0 ? 1 : 0) }, () => random.pick(WORDS));
  return words.toSpliced(at, gone, ...come).join(' ') || 'emptied';
};

const editTable = (rows: string[][], random: Random): string[][] => {
  const at = random.below(rows.length);
  const row = rows[at] ?? [];
  const kind = random.below(5);
  if (kind === 0) return rows.toSpliced(at, 0, rowOf(random, row.length));
  if (kind === 1 && rows.length > 1) return rows.toSpliced(at, 1);
  if (kind === 2) return rows.toSpliced(at, 1).toSpliced(random.below(rows.length), 0, row);
  if (kind === 3) return rows.map((cells) => [...cells, sentence(random, 2)]);
  const column = random.below(row.length);
  return rows.with(at, row.with(column, editText(row[column] || 'filled', random)));
};

const edit = (blocks: BlockText[], random: Random): BlockText[] => {
  const at = random.below(blocks.length);
  const block = blocks[at];
  if (block === undefined) return [blockOf(random)];
  const kind = random.below(8);
  if (kind === 0) return blocks.toSpliced(at, 0, blockOf(random));
  if (kind === 1) return blocks.toSpliced(at, 1);
  if (kind === 2) return blocks.toSpliced(at, 1).toSpliced(random.below(blocks.length), 0, block);
  if (kind === 3) return blocks.toSpliced(at, 0, block);
  if (typeof block !== 'string') return blocks.with(at, editTable(block, random));
  const words = block.split(' ');
  const next = blocks[at + 1];
  if (kind === 4 && words.length > 1) {
    const cut = 1 + random.below(words.length - 1);
    return blocks.toSpliced(at, 1, words.slice(0, cut).join(' '), words.slice(cut).join(' '));
  }
  if (kind === 5 && typeof next === 'string') return blocks.toSpliced(at, 2, `${block} ${next}`);
  return blocks.with(at, editText(block, random));
};

const isPrinted = (block: BlockText) => typeof block === 'string' || block.flat().some((cell) => cell !== '');

/** A document and what became of it by a few edits; the same for the same seed. */
export const randomRevision = (seed: number): { older: BlockText[]; newer: BlockText[] } => {
  const random = seededRandom(seed);
  const older = Array.from({ length: random.below(14) }, () => blockOf(random));
  let newer = older;
  for (let left = 1 + random.below(6); left > 0; left -= 1) newer = edit(newer, random);
  return { older: older.filter(isPrinted), newer: newer.filter(isPrinted) };
};
