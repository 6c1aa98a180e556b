import { cover, type MailCover } from './cover-part.ts';
import { action, note, paragraph } from './mail-parts.ts';
import { renderMail } from './render-mail.ts';

type ReadyNotice = {
  orderId: number;
  title: string;
  documentCount: number;
  orderUrl: string;
  supportEmail: string;
  cover: MailCover;
};

export const renderReadyMail = (notice: ReadyNotice) => {
  const { orderId, title, documentCount, orderUrl, supportEmail } = notice;
  const documents = documentCount === 1 ? 'Your document is' : `All ${documentCount} documents are`;
  return renderMail(
    {
      subject: `Your documents of order ${orderId} are ready`,
      preview: `${title}: ${documents.toLowerCase()} ready to download.`,
      title: 'Your documents are ready',
      facts: [
        ['Order', String(orderId)],
        ['Documents', String(documentCount)],
      ],
    },
    [
      cover(notice.cover),
      paragraph(`${title}: ${documents} ready, with your details on every page.`),
      action('View and download', orderUrl),
      note(`Something is not right? Write to ${supportEmail} and name order ${orderId}.`),
    ],
  );
};
