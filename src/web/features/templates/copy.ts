const joined = (names: readonly string[]) => names.join(', ');

export const listCopy = {
  upload: 'Upload documents',
  search: 'Search documents',
  perPage: 'Documents per page',
  defaultSize: 'default',
  filters: 'Filters',
  loading: 'Loading documents...',
  noMatch: 'No documents found',
  noMatchHint: 'No name contains what you are looking for.',
  clear: 'Clear search',
  noneYet: 'No documents yet',
  noneYetHint: 'Upload your first Word documents. Each is checked and gets a preview within seconds.',
  notLoaded: 'Your documents could not be loaded.',
  tryAgain: 'Try again',
  count: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
  pages: 'Pages of documents',
  previous: 'Previous page',
  next: 'Next page',
} as const;

/** Whether those who do not see a document can read it. */
export const accessibilityCopy = {
  yes: 'Accessible: yes',
  missing: (count: number) => `Accessible: ${count === 1 ? '1 thing' : `${count} things`} missing`,
  unknown: 'Accessible: not checked yet',
  missingIn: (name: string) => `What ${name} lacks for readers who do not see it`,
  why: 'Its PDF is tagged all the same, but does not claim to be accessible (PDF/UA). Mend these in Word, and replace the document.',
} as const;

export const cardCopy = {
  pageCount: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  version: (version: number, date: string) => `Version ${version} · ${date}`,
  preview: (name: string) => `View the pages of ${name}`,
  remarks: (count: number) => (count === 1 ? '1 remark' : `${count} remarks`),
  remarksOn: (name: string) => `Remarks on ${name}`,
  noRemarks: 'No remarks',
  usedIn: 'Used in',
  unused: 'In no product yet',
  newerProcessing: (version: number) => `Version ${version} is being checked`,
  newerFailed: (version: number) => `Version ${version} was refused`,
  newerFailedHint: 'The version before is still the one that is sold.',
  retry: 'Check it again',
  retryOf: (name: string) => `Check it again: ${name}`,
  menu: (name: string) => `Actions for ${name}`,
  viewPages: 'View pages',
  viewTags: 'View tags',
  testFill: 'Test fill',
  replace: 'Replace with a new version',
  rename: 'Rename',
  archive: 'Archive',
  close: 'Close',
  cancel: 'Cancel',
  sending: (name: string) => `Sending ${name}`,
  replaced: (name: string) => `The new version of ${name} is being checked.`,
  lightbox: {
    previous: 'Previous page',
    next: 'Next page',
    close: 'Close',
    page: (page: number) => `Page ${page}`,
  },
} as const;

export const failureCopy = {
  notLoaded: 'The failed documents could not be loaded.',
  tryAgain: 'Try again',
  title: 'Documents that could not be prepared',
  text: 'They cannot be part of a product. Correct them in Word and upload them again, or let them be checked once more.',
  checking: 'Being checked again',
  archive: 'Archive',
  archiveOf: (name: string) => `Archive ${name}`,
} as const;

export const renameCopy = {
  title: (name: string) => `Rename ${name}`,
  label: 'Name',
  hint: 'Orders that were placed before keep the name they were bought with.',
  save: 'Save name',
  done: (name: string) => `Renamed to ${name}.`,
} as const;

export const archiveCopy = {
  title: (name: string) => `Archive ${name}?`,
  text: 'It is no longer offered for new products. Buyers keep their files, and you can undo this.',
  used: (products: readonly string[]) =>
    `It is part of ${joined(products)}. Take it out of there before you archive it.`,
  confirm: (name: string) => `Archive ${name}`,
  done: (name: string) => `${name} is archived.`,
  undo: 'Undo',
  undone: (name: string) => `${name} is back.`,
} as const;

export const workbookCopy = {
  label: 'Excel workbook',
  attach: 'Attach a workbook',
  attachTo: (name: string) => `Attach a workbook to ${name}`,
  replace: 'Replace',
  replaceOf: (name: string) => `Replace the workbook of ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove the workbook of ${name}`,
  attached: (file: string) => `${file} is attached.`,
  removed: 'The workbook is removed.',
  refused: (fileName: string) => `${fileName} was not attached.`,
  notXlsx: 'A workbook has to be an .xlsx file.',
} as const;
