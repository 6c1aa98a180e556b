import type { ComparedBlock, ComparedRow, Comparison, Move, Piece } from '#office/compare-documents.ts';

const BRACKETS = { same: ['', ''], removed: ['[-', '-]'], added: ['[+', '+]'] } as const;

const words = (pieces: readonly Piece[]) =>
  pieces.map(({ kind, text }) => BRACKETS[kind][0] + text + BRACKETS[kind][1]).join('');

const stateOf = ({ state, move }: { state: string; move?: Move }) => {
  if (!move) return state;
  return 'to' in move ? `moved to ${move.to}` : `moved from ${move.from}`;
};

const row = (compared: ComparedRow) =>
  `row ${stateOf(compared)}: ${compared.cells.map(({ pieces }) => words(pieces)).join(' | ')}`;

const lines = (block: ComparedBlock): string[] => {
  if (block.state === 'same') return [];
  const place = block.place === 'Body' ? '' : `${block.place}: `;
  if (block.kind !== 'table') return [`${place}${stateOf(block)}: ${words(block.pieces)}`];
  const rows = block.rows.filter(({ state }) => state !== 'same' || block.state !== 'changed').map(row);
  return [`${place}table ${stateOf(block)}`, ...rows.map((line) => `  ${line}`)];
};

/** What differs, a line for each block and row that is not the same: `changed: Wash for [-20-][+30+] seconds`. */
export const describeComparison = ({ blocks }: Comparison): string[] => blocks.flatMap(lines);
