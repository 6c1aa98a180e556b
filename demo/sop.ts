/** A column of a table: its heading and its share of the width. */
export type Column = { heading: string; share: number };

export type TableLook = {
  /** The first column names its row. */
  isFirstBold?: boolean;
  /** Room to write by hand. */
  rowHeightInTwips?: number;
  /** Columns of ticks and short values, counted from 0. */
  centerFrom?: number;
  /** Stands on the same page as what follows. */
  isKeptWithNext?: boolean;
};

/** `**bold**` is the only markup of a text; a line break inside a cell begins a new paragraph. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'subheading'; text: string }
  /** A tag that has its paragraph to itself, which goes with it. */
  | { kind: 'marker'; tag: string }
  | { kind: 'bullets'; items: readonly string[] }
  | { kind: 'callout'; title: string; text: string }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly string[][]; look: TableLook }
  | { kind: 'steps'; columns: readonly Column[]; rows: readonly string[][] }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'fields'; rows: readonly string[][]; heightInTwips: number };

export type Fact = readonly [label: string, value: string];

export type Orientation = 'portrait' | 'landscape';

export type Section = {
  title: string;
  blocks: readonly Block[];
  /** Begins a page of this orientation; without one the section follows on. */
  newPage?: Orientation;
  /** Moves to the next page as a whole when it does not fit. */
  isKeptWhole?: boolean;
};

export type Sop = {
  number: string;
  /** Also the name of its file. */
  title: string;
  /** What stands above the title: the kind of document and its field. */
  kind: string;
  owner: string;
  review: string;
  moreFacts?: readonly Fact[];
  sections: readonly Section[];
  /** Forms and tables that stand behind the sign-off. */
  attachments?: readonly Section[];
  /** Who signs besides the owner of the business, who approves. */
  signers: readonly string[];
  /** What the first revision brought. */
  revision: string;
};
