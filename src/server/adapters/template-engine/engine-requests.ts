import type { FillInput, OfficeKind, SampleMark } from '#server/ports/template-engine.ts';
import type { DocumentFinding } from '#shared/contract/document.ts';

export type EngineRequest =
  | {
      task: 'check';
      file: Uint8Array;
      kind: OfficeKind;
      ownFamilies: string[];
      /** What those have, as `encodeCharacters` writes it. */
      ownCharacters: string;
    }
  | { task: 'accessibility'; file: Uint8Array }
  | { task: 'fill'; file: Uint8Array; kind: OfficeKind; input: FillInput }
  | { task: 'sample'; pdf: Uint8Array; pageCount: number; title: string; mark: SampleMark };

/** Findings for 'check' and 'accessibility', bytes for the others. */
export type EngineAnswer = { findings: DocumentFinding[] } | { bytes: Uint8Array };
