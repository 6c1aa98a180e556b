/** What a contents field asks for, as far as we build it ourselves. */
export type ContentsCode = {
  /** Of the headings, by the levels of their styles. */
  levels: { from: number; to: number };
  /** Also paragraphs that say their level themselves. */
  takesOutline: boolean;
  /** Paragraphs of further styles, by name. */
  styles: ReadonlyMap<string, number>;
  /** Instead of headings: the captions that are numbered under this name. */
  captions: string | undefined;
  hasNumbers: boolean;
};

const argument = (code: string, key: string) =>
  new RegExp(String.raw`\\${key}\s+(?:"([^"]*)"|([^\s\\]+))`, 'i').exec(code)?.slice(1).find(Boolean);

/** Undefined of one that lists other things, such as parts of the text, or marks of its author. */
export const readContentsCode = (code: string): ContentsCode | undefined => {
  const captions = argument(code, 'c');
  if (/\\[abdflp]\b/i.test(code)) return undefined;
  const outline = /\\o\b/i.test(code);
  const [, from = '1', to = '9'] = /^(\d)-(\d)$/.exec(argument(code, 'o') ?? '') ?? [];
  const takesOutline = /\\u\b/i.test(code);
  const listed = (argument(code, 't') ?? '').split(/[,;]/).map((word) => word.trim());
  const styles = new Map<string, number>();
  for (let index = 0; index + 1 < listed.length; index += 2)
    styles.set((listed[index] ?? '').toLowerCase(), Number(listed[index + 1]));
  const onlyStyles = styles.size > 0 && !outline && !takesOutline;
  return {
    levels: onlyStyles ? { from: 1, to: 0 } : { from: Number(from), to: Number(to) },
    takesOutline,
    styles,
    captions,
    hasNumbers: !/\\n\b/i.test(code),
  };
};
