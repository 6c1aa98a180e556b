import { action, type MailRow, note, paragraph } from './mail-parts.ts';
import { rowsPart } from './rows-part.ts';
import { renderMail } from './render-mail.ts';

type ReviewedDocument = {
  number: string;
  title: string;
  /** Written 2026-11-17. */
  reviewOn: string;
  isDue: boolean;
};

type ReviewNotice = {
  businessName: string;
  documents: readonly ReviewedDocument[];
  binderUrl: string;
  supportEmail: string;
};

/** More would not be read; the binder has them all. */
const MAX_NAMED = 40;

const counted = (count: number) => (count === 1 ? '1 document' : `${count} documents`);

const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const rowOf = ({ number, title, reviewOn, isDue }: ReviewedDocument): MailRow => [
  [number, title].filter(Boolean).join(' '),
  isDue ? `due since ${longDay(reviewOn)}` : `by ${longDay(reviewOn)}`,
];

export const renderReviewMail = ({ businessName, documents, binderUrl, supportEmail }: ReviewNotice) => {
  const due = documents.filter(({ isDue }) => isDue).length;
  const which = due > 0 ? `${counted(due)} to review now` : `${counted(documents.length)} to review soon`;
  const rest = documents.length - MAX_NAMED;
  return renderMail(
    {
      subject: `${which.charAt(0).toUpperCase()}${which.slice(1)}`,
      preview: documents[0] ? rowOf(documents[0]).join(', ') : which,
      title: 'Time to review your documents',
      facts: [],
    },
    [
      paragraph(
        `Look through ${documents.length === 1 ? 'this document' : 'these documents'}${businessName ? ` of ${businessName}` : ''}. If nothing has to change, say so in your binder with one click; the date of the next review moves by itself.`,
      ),
      rowsPart(documents.slice(0, MAX_NAMED).map(rowOf)),
      ...(rest > 0 ? [paragraph(`And ${counted(rest)} more.`)] : []),
      action('Open your binder', binderUrl),
      note(`You are told 30 days before a review and on its day. Questions? Write to ${supportEmail}.`),
    ],
  );
};
