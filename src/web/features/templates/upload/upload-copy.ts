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
