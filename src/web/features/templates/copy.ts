import { templateFile, templateUpload } from '#shared/limits/template-upload.ts';
import { MIB } from '#shared/units.ts';

const joined = (names: readonly string[]) => names.join(', ');

/** What the upload screen says; the sentences of `docs/product.md` are kept to the letter, oddities included. */
export const uploadCopy = {
  prompt: 'Drag and Drop files to upload or',
  dropNow: 'Drop your files!',
  browse: 'Browse File',
  limits: `Word documents (.docx), up to ${templateUpload.maxFiles} at a time and ${templateFile.maxBytes / MIB} MB each`,
  notDocx: (names: readonly string[]) =>
    names.length === 1
      ? `1 file is not a .docx file and was removed from your drop: ${joined(names)}`
      : `${names.length} files are not .docx files and were removed from your drop: ${joined(names)}`,
  notDocxBrowsed: (names: readonly string[]) =>
    names.length === 1
      ? `1 file is not a .docx file and was left out: ${joined(names)}`
      : `${names.length} files are not .docx files and were left out: ${joined(names)}`,
  sameName: (names: readonly string[]) =>
    names.length === 1
      ? `1 file has the same name as another one and was left out: ${joined(names)}`
      : `${names.length} files have the same name as another one and were left out: ${joined(names)}`,
  tooLarge: (names: readonly string[]) =>
    names.length === 1
      ? `1 file is larger than ${templateFile.maxBytes / MIB} MB and was left out: ${joined(names)}`
      : `${names.length} files are larger than ${templateFile.maxBytes / MIB} MB and were left out: ${joined(names)}`,
  tooMany: `Please submit at most ${templateUpload.maxFiles} documents at a time.`,
  chosen: 'Chosen documents',
  fileName: 'File name',
  size: 'Size',
  action: 'Action',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  submit: 'Submit documents',
  submitting: 'Submitting...',
  sending: 'Sending your files',
  checking: 'Sent. Each file is being checked',
  notUploaded: 'there was an issue uploading your files. Please try again.',
  askable: 'Not known yet, and could be asked',
  askableHint:
    'Make a question of a name, and every customer whose documents use it is asked for it after paying. Your files are then submitted again by themselves.',
  ask: 'Ask your customers this',
  askNamed: (key: string) => `Ask your customers this: ${key}`,
  statuses: 'Your submitted documents',
  pending: 'submitting',
  complete: 'complete',
  failed: 'failed',
  unknown: 'not known',
  stillSold: 'The version before is still the one that is sold.',
  progress: (done: number, all: number) => `${done} of ${all} documents are done`,
  retrying: 'There was a error checking on your documents. Please stand by while we retry.',
  gaveUp: 'We are unable to find the status of your submitted documents. Please reset the form.',
  checkMissed:
    'A status check failed on the way, so no product can be started from here. Reset the form to go on: your documents are kept, and you find them under Your Documents.',
  notAllPrepared:
    'Not all documents could be prepared, so no product can be started from here. Reset the form to go on: those that are complete are kept, and you find them under Your Documents.',
  clean: 'No remarks',
  createProduct: 'Create new product',
  reset: 'Reset form',
  uploadMore: 'Upload more documents',
  seeDocuments: 'Your Documents',
  leaving: { title: 'Leave this page?', leave: 'Leave', stay: 'Stay' },
  leavingUnsent: 'Your files are still on their way. If you leave now, none of them is kept.',
  leavingUnchecked:
    'Your documents are still being checked. They will be finished without you, but what is wrong with them is told here.',
} as const;

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

export const testFillCopy = {
  title: (name: string) => `Test fill ${name}`,
  text: 'See the document the way a buyer gets it. Change any value and fill it again.',
  sample: 'Sample company',
  own: 'My details',
  values: 'Values',
  fill: 'Fill the document',
  filling: 'Filling the document',
  result: 'The filled document',
  failed: 'The document could not be filled.',
  pdf: 'Open the PDF',
  docx: 'Download the Word document',
  xlsx: 'Download the workbook',
  page: (page: number) => `Page ${page} of the filled document`,
  again: 'Change the values',
  answers: 'Answers',
  answersHint:
    'What this document asks of businesses. It begins with what is printed until somebody answers.',
  conditions: 'Conditions',
  conditionsHint:
    'See both sides of what is printed only sometimes. This changes nothing but this test fill.',
  asAnswered: 'as answered',
  shown: 'shown',
  leftOut: 'left out',
  choicesLoading: 'Looking for what the document asks',
  choicesNotLoaded: 'What the document asks could not be loaded.',
  tryAgain: 'Try again',
} as const;
