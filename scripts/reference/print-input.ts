import { z } from 'zod';

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

/** As large as the database's own numbers: no limit worth telling. */
const MAX_ID = 2_147_483_647;

/** An input in one line: what may be left out is known before it is tidied up, how long a text may be after. */
export const printInput = (input: z.ZodType) => {
  const [given, tidied] = (['input', 'output'] as const).map(
    (io) => z.toJSONSchema(input, { io, unrepresentable: 'any' }) as Schema,
  );
  return print(tidied ?? {}, given ?? {});
};

const print = (schema: Schema, given: Schema): string => {
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) {
    const givenWays = given.anyOf ?? given.oneOf;
    return ways.map((one, index) => print(one, givenWays?.[index] ?? {})).join(' or ');
  }
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === 'array') return printList(schema, given);
  if (schema.type === 'object') return printObject(schema, given);
  if (schema.type === 'string') return schema.maxLength ? `text up to ${schema.maxLength}` : 'text';
  if (schema.type === 'integer') return `whole number${range(schema.minimum, schema.maximum)}`;
  return schema.type ?? 'anything';
};

const printList = (schema: Schema, given: Schema) =>
  `list of ${print(schema.items ?? {}, given.items ?? {})}${range(schema.minItems, schema.maxItems)}`;

const printObject = (schema: Schema, given: Schema) => {
  if (typeof schema.additionalProperties === 'object' && !schema.properties)
    return `{ [key]: ${print(schema.additionalProperties, {})} }`;
  const needed = new Set(given.required);
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) =>
      `${name}${needed.has(name) ? '' : '?'}: ${print(field, given.properties?.[name] ?? {})}`,
  );
  return `{ ${fields.join(', ')} }`;
};

const range = (from: number | undefined, to: number | undefined) => {
  const isBounded = to !== undefined && to < MAX_ID;
  if (isBounded) return ` (${from ?? 0} to ${to})`;
  return from !== undefined && from > 1 ? ` (from ${from})` : '';
};
