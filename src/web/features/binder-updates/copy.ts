import type { ChangeKind } from '#shared/contract/binder.ts';

const documents = (count: number) => (count === 1 ? '1 document' : `${count} documents`);

export const copy = {
  text: 'Newer versions of documents you own. What you accept becomes a draft: what is in force stays in force until you approve it.',
  loading: 'Loading updates',
  notLoaded: 'Your updates cannot be shown right now.',
  tryAgain: 'Try again',
  none: 'No updates',
  noneHint: 'When one of your documents is improved, you find here what is new and decide on it.',
  count: (count: number) => (count === 1 ? '1 update to decide on' : `${count} updates to decide on`),
  kinds: { editorial: 'Editorial', substantial: 'Substantial' } satisfies Record<ChangeKind, string>,
  versions: (from: number, to: number) => `Version ${from} → ${to}`,
  versionsSpoken: (from: number, to: number) => `From version ${from} to version ${to}`,
  noted: (version: number, date: string) => `Version ${version} · ${date}`,
  declinedBefore: 'You declined this once; it comes along with the newer version.',
  accept: 'Accept',
  acceptOf: (title: string) => `Accept the update of ${title}`,
  acceptAll: (count: number) => `Accept all ${count}`,
  decline: 'Decline',
  declineOf: (title: string) => `Decline the update of ${title}`,
  declineAll: (count: number) => `Decline all ${count}`,
  beingMade: 'Documents of this order are being made. You can accept the update in a moment.',
  accepted: (count: number) =>
    count === 1
      ? 'The new draft is being made. Approve it in your binder when it is ready.'
      : `The drafts of ${documents(count)} are being made. Approve them in your binder when they are ready.`,
  declined: (count: number) => (count === 1 ? 'The update is declined.' : `${count} updates are declined.`),
  declining: {
    title: (count: number) => (count === 1 ? 'Decline this update?' : `Decline ${count} updates?`),
    text: 'It is not offered again. If there is a newer version later, you hear of that one.',
    confirm: 'Decline',
    keep: 'Not now',
  },
  see: 'See what changes',
  seeOf: (title: string) => `See what changes in ${title}`,
  hide: 'Hide what changes',
  hideOf: (title: string) => `Hide what changes in ${title}`,
  pages: 'Pages of updates',
  previous: 'Previous page',
  next: 'Next page',
} as const;

/** Of what is printed differently in two documents. */
export const differenceCopy = {
  loading: 'Comparing the two versions',
  notLoaded: 'What changes cannot be shown right now.',
  tryAgain: 'Try again',
  nothing: 'The words are the same. Layout, pictures or the workbook may differ.',
  coarse: 'There is so much to compare that some of what is shown as removed and added may be the same.',
  label: 'What changes',
  counted: {
    added: (count: number) => `${count} added`,
    removed: (count: number) => `${count} removed`,
    changed: (count: number) => `${count} changed`,
    moved: (count: number) => `${count} moved`,
  },
  states: { added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved', same: '' },
  table: 'Table',
  movedHere: 'Moved here',
  movedAway: 'Moved elsewhere',
  addedWords: ['added: ', ' (end of added words) '],
  removedWords: ['removed: ', ' (end of removed words) '],
  folded: (count: number) =>
    count === 1 ? 'Show 1 unchanged paragraph' : `Show ${count} unchanged paragraphs`,
} as const;

export const compareCopy = {
  title: 'Compare revisions',
  from: 'From',
  to: 'To',
  revision: (number: number) => `Revision ${number}`,
  compare: 'Show what differs',
} as const;

export const noticeCopy = {
  title: 'An update of this document is available.',
  see: 'See what is new, and decide',
} as const;
