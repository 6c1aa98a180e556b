import { type ClipboardEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListColumn } from '#shared/questions/answer-form.ts';
import { questionLimits } from '#shared/limits/question.ts';
import { copy } from '#web/features/questions/inputs/copy.ts';
import type { Draft } from '#web/features/questions/inputs/draft.ts';
import { addRow, type DraftRow, moveRow, removeRow, setCell } from './draft-rows.ts';
import type { RowActions } from './list-row.tsx';
import { type Pasted, pasteRows } from './paste-rows.ts';

type ListRows = {
  columns: readonly ListColumn[];
  rows: readonly DraftRow[];
  onType: (draft: Draft) => void;
};

/** What can be done with the rows of a list, where the keyboard stands afterwards, and what is read out of it. */
export const useListRows = (given: ListRows) => {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<string>(null);
  const [announcement, setAnnouncement] = useState({ text: '', isShown: false });
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  // Rows that are new or have changed their place take the focus only once they are there.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    list.current?.closest('fieldset')?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  const say = (text: string, isShown = false) => setAnnouncement({ text, isShown });

  const add = () => {
    const rows = addRow(latest.current.rows);
    if (rows.length > questionLimits.maxRows) return;
    wanted.current = `${rowAt(rows, rows.length - 1)} [data-column]`;
    latest.current.onType(rows);
    say(copy.list.added(rows.length));
  };

  /** Made once: a row is drawn again only if it has changed itself. */
  const [actions] = useState<RowActions>(() => {
    const change = (rows: DraftRow[]) => latest.current.onType(rows.length === 0 ? null : rows);
    const move = (id: number, by: -1 | 1, focus: string) => {
      const { rows } = latest.current;
      const to = rows.findIndex((row) => row.id === id) + by;
      if (to < 0 || to >= rows.length) return;
      wanted.current = `[data-row="${id}"] ${focus}`;
      change(moveRow(rows, id, to));
      say(copy.list.moved(to + 1, rows.length));
    };
    return {
      type: (id, key, text) => change(setCell(latest.current.rows, id, key, text)),
      paste: (event: ClipboardEvent, id, key) => {
        const { columns, rows } = latest.current;
        const text = event.clipboardData.getData('text/plain');
        const pasted = pasteRows(columns, rows, { rowId: id, columnKey: key }, text);
        if (!pasted) return;
        event.preventDefault();
        change(pasted.rows);
        say(toldOf(pasted), true);
      },
      press: (event: KeyboardEvent, id, key) => {
        const { rows } = latest.current;
        const place = rows.findIndex((row) => row.id === id);
        if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
          event.preventDefault();
          move(id, event.key === 'ArrowUp' ? -1 : 1, `[data-column="${key}"]`);
        } else if (event.key === 'Enter') {
          event.preventDefault();
          if (place === rows.length - 1) add();
          else focusIn(list.current, `${rowAt(rows, place + 1)} [data-column="${key}"]`);
        }
      },
      move: (id, by) => move(id, by, `[data-action="${by < 0 ? 'up' : 'down'}"]`),
      remove: (id) => {
        const { rows } = latest.current;
        const place = rows.findIndex((row) => row.id === id);
        const left = removeRow(rows, id);
        wanted.current =
          left.length === 0
            ? '[data-action="add"]'
            : `${rowAt(left, Math.min(place, left.length - 1))} [data-action="remove"]`;
        change(left);
        say(copy.list.removed(left.length));
      },
    };
  });
  return { list, announcement, actions, add };
};

const rowAt = (rows: readonly DraftRow[], place: number) => `[data-row="${rows[place]?.id ?? 0}"]`;

const focusIn = (list: HTMLElement | null, selector: string) =>
  list?.querySelector<HTMLElement>(selector)?.focus();

const toldOf = ({ count, leftOut, unfit }: Pasted) =>
  [
    copy.list.pasted(count),
    leftOut > 0 && copy.list.leftOut(leftOut, questionLimits.maxRows),
    unfit > 0 && copy.list.unfit(unfit),
  ]
    .filter(Boolean)
    .join(' ');
