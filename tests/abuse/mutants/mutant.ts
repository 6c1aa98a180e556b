/** One control, switched off: what of a file's text is replaced by what. The first holder of the case must then fail. */
export type Mutant = { number: number; file: string; edits: [find: string, replacement: string][] };
