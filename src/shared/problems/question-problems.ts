/** Lines of the one table in `problems.ts`: of what is asked of businesses, and of what they answer. */
export const questionProblems = {
  'question.not-found': { code: 'NOT_FOUND', message: 'This question does not exist.' },
  'question.key-taken': {
    code: 'CONFLICT',
    message: 'Another question has this key. Use that one, or choose another key.',
  },
  'question.changed-meanwhile': {
    code: 'CONFLICT',
    message:
      'Someone else changed this question in the meantime. Load the newest version to see their changes.',
  },
  'question.kind-fixed': {
    code: 'CONFLICT',
    message:
      'Documents use this question, so its key, its type and the columns of its list stay as they are.',
  },
  'question.in-use': {
    code: 'CONFLICT',
    message: 'This question is used by documents. Upload versions without it, or archive them first.',
  },
  'question.too-many': {
    code: 'CONFLICT',
    message: 'The shop asks 300 questions at most. Archive those you no longer need.',
  },
  'question.default-unfit': {
    code: 'UNPROCESSABLE_CONTENT',
    message: 'The default is no answer to this question.',
  },
  'answer.unknown': { code: 'BAD_REQUEST', message: 'None of your documents asks this.' },
  'answer.unfit': { code: 'UNPROCESSABLE_CONTENT', message: 'This does not answer the question.' },
  'picture.missing': { code: 'BAD_REQUEST', message: 'Choose a PNG or JPEG file.' },
  'picture.not-picture': {
    code: 'UNPROCESSABLE_CONTENT',
    message: 'This is no PNG or JPEG picture. Please save it as one of these, and choose that file.',
  },
  'picture.too-large': {
    code: 'PAYLOAD_TOO_LARGE',
    message: 'This picture is larger than 10 MB. Please choose a smaller file.',
  },
  'picture.unreadable': {
    code: 'UNPROCESSABLE_CONTENT',
    message:
      'This picture could not be read. Please choose one of at most 25 megapixels, saved as PNG or JPEG.',
  },
  'order.answers-unchanged': {
    code: 'CONFLICT',
    message: 'All documents of this order were made with the answers given now.',
  },
  'upload.questions-changed': {
    code: 'CONFLICT',
    message: 'A question that a file uses was changed meanwhile, so nothing was uploaded. Please try again.',
  },
} as const;
