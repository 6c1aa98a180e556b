import { action, link, type MailRow, note, paragraph, points } from './mail-parts.ts';
import { renderMail } from './render-mail.ts';
import { rowsPart } from './rows-part.ts';

type DocumentToRead = {
  number: string;
  title: string;
  revision: number;
  /** Written 2026-11-17. */
  dueOn: string | null;
  /** The revision they have read, if any, and what has changed since. */
  knownRevision: number | null;
  reasons: readonly string[];
};

type ReadingNews = {
  kind: 'to-read' | 'reminder';
  businessName: string;
  readerName: string;
  documents: readonly DocumentToRead[];
  /** Of the business. */
  today: string;
  readingUrl: string;
  unsubscribeUrl: string;
  maxNamed: number;
};

const counted = (count: number) => (count === 1 ? '1 document' : `${count} documents`);

const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const nameOf = ({ number, title }: DocumentToRead) => [number, title].filter(Boolean).join(' ');

const dueOf = ({ dueOn }: DocumentToRead, today: string) => {
  if (dueOn === null) return '';
  if (dueOn === today) return ', due today';
  return `, ${dueOn < today ? 'due since' : 'by'} ${longDay(dueOn)}`;
};

const rowOf = (document: DocumentToRead, today: string): MailRow => [
  nameOf(document),
  `revision ${document.revision}${dueOf(document, today)}`,
];

const subjectOf = ({ kind, businessName, documents }: ReadingNews) => {
  const from = businessName || 'your business';
  const count = counted(documents.length);
  if (kind === 'reminder') return `Reminder from ${from}: ${count} to read`;
  if (documents.every(({ knownRevision }) => knownRevision !== null))
    return `Please read again: ${count} of ${from}`;
  return `${from} asks you to read ${count}`;
};

/** All that one person has to read of one business. Names are text in it, whatever they hold. */
export const renderReadingMail = (news: ReadingNews) => {
  const { businessName, readerName, documents, today, readingUrl, unsubscribeUrl, maxNamed } = news;
  const business = businessName || 'the business you work with';
  const named = documents.slice(0, maxNamed);
  const changed = named.filter(({ knownRevision, reasons }) => knownRevision !== null && reasons.length > 0);
  const rest = documents.length - named.length;
  return renderMail(
    {
      subject: subjectOf(news),
      preview: documents[0] ? rowOf(documents[0], today).join(', ') : '',
      title: news.kind === 'reminder' ? 'Still to be read' : 'Please read',
      facts: [['Documents', String(documents.length)]],
    },
    [
      paragraph(`Hello ${readerName},`),
      paragraph(
        `${business} keeps its procedures with Bindery and asks you to read ${documents.length === 1 ? 'this one' : 'these'}, and to say so at the end. You need no account.`,
      ),
      rowsPart(named.map((document) => rowOf(document, today))),
      ...(rest > 0 ? [paragraph(`And ${counted(rest)} more.`)] : []),
      ...changed.map((document) =>
        points(`What changed in ${nameOf(document)} since revision ${document.knownRevision}`, [
          ...document.reasons,
        ]),
      ),
      action('Open what there is to read', readingUrl),
      note('This link is yours alone: whoever has it reads in your name, so please do not pass it on.'),
      note(`Bindery sends this on behalf of ${business}. Questions about it are for them.`),
      link('No more mails like this', unsubscribeUrl),
    ],
  );
};
