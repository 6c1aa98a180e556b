import { codeToCopy, note, paragraph } from './mail-parts.ts';
import { renderMail } from './render-mail.ts';

/** Anyone can have this mail sent to anyone, so it must never carry a word of the sender's. */
export const renderCodeMail = ({ code, expiresInMinutes }: { code: string; expiresInMinutes: number }) => {
  const validity = expiresInMinutes === 1 ? '1 minute' : `${expiresInMinutes} minutes`;
  return renderMail(
    {
      subject: `${code} is your Bindery code`,
      preview: `Use it within ${validity} to sign in.`,
      title: 'Your sign-in code',
      facts: [
        ['Valid', validity],
        ['Use', 'once'],
      ],
    },
    [
      paragraph('Type this code on the page where you asked for it:'),
      codeToCopy(code),
      paragraph(`It works once, within ${validity}. If you asked for several codes, only the newest works.`),
      note(
        'You did not ask for a code? Then you can ignore this mail: nobody can sign in with your address without it.',
      ),
    ],
  );
};
