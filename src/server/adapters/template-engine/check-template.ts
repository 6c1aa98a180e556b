import { guardDocx } from '#office/guard-docx.ts';
import { guardXlsx } from '#office/guard-xlsx.ts';
import { inspectDocx } from '#office/inspect-docx.ts';
import { inspectXlsx } from '#office/inspect-xlsx.ts';
import { decodeCharacters } from '#shared/characters/character-set.ts';
import { unprintableIn } from '#shared/characters/unprintable-in.ts';
import type { DocumentFinding } from '#shared/contract/document.ts';
import { substitutionsFor } from '#shared/font-families.ts';
import { templateFile } from '#shared/limits/template-upload.ts';
import type { EngineRequest } from './engine-requests.ts';
import { shopPlaceholders } from './shop-placeholders.ts';

type CheckRequest = Extract<EngineRequest, { task: 'check' }>;

const checks = {
  docx: { guard: guardDocx, inspect: inspectDocx },
  xlsx: { guard: guardXlsx, inspect: inspectXlsx },
};

/** Only an honest file is looked at more closely. */
export const checkTemplate = async ({
  file,
  kind,
  ownFamilies,
  ownCharacters,
}: CheckRequest): Promise<DocumentFinding[]> => {
  const { guard, inspect } = checks[kind];
  const refusal = await guard(file, { maxBytes: templateFile.maxBytes });
  if (refusal)
    return [{ severity: 'error', code: refusal.code, message: refusal.message, place: refusal.place ?? '' }];
  const own = decodeCharacters(ownCharacters);
  const { findings } = inspect(file, {
    placeholders: shopPlaceholders,
    findSubstitutions: (families, kindOf) => substitutionsFor(families, ownFamilies, kindOf),
    // A workbook is printed by whoever bought it, with their fonts.
    ...(kind === 'docx' && { findUnprintable: (text) => unprintableIn(text, own) }),
  });
  return findings.map(({ severity, code, message, place }) => ({
    severity,
    code,
    message,
    place,
  }));
};
