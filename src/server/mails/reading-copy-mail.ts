import { note, paragraph } from './mail-parts.ts';
import { renderMail } from './render-mail.ts';
import { rowsPart } from './rows-part.ts';

type ReadingCopy = {
  businessName: string;
  readerName: string;
  typedName: string;
  number: string;
  title: string;
  revision: number;
  sha256: string;
  statement: string;
  acknowledgedAt: Date;
  timeZone: string;
  supportEmail: string;
};

const instantIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone }).format(at);

export const renderReadingCopyMail = (copy: ReadingCopy) => {
  const named = [copy.number, copy.title].filter(Boolean).join(' ');
  return renderMail(
    {
      subject: `You have read ${named}`,
      preview: `Revision ${copy.revision}, ${instantIn(copy.timeZone, copy.acknowledgedAt)}`,
      title: 'What you acknowledged',
      facts: [],
    },
    [
      paragraph(
        `This is your copy of what was written down${copy.businessName ? ` for ${copy.businessName}` : ''}.`,
      ),
      rowsPart([
        ['Document', named],
        ['Revision', String(copy.revision)],
        ['Name', copy.readerName],
        ['Typed as', copy.typedName],
        ['Statement', copy.statement],
        ['Time', instantIn(copy.timeZone, copy.acknowledgedAt)],
        ['SHA-256 of the PDF', copy.sha256],
      ]),
      note(`You asked for this copy. Questions about the shop? Write to ${copy.supportEmail}.`),
    ],
  );
};
