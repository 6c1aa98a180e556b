type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';

type Details = {
  type?: ErrorType;
  code?: string | undefined;
  param?: string | undefined;
  declineCode?: string | undefined;
};

/** A refusal in the provider's own words. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: Details;
  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.details = details;
  }

  get envelope() {
    const { type = 'invalid_request_error', code, param, declineCode } = this.details;
    return {
      error: {
        type,
        message: this.message,
        ...(code === undefined ? {} : { code }),
        ...(param === undefined ? {} : { param }),
        ...(declineCode === undefined ? {} : { decline_code: declineCode }),
      },
    };
  }
}

export const invalid = (message: string, param?: string, code?: string) =>
  new ApiError(400, message, { param, code });

export const missing = (kind: string, id: string, param = 'id') =>
  new ApiError(404, `No such ${kind.replace('.', '_')}: '${id}'`, { param, code: 'resource_missing' });
