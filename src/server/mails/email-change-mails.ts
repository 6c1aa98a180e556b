import { action, note, paragraph } from './mail-parts.ts';
import { renderMail } from './render-mail.ts';

type Addresses = { oldEmail: string; newEmail: string; supportEmail: string };

type Confirmation = Addresses & { side: 'old' | 'new'; until: string; confirmUrl: string };

/** Goes to both mailboxes; each has a link of its own. */
export const renderConfirmEmailMail = ({
  side,
  oldEmail,
  newEmail,
  until,
  confirmUrl,
  supportEmail,
}: Confirmation) =>
  renderMail(
    {
      subject: 'Please confirm the new e-mail address of your Bindery account',
      preview: 'It counts once both addresses have confirmed.',
      title: 'A new address for your account',
      facts: [['Until', until]],
    },
    [
      paragraph(
        `We were asked to change the address of a Bindery account from ${oldEmail} to ${newEmail}. It counts once both addresses have confirmed.`,
      ),
      action(side === 'old' ? 'Confirm and let go of this address' : 'Confirm this address', confirmUrl),
      note(
        `You did not ask for this? Then do nothing: without you, nothing changes. Or write to ${supportEmail}.`,
      ),
    ],
  );

export const renderEmailChangedMail = ({ oldEmail, newEmail, supportEmail }: Addresses) =>
  renderMail(
    {
      subject: 'The e-mail address of your Bindery account was changed',
      preview: 'Sign in with the new one from now on.',
      title: 'Your address was changed',
      facts: [['Account', 'Bindery']],
    },
    [
      paragraph(
        `The address of your account was ${oldEmail} and is ${newEmail} now. Both addresses confirmed it. Please sign in with the new one.`,
      ),
      note(`This should not have happened? Write to ${supportEmail} at once.`),
    ],
  );
