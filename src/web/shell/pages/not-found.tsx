import { Link } from '@tanstack/react-router';
import { textLength } from '#shared/limits/text-length.ts';
import { messages } from '#web/lib/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { MessagePage } from './message-page.tsx';
import { LaterBundles } from './later-bundles.tsx';

export type NotFoundWords = { title: string; text: string; home: string };

const { searchLabel, searchButton } = messages.notFound;

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
    <form action="/" role="search" className="mt-6 flex gap-2.5">
      <TextInput
        type="search"
        name="q"
        required
        aria-label={searchLabel}
        placeholder={searchLabel}
        maxLength={textLength.search}
      />
      <Button type="submit" variant="ghost">
        {searchButton}
      </Button>
    </form>
    <LaterBundles />
  </MessagePage>
);
