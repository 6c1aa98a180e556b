import { signInProblems } from './problems/sign-in-problems.ts';
import { accountProblems } from './problems/account-problems.ts';
import { requestProblems } from './problems/request-problems.ts';
import { fileProblems } from './problems/file-problems.ts';
import { orderProblems } from './problems/order-problems.ts';
import { templateProblems } from './problems/template-problems.ts';
import { previewProblems } from './problems/preview-problems.ts';
import { legalProblems } from './problems/legal-problems.ts';
import { lookingProblems } from './problems/looking-problems.ts';
import { questionProblems } from './problems/question-problems.ts';
import { binderProblems } from './problems/binder-problems.ts';
import { readerProblems } from './problems/reader-problems.ts';

/**
 * Every "no" the product can say: key -> the wire's error code and the sentence people read.
 * Closed on purpose: a new refusal is a new line of its area, never a string somewhere else.
 */
export const problems = {
  ...signInProblems,
  ...accountProblems,
  ...requestProblems,
  ...fileProblems,
  ...orderProblems,
  ...templateProblems,
  ...questionProblems,
  ...binderProblems,
  ...readerProblems,
  ...previewProblems,
  ...lookingProblems,
  ...legalProblems,
} as const satisfies Record<string, Problem>;

export type ProblemKey = keyof typeof problems;

/** `status` only where HTTP has a finer word than the code it goes with. */
export type Problem = { code: ProblemCode; status?: number; message: string };

/** The wire's error codes this product uses, each with its HTTP status. */
export const httpStatusOf = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNPROCESSABLE_CONTENT: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  BAD_GATEWAY: 502,
  SERVICE_UNAVAILABLE: 503,
} as const;

type ProblemCode = keyof typeof httpStatusOf;
