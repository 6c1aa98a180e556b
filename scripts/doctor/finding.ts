/** What a check says: it works, there is something to know, or there is something to do. */
export type Finding = { state: 'ok' | 'note' | 'to do'; text: string };
export type PartFinding = Finding & { part: string };
export type Check = () => Finding | Promise<Finding>;

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const note = (text: string): Finding => ({ state: 'note', text });
export const toDo = (text: string): Finding => ({ state: 'to do', text });

export const reportOf = (findings: PartFinding[]) => {
  const rows = findings.map(({ part, state, text }) => `  ${part.padEnd(15)}${state.padEnd(7)}${text}\n`);
  const count = findings.filter(({ state }) => state === 'to do').length;
  const verdict =
    count === 0
      ? 'Everything is in order.'
      : `${count} ${count === 1 ? 'part needs' : 'parts need'} something done.`;
  return `\n${rows.join('')}\n${verdict}\n`;
};

/** No check may end the others: what it did not foresee is a finding too. */
export const find = async (part: string, check: Check): Promise<PartFinding> => {
  try {
    return { part, ...(await check()) };
  } catch (error) {
    return { part, ...toDo((error as Error).message) };
  }
};
