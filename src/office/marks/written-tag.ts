/** As it is written, and the name whose value it prints; a block prints none. */
export type WrittenTag = { written: string; value: string | undefined };

/** What a tag is called in the addresses of marks; undefined leaves it unmarked. */
export type NameOf = (tag: WrittenTag) => string | undefined;
