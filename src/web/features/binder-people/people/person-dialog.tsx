import type { ReactNode } from 'react';
import type { Reader, ReadingMatrix } from '#shared/contract/reading/readers.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { copy } from '#web/features/binder-people/copy.ts';
import type { OnProof } from '#web/features/binder-people/evidence-slots.ts';
import { PersonAccess } from './person-access.tsx';
import { PersonDocuments } from './person-documents.tsx';

const words = copy.person;

type PersonDialogProps = {
  reader: Reader;
  matrix: ReadingMatrix;
  isReminding: boolean;
  onClose: () => void;
  onEdit: () => void;
  onAssign: () => void;
  onRemind: () => void;
  onRemove: () => void;
  /** What they have read, to be taken away. */
  exports: ReactNode;
  onProof: OnProof;
};

/** All about one person. */
export const PersonDialog = (props: PersonDialogProps) => {
  const { reader, matrix, isReminding, onClose, onEdit, onAssign, onRemind, onRemove, exports, onProof } =
    props;
  const person = matrix.people.find(({ id }) => id === reader.id);
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={copy.close}
      title={<bdi>{reader.name}</bdi>}
      description={[reader.role, reader.email ?? words.noEmail].filter(Boolean).join(' · ')}
    >
      <div className="flex flex-col gap-5">
        {reader.isUnsubscribed && <Alert title={words.unsubscribed}>{words.unsubscribedHint}</Alert>}
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onAssign}>
            {words.assign}
          </Button>
          <Button size="sm" variant="ghost" busy={isReminding} onClick={onRemind}>
            {words.remind}
          </Button>
          <Button size="sm" variant="ghost" onClick={onEdit}>
            {words.edit}
          </Button>
          <Button size="sm" variant="danger" onClick={onRemove}>
            {words.remove}
          </Button>
          {exports}
        </div>
        {person && <PersonDocuments person={person} documents={matrix.documents} onProof={onProof} />}
        <PersonAccess reader={reader} />
      </div>
    </Dialog>
  );
};
