import { guardDocx } from '#office/guard-docx.ts';
import { guardXlsx } from '#office/guard-xlsx.ts';
import { inspectDocx } from '#office/inspect-docx.ts';
import { inspectXlsx } from '#office/inspect-xlsx.ts';
import { decodeCharacters } from '#shared/characters/character-set.ts';
import { unprintableIn } from '#shared/characters/unprintable-in.ts';
import type { CheckedTemplate } from '#server/ports/template-engine.ts';
import { substitutionsFor } from '#shared/font-families.ts';
import { templateFile } from '#shared/limits/template-upload.ts';
import type { EngineRequest } from './engine-requests.ts';
import { placeholdersWith } from './shop-placeholders.ts';

type CheckRequest = Extract<EngineRequest, { task: 'check' }>;

const checks = {
  docx: { guard: guardDocx, inspect: inspectDocx },
  xlsx: { guard: guardXlsx, inspect: inspectXlsx },
};

/** Only an honest file is looked at more closely. */
export const checkTemplate = async ({
  file,
  kind,
  questions,
  ownFamilies,
  ownCharacters,
}: CheckRequest): Promise<CheckedTemplate> => {
  const { guard, inspect } = checks[kind];
  const refusal = await guard(file, { maxBytes: templateFile.maxBytes });
  if (refusal)
    return {
      findings: [
        { severity: 'error', code: refusal.code, message: refusal.message, place: refusal.place ?? '' },
      ],
      questionKeys: [],
      unknownNames: [],
    };
  const own = decodeCharacters(ownCharacters);
  const inspected = inspect(file, {
    placeholders: placeholdersWith(questions),
    findSubstitutions: (families, kindOf) => substitutionsFor(families, ownFamilies, kindOf),
    // A workbook is printed by whoever bought it, with their fonts.
    ...(kind === 'docx' && { findUnprintable: (text) => unprintableIn(text, own) }),
  });
  const used = new Set(inspected.placeholders.map(({ key }) => key));
  return {
    findings: inspected.findings.map(({ severity, code, message, place }) => ({
      severity,
      code,
      message,
      place,
    })),
    questionKeys: questions.map(({ key }) => key).filter((key) => used.has(key)),
    unknownNames: inspected.unknown,
  };
};
