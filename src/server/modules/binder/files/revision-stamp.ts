import { stateOf } from '#server/modules/binder/listing/binder-revision.ts';
import type { Stamp } from '#server/ports/template-engine.ts';
import type { RevisionState } from '#shared/contract/binder.ts';
import type { FoundRevision } from './revision-repo.ts';

/** What is added to the name of a file, so that it is known in a folder, too. */
const REMARK: Record<RevisionState, string> = {
  draft: ' (draft)',
  'in-force': '',
  superseded: ' (superseded)',
  withdrawn: ' (withdrawn)',
};

export const revisionNameOf = ({ document, revision }: FoundRevision) =>
  `${document.title}, revision ${revision.number}${REMARK[stateOf(revision, document)]}`;

/** What a copy that is not to be worked with says of itself; undefined for any other. */
export const stampOf = ({ document, revision }: FoundRevision): Stamp | undefined => {
  const state = stateOf(revision, document);
  const named = `${document.title}, revision ${revision.number}`;
  if (state === 'superseded')
    return {
      word: 'SUPERSEDED',
      text: `SUPERSEDED by revision ${document.revision}, do not use: ${named}`,
    };
  return state === 'withdrawn' ? { word: 'WITHDRAWN', text: `WITHDRAWN, do not use: ${named}` } : undefined;
};
