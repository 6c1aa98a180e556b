/** Lines of the one table in `problems.ts`: of documents and the products made of them. */
export const templateProblems = {
  'product.not-found': { code: 'NOT_FOUND', message: 'Sorry, this product does not exist' },
  'product.changed-meanwhile': {
    code: 'CONFLICT',
    message:
      'Someone else changed this product in the meantime. Load the newest version to see their changes.',
  },
  'product.documents-not-sellable': {
    code: 'BAD_REQUEST',
    message: 'Some of the documents cannot be sold.',
  },
  'upload.no-files': { code: 'BAD_REQUEST', message: 'Choose at least one .docx file.' },
  'upload.no-file': { code: 'BAD_REQUEST', message: 'Choose a file.' },
  'upload.too-many-files': { code: 'PAYLOAD_TOO_LARGE', message: 'Upload at most 20 files at a time.' },
  'upload.too-large': {
    code: 'PAYLOAD_TOO_LARGE',
    message: 'A file may have at most 20 MB. Compress its pictures in Word and try again.',
  },
  'upload.shop-full': {
    code: 'CONFLICT',
    message:
      'The shop holds 2,000 documents at most. Archive documents you no longer need, then upload again.',
  },
  'upload.refused': { code: 'UNPROCESSABLE_CONTENT', message: 'Nothing was uploaded.' },
  'document.not-found': { code: 'NOT_FOUND', message: 'This document does not exist.' },
  'document.in-use': {
    code: 'CONFLICT',
    message: 'This document is part of a product. Take it out of there first.',
  },
  'document.busy': {
    code: 'CONFLICT',
    message: 'A new version of this document is being checked. Please try again in a moment.',
  },
  'document.not-ready': { code: 'CONFLICT', message: 'This document is not ready yet.' },
  'document.not-failed': { code: 'CONFLICT', message: 'There is nothing to try again.' },
  'document.not-processed': {
    code: 'INTERNAL_SERVER_ERROR',
    message: 'Something went wrong on our side while this document was processed. Please try it again.',
  },
} as const;
