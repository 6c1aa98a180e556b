import type { FillInput, OfficeKind } from '#server/ports/template-engine.ts';
import type { DocumentFinding } from '#shared/contract/document.ts';

export type EngineRequest =
  | { task: 'check'; file: Uint8Array; kind: OfficeKind; ownFamilies: string[] }
  | { task: 'accessibility'; file: Uint8Array }
  | { task: 'fill'; file: Uint8Array; kind: OfficeKind; input: FillInput }
  | { task: 'sample'; pdf: Uint8Array; pageCount: number; title: string };

/** Findings for 'check' and 'accessibility', bytes for the others. */
export type EngineAnswer = { findings: DocumentFinding[] } | { bytes: Uint8Array };
