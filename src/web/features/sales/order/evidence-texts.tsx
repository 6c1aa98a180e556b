import type { Evidence } from '#shared/contract/evidence.ts';
import { evidenceCopy as copy } from './evidence-copy.ts';

/** What the bank gets to read, folded away until somebody wants to see it. */
export const EvidenceTexts = ({ texts }: Pick<Evidence, 'texts'>) => (
  <details className="rounded-tab border border-line">
    <summary className="cursor-pointer px-4 py-2.5 text-sm font-semibold text-ink">{copy.texts}</summary>
    <dl className="flex flex-col gap-3 border-t border-line px-4 py-3">
      {copy.fields.map(([field, label]) => (
        <div key={field}>
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="max-h-72 overflow-y-auto font-mono text-xs whitespace-pre-wrap wrap-anywhere text-ink">
            {texts[field] || copy.none}
          </dd>
        </div>
      ))}
    </dl>
  </details>
);
