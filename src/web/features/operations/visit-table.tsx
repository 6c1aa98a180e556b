import type { VisitSummary, VitalSummary } from '#shared/contract/visit.ts';
import { type Vital, vitals } from '#shared/visit.ts';
import { Section } from './section.tsx';
import { copy } from './copy.ts';

const { title, hint, page, pages, names, more, none, empty, off } = copy.visits;

const NUMBER = 'py-2 pl-4 text-right tabular-nums';

const units: Record<Vital, string> = { LCP: ' s', INP: ' s', CLS: '' };

const textOf = (vital: Vital, { count, within }: VitalSummary) => {
  if (count === 0) return none;
  return within === null ? more : `≤ ${within}${units[vital]}`;
};

/** What visitors' browsers measured. Null: they are not asked. */
export const VisitTable = ({ visits }: { visits: readonly VisitSummary[] | null }) => (
  <Section title={title} hint={visits?.length ? hint : undefined}>
    {visits?.length ? (
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-ink text-ink">
            <th scope="col" className="py-2">
              {page}
            </th>
            {vitals.map((vital) => (
              <th key={vital} scope="col" className={NUMBER}>
                {names[vital]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visits.map((visit) => (
            <tr key={visit.page} className="border-b border-line">
              <th scope="row" className="py-2 font-normal text-ink">
                {pages[visit.page]}
              </th>
              {vitals.map((vital) => (
                <td key={vital} className={NUMBER}>
                  {textOf(vital, visit[vital])}
                  <span className="block text-xs text-quiet">{copy.visits.count(visit[vital].count)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    ) : (
      <p className="text-sm text-quiet">{visits ? empty : off}</p>
    )}
  </Section>
);
