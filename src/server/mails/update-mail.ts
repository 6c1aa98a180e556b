import type { ChangeKind } from '#shared/contract/binder.ts';
import { action, note, paragraph, points } from './mail-parts.ts';
import { renderMail } from './render-mail.ts';

export type UpdateNews = {
  /** Those that the mail names. */
  documents: { title: string; notes: { note: string; kind: ChangeKind }[] }[];
  documentCount: number;
  updatesUrl: string;
  supportEmail: string;
};

/** All updates of an owner at once; what becomes of each is decided in the binder. */
export const renderUpdateMail = ({ documents, documentCount, updatesUrl, supportEmail }: UpdateNews) => {
  const isOne = documentCount === 1;
  const counted = isOne ? 'one of your documents' : `${documentCount} of your documents`;
  const others = documentCount - documents.length;
  return renderMail(
    {
      subject: isOne
        ? 'An update is available for your document'
        : `Updates are available for ${documentCount} documents`,
      preview: `See what changes in ${counted}, then accept or decline.`,
      title: isOne ? 'An update is available' : 'Updates are available',
      facts: [['Documents', String(documentCount)]],
    },
    [
      paragraph(
        `There is a newer version of ${counted}. Nothing changes by itself: what is in force stays in force until you accept an update and approve the new draft.`,
      ),
      ...documents.map(({ title, notes }) =>
        points(
          title,
          notes.map((change) => `${change.note} (${change.kind} change)`),
        ),
      ),
      ...(others > 0
        ? [paragraph(others === 1 ? 'And 1 more document.' : `And ${others} more documents.`)]
        : []),
      action('See what changes', updatesUrl),
      note(
        `We write at most once a week, and only once about each update. Questions? Write to ${supportEmail}.`,
      ),
    ],
  );
};
