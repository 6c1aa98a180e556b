import { z } from 'zod';
import { type ApiError, invalid } from '#stripe-sandbox/api-error.ts';

/** Building blocks for what a request may carry: everything arrives as text. */
export const text = (maxLength = 5000) => z.string().min(1, 'empty').max(maxLength);
export const whole = z
  .string()
  .regex(/^-?\d{1,12}$/, 'integer')
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const webAddress = z.string().max(5000).refine(isWebAddress, 'url');
export const metadata = z.record(z.string().max(40), z.string().max(500));
/** An empty value takes away what was there. */
export const emptyable = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => null), schema]);

function isWebAddress(value: string) {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? '');
}

export const listShape = {
  limit: whole.pipe(z.number().min(1).max(100)).default(10),
  starting_after: text().optional(),
  created: z.strictObject({ gte: whole }).optional(),
};

export type ListParams = {
  limit: number;
  starting_after?: string | undefined;
  created?: { gte: number } | undefined;
};

export const pageOf = ({ limit, starting_after, created }: ListParams) => ({
  limit,
  startingAfter: starting_after,
  createdSince: created && new Date(created.gte * 1000),
});

/** The first mistake, in the words the provider has for it. */
export const paramErrorOf = ({ issues }: z.ZodError): ApiError => {
  const [issue] = issues;
  const path = issue?.path ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...path, issue.keys[0] ?? '']);
    return invalid(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
  }
  const param = nameOf(path);
  if (issue?.input === undefined)
    return invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
  if (issue.message === 'integer')
    return invalid(`Invalid integer: ${JSON.stringify(issue.input)}`, param, 'parameter_invalid_integer');
  if (issue.message === 'empty')
    return invalid(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`,
      param,
      'parameter_invalid_empty',
    );
  if (issue.message === 'url') return invalid('Not a valid URL', param, 'url_invalid');
  return invalid(`Invalid ${param}`, param);
};

const nameOf = ([first, ...rest]: PropertyKey[]) =>
  `${String(first)}${rest.map((segment) => `[${String(segment)}]`).join('')}`;
