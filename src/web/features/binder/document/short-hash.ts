const SHOWN = 6;

/** Enough to tell two files apart by eye. */
export const shortHash = (hash: string) => `${hash.slice(0, SHOWN)}…${hash.slice(-SHOWN)}`;
