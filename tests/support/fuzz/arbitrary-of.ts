import fc from 'fast-check';
import { z } from 'zod';
import { hostileValue } from './hostile-values.ts';

type Schema = z.core.JSONSchema._JSONSchema;
type Words = (text: Exclude<Schema, boolean>) => string[];

/** How often of a hundred times a value is what the schema asks for, so that inputs also get past the schema. */
const OBEDIENT = 85;

/**
 * Inputs for a procedure: mostly in the shape it asks for, with here and there a value, a field or a whole input
 * that it does not. `known` are texts that mean something to this shop.
 */
export const inputsOf = (schema: z.ZodType | undefined, known: readonly string[]): fc.Arbitrary<unknown> => {
  if (!schema) return fc.option(hostileValue, { nil: undefined });
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return fc.oneof(
    { weight: 9, arbitrary: valueOf(shape, () => [...known]) },
    { weight: 1, arbitrary: hostileValue },
  );
};

const valueOf = (schema: Schema | undefined, words: Words): fc.Arbitrary<unknown> => {
  if (typeof schema !== 'object') return hostileValue;
  return fc.oneof(
    { weight: OBEDIENT, arbitrary: obedientValueOf(schema, words) },
    { weight: 100 - OBEDIENT, arbitrary: hostileValue },
  );
};

const obedientValueOf = (schema: Exclude<Schema, boolean>, words: Words): fc.Arbitrary<unknown> => {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, words)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, words);
    case 'array':
      return fc.array(valueOf(schema.items as Schema, words), { maxLength: 6 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 2 ** 31 - 1 }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.oneof(fc.constantFrom(...words(schema)), fc.string({ unit: 'grapheme', maxLength: 20 }));
  }
};

const objectOf = (schema: Exclude<Schema, boolean>, words: Words) => {
  const fields = Object.entries(schema.properties ?? {});
  const known = Object.fromEntries(fields.map(([name, inner]) => [name, valueOf(inner, words)]));
  const requiredKeys = fields.map(([name]) => name).filter((name) => schema.required?.includes(name));
  const whole = fc.record(known, { requiredKeys });
  const odd = fc.tuple(
    fc.record(known, { requiredKeys: [] }),
    fc.constantFrom('id', 'extra', '', '__proto__', 'constructor'),
    hostileValue,
  );
  return fc.oneof(
    { weight: 9, arbitrary: whole },
    {
      weight: 1,
      arbitrary: odd.map(([value, name, more]) =>
        Object.defineProperty({ ...value }, name, { value: more, enumerable: true }),
      ),
    },
  );
};
