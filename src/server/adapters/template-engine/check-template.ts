import { guardDocx } from '#server/modules/templates/engine/guard-docx.ts';
import { guardXlsx } from '#server/modules/templates/engine/guard-xlsx.ts';
import { inspectDocx } from '#server/modules/templates/engine/inspect-docx.ts';
import { inspectXlsx } from '#server/modules/templates/engine/inspect-xlsx.ts';
import type { DocumentFinding } from '#shared/contract/document.ts';
import type { EngineRequest } from './engine-requests.ts';

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
}: CheckRequest): Promise<DocumentFinding[]> => {
  const { guard, inspect } = checks[kind];
  const refusal = await guard(file);
  if (refusal) return [{ severity: 'error', code: refusal.code, message: refusal.message, place: '' }];
  return inspect(file, { ownFamilies }).findings.map(({ severity, code, message, place }) => ({
    severity,
    code,
    message,
    place,
  }));
};
