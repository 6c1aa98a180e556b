import { guardDocx } from '#office/guard-docx.ts';
import { guardXlsx } from '#office/guard-xlsx.ts';
import type { Refusal } from '#office/refusal.ts';
import { inspectDocx } from '#office/inspect-docx.ts';
import { inspectXlsx } from '#office/inspect-xlsx.ts';
import { decodeCharacters } from '#shared/characters/character-set.ts';
import { unprintableIn } from '#shared/characters/unprintable-in.ts';
import type { CheckedTemplate } from '#server/ports/template-engine.ts';
import type { DocumentFinding } from '#shared/contract/document.ts';
import { substitutionsFor } from '#shared/font-families.ts';
import { templateFile } from '#shared/limits/template-upload.ts';
import type { EngineRequest } from './engine-requests.ts';
import { keepableAt, keepRefused, keptAt } from './keep-in-template.ts';
import { placeholdersWith } from './shop-placeholders.ts';

export type CheckRequest = Omit<Extract<EngineRequest, { task: 'mark' }>, 'task'>;

const checks = {
  docx: { guard: guardDocx, inspect: inspectDocx },
  xlsx: { guard: guardXlsx, inspect: inspectXlsx },
};

/** Why a file may not be opened at all. */
export const guardTemplate = ({ file, kind }: Pick<CheckRequest, 'file' | 'kind'>) =>
  checks[kind].guard(file, { maxBytes: templateFile.maxBytes });

/** Only an honest file is looked at more closely, or what would be one without its objects. */
export const checkTemplate = async ({
  keepsObjects,
  ...request
}: CheckRequest & { keepsObjects: boolean }): Promise<CheckedTemplate> => {
  const refusal = await guardTemplate(request);
  if (!refusal) return inspectTemplate(request);
  const kept = request.kind === 'docx' ? await keepRefused(refusal, request) : undefined;
  if (!kept) return { findings: [findingOf(refusal, refusal.place)], questionKeys: [], unknownNames: [] };
  const checked = inspectTemplate({ ...request, file: kept.file });
  if (keepsObjects) return { ...checked, findings: [...keptAt(kept.places), ...checked.findings] };
  return {
    ...checked,
    findings: [...keepableAt(kept.places), ...checked.findings],
    keepableObjects: kept.places.length,
  };
};

const findingOf = ({ code, message }: Refusal, place = ''): DocumentFinding => ({
  severity: 'error',
  code,
  message,
  place,
});

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
