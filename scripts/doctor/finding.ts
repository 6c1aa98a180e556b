/** What the doctor says about one part: it works, there is something to know, or there is something to do. */
export type Finding = { part: string; state: 'ok' | 'note' | 'to do'; text: string };

export const ok = (part: string, text: string): Finding => ({ part, state: 'ok', text });
export const note = (part: string, text: string): Finding => ({ part, state: 'note', text });
export const toDo = (part: string, text: string): Finding => ({ part, state: 'to do', text });

export const reportOf = (findings: Finding[]) => {
  const rows = findings.map(({ part, state, text }) => `  ${part.padEnd(15)}${state.padEnd(7)}${text}\n`);
  const count = findings.filter(({ state }) => state === 'to do').length;
  const verdict =
    count === 0
      ? 'Everything is in order.'
      : `${count} ${count === 1 ? 'part needs' : 'parts need'} something done.`;
  return `\n${rows.join('')}\n${verdict}\n`;
};

/** No check may end the others: what it did not foresee is a finding too. */
export const find = async (part: string, check: () => Finding | Promise<Finding>): Promise<Finding> => {
  try {
    return await check();
  } catch (error) {
    return toDo(part, (error as Error).message);
  }
};
