import type { MissingDocument, RevisionFormat } from '#shared/contract/binder-files.ts';
import type { ManualKind } from '#shared/binder/manual-kinds.ts';

export const copy = {
  files: {
    label: (revision: number) => `Download revision ${revision}`,
    formats: { pdf: 'PDF', docx: 'Word', xlsx: 'Excel' } satisfies Record<RevisionFormat, string>,
    download: (format: string, revision: number) => `Download revision ${revision} as ${format}`,
    stamped: {
      superseded:
        'What you download says SUPERSEDED on every page. The SHA-256 is that of the file as it was made, without it.',
      withdrawn:
        'What you download says WITHDRAWN on every page. The SHA-256 is that of the file as it was made, without it.',
    },
  },
  exports: {
    menu: 'Export',
    xlsx: 'Master list as Excel',
    pdf: 'Master list as PDF',
    zip: 'All files as one ZIP',
    calendar: 'Calendar of reviews',
    making: 'Your file is being made.',
    done: 'Your download has begun.',
  },
  manual: {
    title: 'Operations manual',
    text: 'Everything in force as one PDF, with a cover, the register and contents. It is made again by itself when something changes.',
    empty: 'Nothing is in force yet. Approve a document first, and it is the first one in your manual.',
    making: 'Your manual is being made. This takes some seconds.',
    holds: (documents: number, pages: number, bytes: number) =>
      `${documents === 1 ? '1 document' : `${documents} documents`}, ${pages} pages, ${Math.max(0.1, bytes / 1024 / 1024).toFixed(1)} MB`,
    made: (moment: string) => `Made ${moment}`,
    missing: 'In force, and not in the manual:',
    reasons: {
      lost: 'its file is missing; we are making it again',
      damaged: 'its file is not the one that was approved; we are making it again',
      encrypted: 'its file is protected by a password',
      broken: 'its file cannot be opened',
    } satisfies Record<MissingDocument['reason'], string>,
    failed: 'The manual could not be made. We try again in some minutes; your documents are not affected.',
    tooLarge: (documents: number, pages: number) =>
      `More than ${documents} documents or ${pages.toLocaleString('en-US')} pages are too many for one PDF. Export has all files as one ZIP.`,
    kinds: {
      manual: { label: 'Download PDF', name: 'Download the operations manual as PDF' },
      'wall-sheet': {
        label: 'Wall sheet',
        name: 'Download the wall sheet as PDF: a code to scan for each document',
      },
    } satisfies Record<ManualKind, { label: string; name: string }>,
    notLoaded: 'The manual could not be loaded.',
    retry: 'Try again',
    begun: 'Your download has begun.',
  },
  calendar: {
    title: 'Calendar of reviews',
    text: 'Your calendar program shows on which day each document is to be reviewed. Add this address there as a subscription; it keeps itself up to date.',
    secret:
      'Whoever knows the address sees titles and days, without signing in. Share it with those who need it.',
    address: 'Address of the calendar',
    none: 'There is no address yet.',
    make: 'Make an address',
    renew: 'Make a new address',
    renewHint: 'The old one stops working.',
    off: 'Switch off',
    ask: {
      new: {
        title: 'Make a new address?',
        text: 'The address of now stops working at once. Whoever has subscribed to it sees no more reviews until they add the new one.',
        confirm: 'Replace the address',
      },
      off: {
        title: 'Switch the calendar off?',
        text: 'Its address stops working at once. Whoever has subscribed to it sees no more reviews, and an address made later is another one.',
        confirm: 'Switch it off',
      },
    },
    cancel: 'Cancel',
    copy: 'Copy',
    copyName: 'Copy the address of the calendar',
    copied: 'Copied',
    notCopied: 'Please copy it by hand.',
    close: 'Close',
    made: 'This is the address now. One that was there before works no longer.',
    removed: 'The calendar is switched off: its address works no longer.',
    notLoaded: 'The address could not be loaded.',
    retry: 'Try again',
  },
} as const;
