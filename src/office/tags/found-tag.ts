/** Where in its block a tag stands. */
export type BlockRole = 'begin' | 'middle' | 'end';

/** One tag of a template, where it stands. */
export type FoundTag = {
  part: string;
  /** With its braces, and one space where there were several. */
  written: string;
  kind: 'value' | 'block' | 'mistake';
  /** What it prints or asks about; a column of a list is none of them. */
  keys: readonly string[];
  /** The tag that opens its block, as it is written. */
  opener: string | undefined;
  role: BlockRole | undefined;
  /** What it asks, of a tag that asks whether to print something. */
  test: string | undefined;
  place: string;
  /** What is wrong with it, the first thing of several. */
  message: string | undefined;
};
