import type { RevisionFormat } from '#shared/contract/binder-files.ts';

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
