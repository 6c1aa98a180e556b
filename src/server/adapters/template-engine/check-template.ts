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

export type CheckRequest = Omit<Extract<EngineRequest, { ownFamilies: string[] }>, 'task'>;

const checks = {
  docx: { guard: guardDocx, inspect: inspectDocx },
  xlsx: { guard: guardXlsx, inspect: inspectXlsx },
};

/** Why a file may not be opened at all. */
export const guardTemplate = ({ file, kind }: Pick<CheckRequest, 'file' | 'kind'>) =>
  checks[kind].guard(file, { maxBytes: templateFile.maxBytes });

/** Only an honest file is looked at more closely. */
export const checkTemplate = async (request: CheckRequest): Promise<CheckedTemplate> => {
  const refusal = await guardTemplate(request);
  if (refusal)
    return {
      findings: [
        { severity: 'error', code: refusal.code, message: refusal.message, place: refusal.place ?? '' },
      ],
      questionKeys: [],
      unknownNames: [],
    };
  return inspectTemplate(request);
};

/** The file must have passed `guardTemplate`. */
export const inspectTemplate = ({
  file,
  kind,
  questions,
  ownFamilies,
  ownCharacters,
}: CheckRequest): CheckedTemplate => {
  const own = decodeCharacters(ownCharacters);
  const inspected = checks[kind].inspect(file, {
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
