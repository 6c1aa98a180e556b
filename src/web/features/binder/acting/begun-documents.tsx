import { copy } from '#web/features/binder/copy.ts';
import type { Begun } from './acting.ts';

const { dialog } = copy;

/** What the dialog is about, by title and revision. */
export const BegunDocuments = ({ begun: { action, documents, leftOut } }: { begun: Begun }) => (
  <div>
    <ul
      aria-label={dialog.listed}
      // Scrolled by the keyboard as well.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={documents.length > 5 ? 0 : undefined}
      className="max-h-44 divide-y divide-line overflow-y-auto rounded-control border border-line"
    >
      {documents.map(({ id, number, title, revision, draft }) => (
        <li key={id} className="flex items-baseline gap-3 px-3.5 py-2">
          <span className="min-w-0 grow font-semibold wrap-anywhere text-ink">
            {number !== '' && (
              <span className="block font-mono text-xs font-normal text-quiet">{number} </span>
            )}
            {title}
          </span>
          <span className="shrink-0 text-sm text-quiet">
            {copy.revision(action === 'approve' && draft ? draft.revision : revision)}
          </span>
        </li>
      ))}
    </ul>
    {leftOut > 0 && <p className="mt-2 text-sm text-quiet">{dialog.leftOut[action](leftOut)}</p>}
  </div>
);
