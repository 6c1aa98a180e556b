import type { DocumentFinding } from '#shared/contract/document.ts';

/** What somebody might want to mend; the others are only good to know. */
export const remarksIn = (findings: readonly DocumentFinding[]) =>
  findings.filter(({ severity }) => severity !== 'note');

export const notesIn = (findings: readonly DocumentFinding[]) =>
  findings.filter(({ severity }) => severity === 'note');

/** What was found in a document, and where. */
export const FindingList = ({ findings }: { findings: readonly DocumentFinding[] }) => (
  <ul className="flex flex-col gap-1.5 text-sm">
    {findings.map(({ code, message, place }) => (
      <li key={`${code} ${message} ${place}`} className="border-l-2 border-rule pl-2.5 wrap-anywhere">
        {message}
        {place && <span className="text-quiet"> · {place}</span>}
      </li>
    ))}
  </ul>
);
