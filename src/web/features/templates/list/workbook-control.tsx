import { useState } from 'react';
import type { AdminDocument } from '#shared/contract/document.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { PageViewButton } from '#web/features/templates/page-view/page-view-button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { showToast } from '#web/ui/toasts/toast-queue.ts';
import { useFilePicker } from '#web/ui/forms/use-file-picker.tsx';
import { removeWorkbook } from '#web/features/templates/document-actions.ts';
import { useDocumentAction } from './use-document-action.ts';
import { useSendFile } from '#web/features/templates/upload/use-send-file.ts';
import { workbookCopy as copy } from '#web/features/templates/copy.ts';

/** The Excel workbook that is filled and sold together with a document. */
export const WorkbookControl = ({ document }: { document: AdminDocument }) => {
  const { id, name, workbook } = document;
  const [refused, setRefused] = useState<{ message: string; file: File }>();
  const { send, percent } = useSendFile(
    { kind: 'workbook', documentId: id },
    (file) => showToast({ tone: 'success', text: copy.attached(file.name) }),
    (message, { file }) => setRefused({ message, file }),
  );
  const removal = useDocumentAction(removeWorkbook, () => showToast({ tone: 'success', text: copy.removed }));
  const choose = workbook === null ? copy.attachTo(name) : copy.replaceOf(name);
  const picker = useFilePicker({
    label: `${choose} (.xlsx)`,
    accept: '.xlsx',
    onFile: (file) => {
      setRefused(undefined);
      if (file.name.toLowerCase().endsWith('.xlsx')) send({ file });
      else showToast({ tone: 'error', text: copy.notXlsx });
    },
  });
  return (
    <div className="mt-auto border-t border-line pt-3.5 text-sm">
      {picker.input}
      {percent !== undefined && <Progress label={copy.label} percent={percent} />}
      {refused && (
        <div className="mb-3">
          <Alert tone="error" title={copy.refused(refused.file.name)}>
            <p className="whitespace-pre-line">{refused.message}</p>
            <PageViewButton name={refused.file.name} viewed={{ file: refused.file }} isWorkbook />
          </Alert>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {workbook !== null && (
          <span className="flex min-w-0 items-center gap-1.5 text-ink">
            <Icon name="page" className="size-4 text-green" />
            <span className="truncate" title={workbook}>
              {workbook}
            </span>
          </span>
        )}
        <span className="flex gap-4">
          <Button
            variant="link"
            size="sm"
            aria-label={choose}
            onClick={picker.open}
            disabled={percent !== undefined}
          >
            {workbook === null ? copy.attach : copy.replace}
          </Button>
          {workbook !== null && (
            <Button
              variant="link"
              size="sm"
              aria-label={copy.removeOf(name)}
              busy={removal.isPending}
              onClick={() => removal.mutate(id)}
            >
              {copy.remove}
            </Button>
          )}
        </span>
      </div>
    </div>
  );
};
