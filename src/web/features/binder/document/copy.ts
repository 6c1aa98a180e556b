import type { BinderFile } from '#shared/contract/binder.ts';

export const copy = {
  toRegister: 'All documents of the binder',
  number: 'Document No.',
  revision: 'Revision',
  state: 'State',
  owner: 'Owner',
  effective: 'Effective',
  nextReview: 'Next review',
  bundle: 'Bundle',
  nothing: '–',
  standing: {
    'in-force': (by: string, day: string) =>
      `This revision is the one to follow. Approved by ${by} on ${day}.`,
    inForce: 'This revision is the one to follow.',
    draft: 'Nobody has approved this document yet. It is not to be followed.',
    comingUp: (day: string) => `Approved. It is to be followed from ${day} on.`,
    withdrawn: 'This document is no longer to be followed.',
    withdrawnBy: (name: string, day: string, reason: string) =>
      `This document is no longer to be followed. Withdrawn by ${name} on ${day}: ${reason}`,
  },
  person: (name: string, role: string) => `${name}, ${role}`,
  revisions: {
    title: 'Revisions',
    reason: 'Reason',
    made: 'Made',
    notMade: 'Being made',
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    approved: 'Approved',
    approvedBy: (person: string, moment: string) => `By ${person}, ${moment}`,
    notApproved: 'Not yet approved',
    effective: 'Effective',
    files: 'Files',
    hash: 'SHA-256',
    copyHash: 'Copy',
    copyHashOf: (format: string, revision: number) =>
      `Copy the SHA-256 of the ${format} file of revision ${revision}`,
    copied: 'Copied',
    notCopied: 'Please copy it by hand.',
  },
  formats: { pdf: 'PDF', docx: 'Word', xlsx: 'Excel' } satisfies Record<BinderFile['format'], string>,
  history: {
    title: 'History',
    text: 'As the records have it, the latest first. Nothing in them is changed or removed.',
    record: (position: number) => `Record ${position}`,
    times: (timeZone: string) => `Times of ${timeZone.replaceAll('_', ' ')}.`,
  },
} as const;
