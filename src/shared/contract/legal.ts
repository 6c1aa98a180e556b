import { z } from 'zod';
import { legalNames, type LegalName } from '#shared/legal/legal-names.ts';

/** A SHA-256 of the file's bytes, in hexadecimal. */
export const versionHash = z.string().regex(/^[\da-f]{64}$/, 'must be the version of a legal text');

export const legalPageInput = z.strictObject({
  name: z.enum(legalNames),
  /** Left out, the one that holds now. */
  version: versionHash.optional(),
});

/** What stands within a line. There is no way to say markup in it. */
export type LegalInline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'em'; children: LegalInline[] }
  | { kind: 'link'; href: string; children: LegalInline[] }
  | { kind: 'break' };

export type LegalBlock =
  | { kind: 'heading'; level: 2 | 3 | 4; children: LegalInline[] }
  | { kind: 'paragraph'; children: LegalInline[] }
  | { kind: 'list'; start: number | null; items: LegalBlock[][] }
  | { kind: 'quote'; blocks: LegalBlock[] }
  | { kind: 'table'; head: LegalInline[][]; rows: LegalInline[][][] }
  | { kind: 'verbatim'; text: string }
  | { kind: 'rule' };

/** Answer of `getLegalPage`. */
export type LegalPage = {
  name: LegalName;
  title: string;
  blocks: LegalBlock[];
  version: string;
  /** Since when this shop has shown it. */
  since: string;
  /** Whether it holds now, or was asked for by its version. */
  isCurrent: boolean;
};

/** What a buyer says besides what is bought: the version of the waiver that was ticked. */
export const checkoutConsent = z.strictObject({ waiver: versionHash });
export type CheckoutConsent = z.infer<typeof checkoutConsent>;

/** Answer of `getWaiver`: what a buyer is asked to agree to; null where nothing is asked. */
export type Waiver = { words: string; version: string };
