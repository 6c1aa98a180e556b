import type { ReadingState } from '#shared/contract/reading/readers.ts';

const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);
const documents = (count: number) => (count === 1 ? '1 document' : `${count} documents`);

export const copy = {
  loading: 'Loading what there is to read',
  notLoaded: 'What there is to read cannot be shown right now.',
  tryAgain: 'Try again',
  refused: 'Nothing can be read here',
  provided: (shop: string) => `Provided by ${shop}`,
  readerOf: (name: string) => `For ${name}`,
  logoOf: (business: string) => `Logo of ${business}`,
} as const;

export const listCopy = {
  title: 'What there is to read',
  toRead: (count: number) => `${documents(count)} to read`,
  upToDate: 'Nothing to read: you are up to date',
  upToDateHint: 'When there is something new for you, you find it here.',
  none: 'Nothing is assigned to you yet.',
  states: {
    waiting: 'Not in force',
    'not-yet': 'Not read yet',
    reading: 'Begun',
    read: 'Read',
    outdated: 'New revision',
  } satisfies Record<ReadingState, string>,
  revision: (revision: number) => `Revision ${revision}`,
  pages,
  due: (day: string) => `Read by ${day}`,
  overdue: (day: string) => `Was due ${day}`,
  readOn: (day: string) => `Read on ${day}`,
  seen: (seen: number, of: number) => `${seen} of ${pages(of)} seen`,
  read: 'Read',
  goOn: 'Go on reading',
  lookAgain: 'Look again',
  actionOf: (action: string, title: string) => `${action}: ${title}`,
} as const;

export const documentCopy = {
  back: 'All documents',
  drawing: 'The pages are being drawn. This takes a moment.',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  seen: 'seen',
  progress: (seen: number, of: number) => `${seen} of ${pages(of)} seen`,
  allSeen: 'All pages seen',
  toForm: 'Say that you have read it',
  goTo: (page: number) => `Go to page ${page}`,
  missing: 'Not seen yet:',
  missingHint:
    'A page counts when it has been on screen for about a second, or when its text was read to the end.',
  pageLink: (page: number) => `Page ${page}`,
  endOfPage: (page: number) => `End of page ${page}: I have read it`,
  pictureFailed: 'The picture of this page did not load.',
  noPicture: 'There is no picture of this page. This is what it says:',
  noText: 'This page has no text.',
  looks: 'Show as',
  look: { pages: 'Pages', text: 'Text' },
  unsaved: 'What you have seen is not saved yet. It is sent again by itself.',
  alreadyRead: (day: string) => `You read this on ${day}.`,
} as const;

export const changeCopy = {
  title: 'What changed',
  since: (revision: number) => `You have read revision ${revision}. Since then:`,
  loading: 'Comparing the two revisions',
  notLoaded: 'What changed cannot be shown right now. The pages below are complete.',
} as const;

export const formCopy = {
  title: 'I have read this',
  name: 'Your name',
  nameHint: 'Type it as a signature.',
  copyByMail: 'Mail me a copy of what is written down',
  submit: 'I have read this',
  noName: 'Please type your name.',
  notTicked: 'Please tick the statement.',
} as const;

export const thanksCopy = {
  title: 'Thank you',
  text: 'It is written down that you have read this document.',
  document: 'Document',
  revision: 'Revision',
  time: 'Time',
  statement: 'Statement',
  hash: 'SHA-256',
  copies: {
    sent: 'A copy is on its way to you by mail.',
    'not-sent': 'No copy was mailed: there were too many today, or there is no address.',
    'not-wanted': '',
  },
  next: (title: string) => `Read next: ${title}`,
  list: 'All documents',
  done: 'That was all. You are up to date.',
} as const;

export const deviceCopy = {
  title: 'Who is reading?',
  text: 'Choose your name, then enter the PIN you were given.',
  label: (label: string) => `Shared device: ${label}`,
  none: 'Nobody can read on this device yet',
  noneHint: 'Whoever set it up has to give people a PIN.',
  search: 'Find your name',
  noMatch: 'Nobody has this name here.',
  pin: 'PIN',
  pinHint: 'Six digits',
  enter: 'Start reading',
  notMe: 'That is not me',
  greeting: (name: string) => `Hello, ${name}`,
  done: 'Done, next person',
  idle: 'Nobody touched this device for 5 minutes, so it was closed. What was saved is kept.',
  over: 'Your 20 minutes are over. Enter your PIN again to go on where you were.',
} as const;
