import { Link } from '@tanstack/react-router';
import { messages } from '#web/lib/messages.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { MessagePage } from './message-page.tsx';

export type NotFoundWords = { title: string; text: string; home: string };

export const NotFound = ({ words = messages.notFound }: { words?: NotFoundWords }) => (
  <MessagePage
    code="404"
    title={words.title}
    actions={
      <Link to="/" className={buttonStyles()}>
        {words.home}
      </Link>
    }
  >
    <p>{words.text}</p>
  </MessagePage>
);
