import { httpStatusOf, type Problem, type ProblemKey, problems } from '#shared/problems.ts';

export type FieldErrors = Record<string, string>;

/** A refusal the product foresees. Anything else that is thrown means we are broken. */
export class DomainError extends Error {
  readonly key: ProblemKey;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What else the caller may use. */
  readonly extra: Record<string, unknown> | undefined;

  constructor(
    key: ProblemKey,
    details: {
      message?: string;
      fields?: FieldErrors;
      retryAfterSeconds?: number;
      extra?: Record<string, unknown>;
      cause?: unknown;
    } = {},
  ) {
    super(details.message ?? problems[key].message, { cause: details.cause });
    this.name = 'DomainError';
    this.key = key;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.extra = details.extra;
  }

  get code() {
    return problems[this.key].code;
  }

  get status(): number {
    const problem: Problem = problems[this.key];
    return problem.status ?? httpStatusOf[problem.code];
  }
}
