import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reader } from '#shared/contract/reading/readers.ts';
import { readerLimits } from '#shared/limits/readers.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { copy } from '#web/features/binder-people/copy.ts';
import { pasteCopy } from './copy.ts';
import { BINDER_KEY } from '#web/features/binder-people/people-queries.ts';
import { judgePasted } from './judge-pasted.ts';
import { parseList, type PastedRow } from './parse-list.ts';
import { PastedTable } from './pasted-table.tsx';

type PasteDialogProps = { readers: readonly Reader[]; onClose: () => void; onSaved: (news: string) => void };

/** A list from a spreadsheet: pasted, looked at and mended line by line, saved. What is not saved stays. */
export const PasteDialog = ({ readers, onClose, onSaved }: PasteDialogProps) => {
  const shop = useShop();
  const [text, setText] = useState('');
  const [lines, setLines] = useState<PastedRow[]>();
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map());
  const change = (next: PastedRow[]) => {
    setLines(next);
    setProblems(new Map());
  };
  const states = judgePasted(lines ?? [], readers);
  const savable = states.flatMap((state, index) => (state === 'fine' || state === 'known' ? [index] : []));
  const sent = savable.slice(0, readerLimits.maxAtOnce);
  const save = useMutation({
    mutationFn: async () => {
      const chosen = sent
        .flatMap((index) => lines?.[index] ?? [])
        .map(({ name, email, role }) => ({ name, email, role }));
      const { customer } = (await shop.calls()).customer;
      return (await customer.saveReaders.mutate({ readers: chosen })).lines;
    },
    onSuccess: async (answers) => {
      await shop.queries.invalidateQueries({ queryKey: BINDER_KEY });
      const refused = new Map(
        answers.flatMap((answer, at) =>
          'problem' in answer ? [[sent[at] ?? -1, answer.problem] as const] : [],
        ),
      );
      const gone = new Set(sent.filter((index) => !refused.has(index)));
      const kept = (lines ?? []).flatMap((line, index) => (gone.has(index) ? [] : [{ line, index }]));
      const added = answers.filter((answer) => 'isNew' in answer && answer.isNew).length;
      onSaved(pasteCopy.saved(added, gone.size - added));
      if (kept.length === 0) return onClose();
      setLines(kept.map(({ line }) => line));
      return setProblems(
        new Map(
          kept.flatMap(({ index }, at) => {
            const problem = refused.get(index);
            return problem === undefined ? [] : [[at, problem] as const];
          }),
        ),
      );
    },
  });
  const wrong = states.length - savable.length;
  return (
    <Dialog
      open
      size={lines ? 'screen' : 'form'}
      onClose={onClose}
      closeLabel={copy.cancel}
      title={pasteCopy.title}
      description={pasteCopy.text}
    >
      {lines ? (
        <div className="flex min-h-0 grow flex-col gap-4">
          {lines.length === 0 ? (
            <p>{pasteCopy.nothing}</p>
          ) : (
            <PastedTable
              lines={lines}
              states={states}
              problems={problems}
              onChange={(index, part) =>
                change(lines.map((line, at) => (at === index ? { ...line, ...part } : line)))
              }
              onLeave={(index) => change(lines.filter((_, at) => at !== index))}
            />
          )}
          <p role="status" className="text-sm empty:hidden">
            {wrong > 0 && pasteCopy.wrong(wrong)}{' '}
            {savable.length > sent.length && pasteCopy.tooMany(readerLimits.maxAtOnce)}
          </p>
          {save.error && <Alert tone="error" title={messageFor(save.error).message} />}
          <div className="flex flex-wrap gap-3">
            <Button busy={save.isPending} disabled={sent.length === 0} onClick={() => save.mutate()}>
              {pasteCopy.save(sent.length)}
            </Button>
            <Button variant="ghost" onClick={() => setLines(undefined)}>
              {pasteCopy.back}
            </Button>
          </div>
        </div>
      ) : (
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            change(parseList(text).map((line, key) => ({ ...line, key })));
          }}
        >
          <Field label={pasteCopy.field}>
            {(control) => (
              <Textarea
                {...control}
                rows={10}
                className="font-mono text-sm"
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" disabled={text.trim() === ''}>
              {pasteCopy.read}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              {copy.cancel}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
};
