import type { BinderFile } from '#shared/contract/binder.ts';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { copy } from './copy.ts';
import { shortHash } from './short-hash.ts';

const words = copy.revisions;

/** The files of a revision, each with the hash that tells it from any other. */
export const RevisionFiles = ({ revision, files }: { revision: number; files: readonly BinderFile[] }) => (
  <ul aria-label={words.files} className="mt-4 border-t border-line">
    {files.map(({ format, sha256 }) => (
      <li
        key={format}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0 last:pb-0"
      >
        <span className="w-14 font-semibold text-ink">{copy.formats[format]}</span>
        <span className="font-mono text-xs text-quiet">
          {words.hash} <span aria-hidden="true">{shortHash(sha256)}</span>
          <VisuallyHidden>{sha256}</VisuallyHidden>
        </span>
        <CopyButton
          text={sha256}
          label={words.copyHash}
          name={words.copyHashOf(copy.formats[format], revision)}
          doneLabel={words.copied}
          failedLabel={words.notCopied}
        />
      </li>
    ))}
  </ul>
);
