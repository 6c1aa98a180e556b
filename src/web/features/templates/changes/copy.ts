import type { ChangeKind } from '#shared/contract/binder.ts';

/** What owners are told of a new version. */
export const changeCopy = {
  title: (name: string) => `What is new in ${name}?`,
  text: 'Customers own an earlier version. They read this note, and decide whether to take the new one.',
  note: 'What changed',
  noteHint: 'In a sentence or two, such as: Cooling times follow the 2026 code.',
  kind: 'Kind of change',
  kinds: [
    { value: 'substantial', label: 'Substantial: people have to read it again' },
    { value: 'editorial', label: 'Editorial: spelling, layout, wording' },
  ] satisfies { value: ChangeKind; label: string }[],
  send: 'Replace the document',
} as const;

/** How a document enters binders. */
export const registerCopy = {
  menu: 'Number, owner, review',
  title: (name: string) => `${name} in binders`,
  text: 'What the binder of a customer begins with. Who has the document already gets the number and the owner with the next revision, unless there is one.',
  number: 'Document number',
  numberHint: 'Printed where the document says {{document_number}}. Optional.',
  owner: 'Owner',
  ownerHint: 'Who answers for it at the business: a role, such as Kitchen manager. Optional.',
  months: 'Review every (months)',
  save: 'Save',
  done: (name: string) => `${name} is saved.`,
} as const;

export const reachCopy = {
  menu: 'Who has the newest version',
  title: (name: string) => `Updates of ${name}`,
  loading: 'Loading updates...',
  notLoaded: 'The updates could not be loaded.',
  tryAgain: 'Try again',
  none: 'No version was replaced with a note yet, so no customer was offered an update.',
  version: (version: number, date: string) => `Version ${version} · ${date}`,
  kinds: { editorial: 'Editorial', substantial: 'Substantial' } satisfies Record<ChangeKind, string>,
  owners: 'Owners in all',
  accepted: 'Accepted',
  declined: 'Declined',
  undecided: 'Not decided yet',
} as const;
