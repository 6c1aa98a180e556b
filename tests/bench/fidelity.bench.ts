import { handIn, isQuick } from './report/hand-in.ts';
import type { Row } from './report/row.ts';
import { countEqualEnds, lineEndsOf } from './fidelity/line-ends.ts';
import { openConverter } from './fidelity/open-converter.ts';
import { type Pair, pairsIn, recordedPairs } from './fidelity/pairs.ts';

/**
 * Whether our own documents break their lines and pages where they did when they were recorded; and, where `FIDELITY_FOLDER`
 * names a folder of documents with the PDFs that Word made of them (`x.docx`, `x.word.pdf`), whether those do as in Word.
 */

const WORST = 6;

const converter = openConverter();

const outcomeOf = async ({ name, docx, expected }: Pair) => {
  const wanted = await expected();
  const { pdf, pageCount } = await converter.toPdf(await docx());
  const lines = wanted.ends.length;
  const equal = countEqualEnds(wanted.ends, lineEndsOf(await converter.toText(pdf)));
  const share = lines === 0 ? 100 : (100 * equal) / lines;
  return { name, lines, equal, share, pageCount, wantedPages: wanted.pageCount };
};
type Outcome = Awaited<ReturnType<typeof outcomeOf>>;

const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);

const rowsOf = (outcomes: Outcome[], model: string, leastShare: number): Row[] => {
  const others = outcomes.filter(({ pageCount, wantedPages }) => pageCount !== wantedPages);
  const worst = outcomes.filter(({ share }) => share < 100).toSorted((one, other) => one.share - other.share);
  return [
    {
      name: `documents with another number of pages than ${model}`,
      figure: others.length,
      unit: 'errors',
      promise: 0,
      note: [
        `of ${outcomes.length}`,
        ...others.map(({ name, pageCount, wantedPages }) => `${name} ${pageCount} instead of ${wantedPages}`),
      ].join(', '),
    },
    {
      name: `line ends as ${model}, mean of the documents`,
      figure: sum(outcomes.map(({ share }) => share)) / outcomes.length,
      unit: '%',
      promise: leastShare,
      isFloor: true,
      note: worst
        .slice(0, WORST)
        .map(({ name, share }) => `${name} ${Math.floor(share)}`)
        .join(', '),
    },
    {
      name: `line ends as ${model}, of all lines`,
      figure: (100 * sum(outcomes.map(({ equal }) => equal))) / sum(outcomes.map(({ lines }) => lines)),
      unit: '%',
    },
  ];
};

const measure = async (pairs: Pair[], model: string, leastShare: number) => {
  const outcomes: Outcome[] = [];
  for (const pair of isQuick ? pairs.slice(0, 2) : pairs) outcomes.push(await outcomeOf(pair));
  return rowsOf(outcomes, model, leastShare);
};

const folder = process.env['FIDELITY_FOLDER'];
const rows = [
  ...(await measure(await recordedPairs(), 'recorded', 100)),
  ...(folder
    ? await measure(await pairsIn(folder, (pdf) => converter.toText(pdf)), 'in Word', 95)
    : [
        {
          name: 'line ends as in Word',
          figure: null,
          unit: '%',
          note: 'FIDELITY_FOLDER names no documents',
        } as const,
      ]),
];
await converter.close();
handIn(rows);
