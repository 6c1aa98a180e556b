/** Ours, held against the library's own types: every field named as there, with values it may have there. */
export type SubsetOf<Theirs, Own extends Partial<Theirs>> = Own;

export type Metadata = Record<string, string>;
