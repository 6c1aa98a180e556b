import { action, codeToCopy, note, paragraph } from './mail-parts.ts';
import { renderMail } from './render-mail.ts';

const purposes = {
  'my-data': { title: 'Download your data', ask: 'to download all that we have stored about you' },
  erasure: { title: 'Erase your account', ask: 'to erase your account' },
} as const;

type Confirmation = { what: keyof typeof purposes; code: string; minutes: number };

export const renderConfirmationMail = ({ what, code, minutes }: Confirmation) => {
  const { title, ask } = purposes[what];
  const validity = `${minutes} minutes`;
  return renderMail(
    {
      subject: `${code} is your Bindery code ${ask}`,
      preview: `Use it within ${validity}.`,
      title,
      facts: [
        ['Valid', validity],
        ['Use', 'once'],
      ],
    },
    [
      paragraph(
        `Somebody who is signed in to your account asked ${ask}. To confirm it, type this code there:`,
      ),
      codeToCopy(code),
      note(
        'It was not you? Then do not pass the code on: without it nothing happens. And sign out everywhere.',
      ),
    ],
  );
};

type Erasure = { day: string; isOwn: boolean; keepUrl: string; supportEmail: string };

/** The last mail there is: once it is done, nobody knows whom to write to. */
export const renderErasureMail = ({ day, isOwn, keepUrl, supportEmail }: Erasure) =>
  renderMail(
    {
      subject: `Your Bindery account will be erased on ${day}`,
      preview: 'Until then you can change your mind.',
      title: 'Your account will be erased',
      facts: [['On', day]],
    },
    [
      paragraph(
        `${isOwn ? 'You asked us to erase your account.' : 'We were asked to erase your account.'} On ${day} your details, logo, documents, answers, binder and its records go, and your readers with them. Amounts and dates of payments stay for the books. You will get no further mail about it.`,
      ),
      paragraph('Download what you want to keep before that day. Until then you can change your mind:'),
      action('Keep my account', keepUrl),
      note(`You did not ask for this? Keep your account, and write to ${supportEmail}.`),
    ],
  );
