import { z } from 'zod';
import type { PagePreview } from './document.ts';

/** What a tag is to the author of a template. */
export type TagKind = 'value' | 'question' | 'block' | 'mistake';

/** Where in its block a tag stands. */
export type BlockRole = 'begin' | 'middle' | 'end';

/** Where a tag is seen, as shares of the page from its top left. */
export type PageMark = {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  role: BlockRole | null;
  /** Whether it goes on with the tag of the mark before, on the next line. */
  isContinued: boolean;
};

/** A different tag, mistake or remark of a template: once, with every place of it. */
export type PageViewEntry = {
  kind: TagKind | 'remark';
  /** A tag as it is written, or a sentence. */
  title: string;
  count: number;
  places: string[];
  marks: PageMark[];
};

/** A template as it is written, with its tags marked. Pages arrive one after the other. */
export type PageView = {
  id: string;
  status: 'processing' | 'complete' | 'failed';
  reason: string | null;
  /** All there are, also those that are not drawn; null until it is known, and of a workbook. */
  pageCount: number | null;
  /** How many of them will be drawn. */
  drawnCount: number | null;
  pages: PagePreview[];
  entries: PageViewEntry[];
};

export const pageViewIdInput = z.strictObject({ id: z.uuid() });
