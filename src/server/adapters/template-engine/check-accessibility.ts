import { inspectAccessibility } from '#office/inspect-accessibility.ts';
import type { DocumentFinding } from '#shared/contract/document.ts';

export const checkAccessibility = (file: Uint8Array): DocumentFinding[] =>
  inspectAccessibility(file).map(({ severity, code, message, place }) => ({
    severity,
    code,
    message,
    place,
  }));
