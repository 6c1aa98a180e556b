import type { ReactNode } from 'react';
import type { JobPace, Operations } from '#shared/contract/operations.ts';
import { formatAge } from './format-age.ts';
import { formatDuration } from './format-amount.ts';
import { jobWords } from './job-words.ts';
import { queueRows } from './queue-rows.ts';
import { Section } from './section.tsx';
import { copy } from './copy.ts';

const { title, waiting, running, oldest, none, kind, done, median, slowest, empty } = copy.queue;

type QueueTableProps = { queue: Operations['queue']; pace: readonly JobPace[]; at: string };

const NUMBER = 'py-2 pl-4 text-right tabular-nums';
const WIDE_ONLY = 'max-sm:hidden';

export const QueueTable = ({ queue, pace, at }: QueueTableProps) => {
  const rows = queueRows(queue.byName, pace);
  return (
    <Section title={title}>
      <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-2">
        <Figure term={waiting}>{queue.waiting}</Figure>
        <Figure term={running}>{queue.running}</Figure>
        <Figure term={oldest}>{queue.oldestAt ? formatAge(queue.oldestAt, at) : none}</Figure>
      </dl>
      {rows.length === 0 ? (
        <p className="text-sm text-quiet">{empty}</p>
      ) : (
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-ink text-ink">
              <th scope="col" className="py-2">
                {kind}
              </th>
              <th scope="col" className={NUMBER}>
                {waiting}
              </th>
              <th scope="col" className={NUMBER}>
                {running}
              </th>
              {[done, median, slowest].map((name) => (
                <th key={name} scope="col" className={`${NUMBER} ${WIDE_ONLY}`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name} className="border-b border-line">
                <th scope="row" className="py-2 font-normal text-ink">
                  {jobWords(row.name)}
                </th>
                <td className={NUMBER}>{row.waiting}</td>
                <td className={NUMBER}>{row.running}</td>
                <td className={`${NUMBER} ${WIDE_ONLY}`}>{row.pace?.done ?? 0}</td>
                <td className={`${NUMBER} ${WIDE_ONLY}`}>{row.pace && formatDuration(row.pace.medianMs)}</td>
                <td className={`${NUMBER} ${WIDE_ONLY}`}>{row.pace && formatDuration(row.pace.slowestMs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
};

const Figure = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-quiet">{term}</dt>
    <dd className="text-2xl font-[650] text-ink tabular-nums">{children}</dd>
  </div>
);
