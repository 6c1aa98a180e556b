import { z } from 'zod';

/** Whatever was scanned or typed: what is no code is answered like one that nobody knows. */
export const isCurrentInput = z.strictObject({ code: z.string() });

/** `approved`: takes effect on a day to come. */
export type PrintState = 'in-force' | 'draft' | 'approved' | 'superseded' | 'withdrawn' | 'refunded';

/** Days are written 2026-11-17, in the business's time zone. */
export type DocumentPrint = {
  state: PrintState;
  business: string;
  title: string;
  /** Empty where the shop gives none. */
  number: string;
  /** Of this print. */
  revision: number;
  /** When it took or takes effect, was withdrawn; null of what has no such day. */
  day: string | null;
  /** The revision in force, where it is another one. */
  current: { revision: number; since: string } | null;
  /** The zone its days are of, and when this was so. */
  timeZone: string;
  checkedAt: string;
};

/** How a print stands whose code was scanned. */
export type PrintStatus = DocumentPrint | { state: 'sample' };
