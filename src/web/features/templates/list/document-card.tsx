import { useState } from 'react';
import type { AdminDocument } from '#shared/contract/document.ts';
import { formatDay } from '#web/lib/format-date.ts';
import { Card } from '#web/ui/paper/card.tsx';
import { IndexTab } from '#web/ui/paper/index-tab.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import type { RenderAnswers } from '#web/features/templates/test-fill/render-answers.ts';
import { KeepObjectsDialog } from '#web/features/templates/objects/keep-objects-dialog.tsx';
import { ReplacementDialog } from '#web/features/templates/changes/replacement-dialog.tsx';
import { type CardDialog, DocumentDialogs } from './document-dialogs.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentMenu } from './document-menu.tsx';
import { NewerVersion } from './newer-version.tsx';
import { useReplacement } from './use-replacement.tsx';
import { cardCopy as copy } from '#web/features/templates/copy.ts';
import { WorkbookControl } from './workbook-control.tsx';

type DocumentCardProps = { document: AdminDocument; renderAnswers: RenderAnswers };

/** A document in the list: how it looks, how it stands, and what can be done with it. */
export const DocumentCard = ({ document, renderAnswers }: DocumentCardProps) => {
  const [dialog, setDialog] = useState<CardDialog>();
  const replacement = useReplacement(document);
  const [firstPage] = document.pages;
  return (
    <Card as="li" className="flex flex-col">
      <div className="relative h-54">
        <button
          type="button"
          aria-label={copy.preview(document.name)}
          className="h-full w-full overflow-hidden bg-desk focus-visible:-outline-offset-3"
          onClick={() => setDialog('pages')}
        >
          <Sheet className="mx-auto h-46 w-fit max-w-4/5 min-w-35 overflow-hidden">
            {firstPage && (
              <Picture source={firstPage} alt="" sizes="9rem" tiny className="h-46 w-auto bg-paper" />
            )}
          </Sheet>
        </button>
        <IndexTab>{copy.pageCount(document.pageCount)}</IndexTab>
      </div>
      <div className="flex grow flex-col gap-3.5 px-5 pt-4.5 pb-5">
        <div className="flex items-start justify-between gap-2">
          <div className="pt-1">
            <h2 className="text-lg leading-snug font-[620] tracking-[-0.012em] wrap-anywhere">
              {document.name}
            </h2>
            <p className="mt-1.5 font-mono text-xs text-quiet">
              {[document.register.number, copy.version(document.version, formatDay(document.uploadedAt))]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <DocumentMenu document={document} onSelect={setDialog} onReplace={replacement.open} />
        </div>
        <DocumentFacts document={document} onOpen={setDialog} />
        {replacement.percent !== undefined && (
          <Progress label={copy.sending(document.name)} percent={replacement.percent} />
        )}
        {document.newer && <NewerVersion {...document} newer={document.newer} />}
        <WorkbookControl document={document} />
      </div>
      {replacement.input}
      <ReplacementDialog
        name={document.name}
        file={replacement.asked}
        onSend={replacement.sendAsked}
        onClose={replacement.dismiss}
      />
      <KeepObjectsDialog
        name={document.name}
        refused={replacement.keepable}
        onKeep={replacement.keepObjects}
        onClose={replacement.dismissObjects}
      />
      <DocumentDialogs
        document={document}
        open={dialog}
        onClose={() => setDialog(undefined)}
        renderAnswers={renderAnswers}
      />
    </Card>
  );
};
