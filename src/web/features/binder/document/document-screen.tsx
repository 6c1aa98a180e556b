import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { BinderDocumentDetails, BinderRevision } from '#shared/contract/binder.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useActing } from '#web/features/binder/acting/use-acting.tsx';
import { binderDocumentQuery } from '#web/features/binder/binder-queries.ts';
import { useToldTimeZone } from '#web/features/binder/use-told-time-zone.ts';
import { copy } from './copy.ts';
import { DocumentActions } from './document-actions.tsx';
import { DocumentHead } from './document-head.tsx';
import { useEntry } from './entry/use-entry.tsx';
import { RecordList } from './record-list.tsx';
import { RevisionList } from './revision-list.tsx';

type DocumentScreenProps = {
  loaded: BinderDocumentDetails;
  /** What can be done with the files of a revision. */
  renderFiles?: (revision: BinderRevision) => ReactNode;
  /** What is to be known before anything is done. */
  renderNotice?: (document: BinderDocumentDetails) => ReactNode;
  /** Who has read it. */
  renderReaders?: (document: BinderDocumentDetails) => ReactNode;
  /** Beneath the revisions: what differs between them. */
  renderComparison?: (document: BinderDocumentDetails) => ReactNode;
};

/** One document of the binder: how it stands, its revisions, and what happened to it. */
export const DocumentScreen = ({
  loaded,
  renderFiles,
  renderNotice,
  renderReaders,
  renderComparison,
}: DocumentScreenProps) => {
  const shop = useShop();
  const { data: document = loaded } = useQuery(binderDocumentQuery(shop, loaded.id));
  const { timeZone, today, businessName } = document;
  const acting = useActing({ today, businessName, reviewMonths: document.reviewMonths });
  const entry = useEntry(document);
  useToldTimeZone(timeZone);
  return (
    <div className="flex flex-col gap-6">
      <Link to="/binder" className={buttonStyles({ variant: 'link', size: 'sm', class: 'self-start' })}>
        <Icon name="chevron-left" className="size-4" />
        {copy.toRegister}
      </Link>
      <DocumentHead document={document} />
      {renderNotice?.(document)}
      <div className="flex flex-col gap-2">
        <DocumentActions
          document={document}
          onAct={(action) => {
            entry.dismiss();
            acting.begin(action, [document]);
          }}
          onEntry={entry.open}
        />
        <Feedback tone="success">{entry.news ?? acting.news}</Feedback>
      </div>
      {renderReaders?.(document)}
      <RevisionList revisions={document.revisions} timeZone={timeZone} renderFiles={renderFiles} />
      {renderComparison?.(document)}
      <RecordList records={document.records} timeZone={timeZone} />
      {acting.dialog}
      {entry.dialog}
    </div>
  );
};
