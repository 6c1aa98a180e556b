/** Tags that make no sense in most orders. */
export const TORN_TAGS = [
  '{{#if fryer}}',
  '{{#each gear}}',
  '{{else}}',
  '{{else if grill}}',
  '{{/if}}',
  '{{/each}}',
] as const;

/** Whether each block is closed where it was opened, and none is too deep. */
export const isSoundlyNested = (list: readonly string[]) => {
  const stack: { kind: string; hasElse: boolean }[] = [];
  for (const tag of list) {
    const top = stack.at(-1);
    if (tag.startsWith('{{#')) stack.push({ kind: tag.slice(3, tag.indexOf(' ')), hasElse: false });
    else if (tag.startsWith('{{/')) {
      if (stack.pop()?.kind !== tag.slice(3, -2)) return false;
    } else {
      if (top?.kind !== 'if' || top.hasElse) return false;
      top.hasElse = tag === '{{else}}';
    }
    if (stack.length > 4 || stack.filter(({ kind }) => kind === 'each').length > 2) return false;
  }
  return stack.length === 0;
};
