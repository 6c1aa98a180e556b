import type { ReactNode } from 'react';
import type { EvidenceScope } from '#shared/contract/reading/evidence.ts';

/** What another feature does with what was read; the page puts the two together. */
export type RenderExports = (scope: EvidenceScope) => ReactNode;
export type OnProof = (readerId: number, documentId: number) => void;
