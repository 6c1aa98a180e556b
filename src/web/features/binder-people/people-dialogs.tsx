import type { ReaderList, ReadingMatrix } from '#shared/contract/reading/readers.ts';
import { AssignDialog } from './assigning/assign-dialog.tsx';
import type { OnProof, RenderExports } from './evidence-slots.ts';
import { PasteDialog } from './pasting/paste-dialog.tsx';
import { EraseDialog } from './people/erase-dialog.tsx';
import { PersonDialog } from './people/person-dialog.tsx';
import { PersonForm } from './people/person-form.tsx';
import { RemoveDialog } from './people/remove-dialog.tsx';
import type { useRemind } from './use-remind.ts';

/** The one dialog that is open. */
export type Open =
  | { kind: 'add' }
  | { kind: 'paste' }
  | { kind: 'person' | 'edit' | 'remove' | 'erase'; id: number }
  | { kind: 'assign'; people: readonly number[]; documents: readonly number[] };

type PeopleDialogsProps = {
  open: Open | undefined;
  list: ReaderList;
  matrix: ReadingMatrix;
  remind: ReturnType<typeof useRemind>;
  onOpen: (open: Open | undefined) => void;
  onNews: (news: string) => void;
  renderExports: RenderExports;
  onProof: OnProof;
};

export const PeopleDialogs = (props: PeopleDialogsProps) => {
  const { open, list, matrix, remind, onOpen, onNews, renderExports, onProof } = props;
  const close = () => onOpen(undefined);
  const finish = (news: string) => {
    close();
    onNews(news);
  };
  if (!open) return null;
  if (open.kind === 'add') return <PersonForm roles={list.roles} onClose={close} />;
  if (open.kind === 'paste') return <PasteDialog readers={list.readers} onClose={close} onSaved={onNews} />;
  if (open.kind === 'assign')
    return (
      <AssignDialog
        list={list}
        today={matrix.today}
        people={open.people}
        documents={open.documents}
        onClose={close}
        onAssigned={finish}
      />
    );
  const { id, kind } = open;
  if (kind === 'erase') {
    const removed = list.removed.find((listed) => listed.id === id);
    return removed ? <EraseDialog reader={removed} onClose={close} onErased={finish} /> : null;
  }
  const reader = list.readers.find((listed) => listed.id === id);
  // Removed in another window meanwhile.
  if (!reader) return null;
  if (kind === 'edit')
    return <PersonForm reader={reader} roles={list.roles} onClose={() => onOpen({ kind: 'person', id })} />;
  if (kind === 'remove')
    return <RemoveDialog reader={reader} onClose={() => onOpen({ kind: 'person', id })} onRemoved={finish} />;
  return (
    <PersonDialog
      reader={reader}
      matrix={matrix}
      isReminding={remind.isPending}
      onClose={close}
      onEdit={() => onOpen({ kind: 'edit', id })}
      onAssign={() => onOpen({ kind: 'assign', people: [id], documents: [] })}
      onRemind={() => remind.mutate([id], { onSuccess: close })}
      onRemove={() => onOpen({ kind: 'remove', id })}
      exports={renderExports({ of: 'person', readerId: id })}
      onProof={onProof}
    />
  );
};
