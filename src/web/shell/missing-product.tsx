import { Link } from '@tanstack/react-router';
import { messages } from '#web/lib/messages.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { MessagePage } from './message-page.tsx';

const { title, text, home } = messages.productError;

export const MissingProduct = () => (
  <MessagePage
    code="404"
    title={title}
    actions={
      <Link to="/" className={buttonStyles()}>
        {home}
      </Link>
    }
  >
    <p>{text}</p>
  </MessagePage>
);
