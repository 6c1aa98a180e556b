import { DomainError } from '#server/kernel/domain-error.ts';
import { requestBody } from '#server/http/bodies/request-body-limits.ts';

const DANGEROUS_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses JSON that may come from anyone: bounded depth, no keys that reach into prototypes. */
export const parseJson = (text: string): unknown => {
  if (depthOf(text) > requestBody.maxJsonDepth) throw new DomainError('request.too-deep');
  const value = parse(text);
  if (hasDangerousKey(value)) throw new DomainError('request.invalid');
  return value;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DomainError('request.not-json', { cause: error });
  }
};

/** Looked for afterwards: asking at each value while parsing costs forty times as much. */
const hasDangerousKey = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasDangerousKey);
  return Object.entries(value).some(([key, inner]) => DANGEROUS_KEYS.has(key) || hasDangerousKey(inner));
};

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Counted on the text, before the parser builds anything. */
const depthOf = (text: string) => {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (inString) {
      if (character === BACKSLASH) at += 1;
      else if (character === QUOTE) inString = false;
    } else if (character === QUOTE) inString = true;
    else if (OPENING.has(character)) deepest = Math.max(deepest, (depth += 1));
    else if (CLOSING.has(character)) depth -= 1;
  }
  return deepest;
};
