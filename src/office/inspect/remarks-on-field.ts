import { type Placeholders, tagOf } from '#office/placeholders.ts';
import type { TextMistake } from './finding.ts';

const MERGED = /^\s*MERGEFIELD\s+"?([^"\\]*[^"\\\s])/i;
const CONDITION = /^\s*IF\s/i;
const CONTENTS = /^\s*TOC\b/i;

/** What becomes of the fields of Word that authors take for ours, or ask about. */
export const remarksOnField = (code: string, { find, nearest }: Placeholders): TextMistake[] => {
  const [, merged] = MERGED.exec(code) ?? [];
  if (merged !== undefined) {
    const key = find(merged) ?? nearest(merged);
    const advice = key ? `Write ${tagOf(key)} instead.` : 'Write a placeholder instead.';
    return [frozen(`The merge field “${merged}” is not filled: it keeps what it shows now. ${advice}`)];
  }
  if (CONDITION.test(code))
    return [
      frozen(
        'An IF field of Word is not worked out again: it keeps what it shows now. Use {{#if …}} instead.',
      ),
    ];
  return CONTENTS.test(code) ? [REMADE] : [];
};

const frozen = (message: string): TextMistake => ({ severity: 'warning', code: 'frozen-field', message });

const REMADE: TextMistake = {
  severity: 'note',
  code: 'contents',
  message: 'The page numbers of the table of contents are made anew for every customer.',
};
