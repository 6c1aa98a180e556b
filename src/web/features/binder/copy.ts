import type { BinderNeed, BinderState, RevisionState } from '#shared/contract/binder.ts';

const documents = (count: number) => (count === 1 ? '1 document' : `${count} documents`);
const these = (count: number) => (count === 1 ? 'this document' : `these ${count} documents`);

const states = {
  draft: 'Draft',
  'in-force': 'In force',
  superseded: 'Superseded',
  withdrawn: 'Withdrawn',
} satisfies Record<RevisionState, string>;

export const copy = {
  text: 'All documents you have bought, as one register: which are in force, who approved them, and what is due.',
  states,
  revision: (number: number) => `Revision ${number}`,
  loading: 'Loading your binder',
  notLoaded: 'Your binder cannot be shown right now.',
  retry: 'Try again',
  coming: {
    waiting: (revision: number, reason: string) => `Revision ${revision} waits for approval: ${reason}`,
    making: (revision: number) => `Revision ${revision} is being made`,
    approved: (revision: number, day: string) => `Revision ${revision} takes effect on ${day}`,
  },
  needs: {
    title: 'Needs doing',
    none: 'Nothing needs doing.',
    approve: (count: number) => (count === 1 ? 'draft to approve' : 'drafts to approve'),
    update: (count: number) => (count === 1 ? 'update to decide on' : 'updates to decide on'),
    review: (count: number) => (count === 1 ? 'review due' : 'reviews due'),
    read: (count: number) => (count === 1 ? 'document with readers behind' : 'documents with readers behind'),
    seeReaders: 'See who has read what',
    decideOnUpdates: 'See what is new in the updates',
  },
  filters: {
    search: 'Search title, number or owner',
    state: 'State',
    anyState: 'Any state',
    bundle: 'Bundle',
    anyBundle: 'All bundles',
    bundleOf: (name: string, orderId: number) => `${name} (No. ${orderId})`,
    due: 'Due',
    anyDue: 'Whether due or not',
    dues: {
      approve: 'Drafts to approve',
      update: 'Updates',
      review: 'Reviews due',
      read: 'Readers behind',
    } satisfies Record<BinderNeed, string>,
    states: {
      draft: states.draft,
      'in-force': states['in-force'],
      withdrawn: states.withdrawn,
    } satisfies Record<BinderState, string>,
    clear: 'Show all documents',
  },
  register: {
    caption: 'Register of documents',
    number: 'No.',
    title: 'Title',
    revision: 'Rev.',
    state: 'State',
    owner: 'Owner',
    effective: 'Effective',
    nextReview: 'Next review',
    readers: 'Readers',
    readBy: (read: number, all: number) => `${read} of ${all}`,
    nothing: '–',
    update: 'Update available',
    selected: 'Selected',
    select: (title: string) => `Select ${title}`,
    found: (count: number) => (count === 0 ? 'No documents found' : `${documents(count)} found`),
    count: documents,
    empty: 'Nothing in your binder yet',
    emptyHint:
      'The documents you buy come together here: which are in force, who approved them, and when they are to be reviewed.',
    browse: 'Browse bundles',
    noMatch: 'No document matches',
    pages: 'Pages of the register',
    previous: 'Previous page',
    next: 'Next page',
  },
  selection: {
    label: 'Selected documents',
    all: 'Select all on this page',
    count: (count: number) => `${count} selected`,
    full: (most: number) => `No more than ${most} at once`,
    clear: 'Clear selection',
    clearShort: 'Clear',
  },
  actions: {
    approve: 'Approve',
    approveRevision: (revision: number) => `Approve revision ${revision}`,
    review: 'Reviewed, no change',
    withdraw: 'Withdraw',
    of: (action: string, title: string) => `${action}: ${title}`,
    counted: (action: string, count: number) => `${action} (${count})`,
    cancel: 'Cancel',
    label: 'What to do with this document',
    assign: 'Assign readers',
    download: 'Download',
    downloading: 'Your file is being made.',
    downloaded: 'Your download has begun.',
  },
  dialog: {
    approve: (count: number) => `Approve ${these(count)}`,
    review: (count: number) => `Review ${these(count)}`,
    withdraw: (count: number) => `Withdraw ${these(count)}`,
    reviewText:
      'You have looked at what is in force, and nothing has to change. The next review moves on from today.',
    withdrawText:
      'What is withdrawn is no longer to be followed. It stays in the binder with all its revisions.',
    listed: 'Documents',
    leftOut: {
      approve: (count: number) =>
        `${documents(count)} of your selection left out: no draft waits for approval.`,
      review: (count: number) => `${documents(count)} of your selection left out: not in force.`,
      withdraw: (count: number) => `${documents(count)} of your selection left out: withdrawn already.`,
    },
    statement: (business: string, count: number) =>
      count === 1
        ? `I approve this document for use at ${business}`
        : `I approve these ${count} documents for use at ${business}`,
    statementLabel: 'What you state',
  },
  fields: {
    name: 'Your name',
    nameHint: 'Typed by whoever decides; it is kept in the records.',
    role: 'Your role',
    roleHint: 'Such as Owner or Kitchen Manager',
    effectiveDate: 'Effective date',
    reviewMonths: 'Next review after (months)',
    reason: 'Reason',
  },
  problems: {
    name: 'Please type your name.',
    role: 'Please type your role.',
    effectiveDate: 'Choose today or a later day, within a year.',
    reviewMonths: (least: number, most: number) => `Between ${least} and ${most} months.`,
    reason: 'Please give a reason.',
  },
  done: {
    approve: (subject: string, isOne: boolean, day: string | undefined) =>
      day === undefined
        ? `${subject} ${isOne ? 'is' : 'are'} approved, and in force once made with your approval.`
        : `${subject} ${isOne ? 'is' : 'are'} approved, and in force from ${day} on.`,
    review: (subject: string, isOne: boolean) =>
      `${subject} ${isOne ? 'is' : 'are'} reviewed; the next review has moved.`,
    withdraw: (subject: string, isOne: boolean) => `${subject} ${isOne ? 'is' : 'are'} withdrawn.`,
    many: documents,
  },
} as const;
