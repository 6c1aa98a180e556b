import { DomainError } from '#server/kernel/domain-error.ts';
import { request } from '#shared/limits.ts';

const DANGEROUS_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses JSON that may come from anyone: bounded depth, no keys that reach into prototypes. */
export const parseJson = (text: string): unknown => {
  if (depthOf(text) > request.maxJsonDepth) throw new DomainError('request.too-deep');
  try {
    return JSON.parse(text, refuseDangerousKeys);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('request.not-json', { cause: error });
  }
};

const refuseDangerousKeys = (key: string, value: unknown) => {
  if (DANGEROUS_KEYS.has(key)) throw new DomainError('request.invalid');
  return value;
};

/** Counted on the text, before the parser builds anything. */
const depthOf = (text: string) => {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
};
