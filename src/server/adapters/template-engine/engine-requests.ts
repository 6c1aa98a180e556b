import type {
  CheckedTemplate,
  FillInput,
  MarkedTemplate,
  OfficeKind,
  PrintedDocument,
  PrintedTable,
  SampleMark,
  Stamp,
  StampedFormat,
} from '#server/ports/template-engine.ts';
import type { DocumentComparison } from '#shared/contract/comparison.ts';
import type { DocumentFinding } from '#shared/contract/document.ts';
import type { Question } from '#shared/contract/question.ts';

type Checking = {
  file: Uint8Array;
  kind: OfficeKind;
  questions: readonly Question[];
  ownFamilies: string[];
  /** What those have, as `encodeCharacters` writes it. */
  ownCharacters: string;
};

export type EngineRequest =
  | ({ task: 'check'; keepsObjects: boolean } & Checking)
  | { task: 'keep-objects'; file: Uint8Array }
  | ({ task: 'mark' } & Checking)
  | { task: 'accessibility'; file: Uint8Array }
  | { task: 'fill'; file: Uint8Array; kind: OfficeKind; input: FillInput }
  | { task: 'pages'; file: Uint8Array; destinations: Record<string, number> }
  | { task: 'compare'; older: Uint8Array; newer: Uint8Array }
  | { task: 'sample'; pdf: Uint8Array; pageCount: number; title: string; mark: SampleMark }
  | { task: 'stamp'; file: Uint8Array; format: StampedFormat; stamp: Stamp }
  | { task: 'workbook'; table: PrintedTable }
  | { task: 'table-document'; table: PrintedTable; logo: Uint8Array | undefined }
  | { task: 'look-at-pdf'; pdf: Uint8Array }
  | { task: 'printed-document'; printed: PrintedDocument; logo: Uint8Array | undefined };

/** Findings for 'check' and 'accessibility', tags for 'mark', what differs for 'compare', what a PDF is for 'look-at-pdf', bytes for the others, with whether they are printed so for 'pages'. */
export type EngineAnswer =
  | (Partial<CheckedTemplate> & { findings: DocumentFinding[] })
  | { bytes: Uint8Array; isPrinted?: boolean }
  | { compared: DocumentComparison }
  | { looked: { pageCount: number; isPlain: boolean } }
  | { marked: MarkedTemplate | { refusal: string } };
