import { linkKindOf } from '#office/opc/link-kind.ts';

/** Functions that ask other programs or computers, and those that run something. */
const OUTSIDE =
  /(?:^|[^\w.])(?:_xl(?:fn|ws|udf)\.)*(?:WEBSERVICE|RTD|DDE|CALL|EXEC|EXECUTE|INITIATE|POKE|REQUEST|REGISTER(?:\.ID)?|SQL\.REQUEST|IMAGE|STOCKHISTORY|PY|CUBE\w+|IMPORT(?:DATA|XML|HTML|FEED|RANGE)|FOPEN|RUN)\s*\(/i;
/** `[1]Sheet!A1`, `[x.xlsx]Sheet!A1`, `[1]!name`: columns of tables have no `!` behind them. */
const OTHER_WORKBOOK = /\[\][^\s[\]!:,;()&+*/^=<>-]*!/;
const LINK = /(?:^|[^\w.])HYPERLINK\s*\(\s*/gi;
const INDIRECT = /(?:^|[^\w.])INDIRECT\s*\(/i;
const PLACE_ELSEWHERE = /[[|]|\\\\|:\/|^\s*(?:file|[a-z]):/i;

/** A string, a name in quotes, or brackets, in which an apostrophe takes the meaning from what follows it. */
const TOKEN = /"((?:[^"]|"")*)"|'((?:[^']|'')*)'|\[((?:'.|[^'[\]]|\[(?:'.|[^'[\]])*\])*)\]/gs;
const THIS_WORKBOOK = '0';

/** Whether a formula reads, starts or asks anything outside its workbook. A bar is no operator: it names another program (DDE). */
export const reachesOutside = (formula: string) => {
  const strings: string[] = [];
  const names: string[] = [];
  const bare = formula.replaceAll(
    TOKEN,
    (_, text: string | undefined, name: string | undefined, bracketed: string | undefined) => {
      if (text !== undefined) strings.push(text);
      if (name !== undefined) names.push(name);
      if (bracketed !== undefined) return bracketed === THIS_WORKBOOK ? '' : '[]';
      return text === undefined ? 'name' : '""';
    },
  );
  return (
    OUTSIDE.test(bare) ||
    bare.includes('|') ||
    OTHER_WORKBOOK.test(bare) ||
    names.some((name) => /\[(?!0\])|\\\\|:\/\//.test(name)) ||
    (INDIRECT.test(bare) && strings.some((text) => PLACE_ELSEWHERE.test(text))) ||
    hasOtherLink(formula)
  );
};

/** A link has to begin with its address in the formula: one that is put together may lead anywhere. */
const hasOtherLink = (formula: string) =>
  [...formula.matchAll(LINK)].some(({ index, 0: opening }) => {
    const written = /^"((?:[^"]|"")*)"/.exec(formula.slice(index + opening.length))?.[1];
    return written === undefined || linkKindOf(written) !== 'open' || written.trim() === '';
  });
