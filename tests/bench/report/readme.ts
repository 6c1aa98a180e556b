import type { BenchResult, Machine, Results } from './results.ts';
import { markdownOf } from './table.ts';

const BEGIN = '<!-- figures: written by npm run bench -->';
const END = '<!-- end of figures -->';

const machineText = ({ processor, cores, memoryGb, node, system }: Machine) =>
  `${processor}, ${cores} cores, ${memoryGb} GB, Node ${node}, ${system}`;

const sectionOf = (name: string, { measuredAt, seconds, machine, rows }: BenchResult) =>
  `### ${name}\n\nMeasured on ${measuredAt.slice(0, 10)} in ${Math.round(seconds)} s, on ${machineText(machine)}.\n\n${markdownOf(rows)}`;

/** The text with its figures replaced; everything outside of the two marks stays as it is. */
export const withFigures = (text: string, results: Results) => {
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error('The README has no place for the figures.');
  const sections = Object.entries(results).map(([name, result]) => sectionOf(name, result));
  return `${before}${BEGIN}\n\n${sections.join('\n\n')}\n\n${END}${after}`;
};
