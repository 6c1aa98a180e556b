import { note, paragraph, points } from './mail-parts.ts';
import { renderMail } from './render-mail.ts';

type SaidWithdrawal = {
  name: string;
  contract: string;
  email: string;
  reason: string;
  /** In words, and as machines write it. */
  receivedOn: string;
  receivedAt: string;
  supportEmail: string;
};

/** Repeats all that was said, and when: for whoever said it to keep. */
export const renderWithdrawalMail = ({
  name,
  contract,
  email,
  reason,
  receivedOn,
  receivedAt,
  supportEmail,
}: SaidWithdrawal) =>
  renderMail(
    {
      subject: 'We have received your withdrawal',
      preview: `Received on ${receivedOn}.`,
      title: 'Your withdrawal was received',
      facts: [['Received', receivedAt.slice(0, 10)]],
    },
    [
      paragraph(
        `We received the following declaration on ${receivedOn} (${receivedAt}). We will answer to this address.`,
      ),
      points('I withdraw from the contract', [
        `Name: ${name}`,
        `Order number or e-mail address of the order: ${contract}`,
        `E-mail address for this confirmation: ${email}`,
        `Reason: ${reason === '' ? 'none given' : reason}`,
      ]),
      note(
        `Please keep this mail. It confirms what we received and when. You did not send this? Then write to ${supportEmail}.`,
      ),
    ],
  );
