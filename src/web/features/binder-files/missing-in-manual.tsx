import type { MissingDocument } from '#shared/contract/manual.ts';
import { copy } from './copy.ts';

const words = copy.manual;

/** What is in force and could not be put into the manual, each with its reason: nobody is to believe that it is whole. */
export const MissingInManual = ({ missing }: { missing: readonly MissingDocument[] }) => (
  <div role="status" className="mt-2 text-sm text-stamp">
    <p className="font-semibold">{words.missing}</p>
    <ul className="list-disc pl-5">
      {missing.map(({ number, title, reason }) => (
        <li key={`${number} ${title}`} className="wrap-anywhere">
          {[number, title].filter(Boolean).join(' ')}: {words.reasons[reason]}.
        </li>
      ))}
    </ul>
  </div>
);
