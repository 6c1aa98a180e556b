import { Link } from '@tanstack/react-router';
import type { BinderDocument } from '#shared/contract/binder.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { noticeCopy as copy } from './copy.ts';

/** That there is a newer version of a document, and where it is decided on. */
export const UpdateNotice = ({ document: { needs } }: { document: Pick<BinderDocument, 'needs'> }) =>
  needs.includes('update') ? (
    <Alert title={copy.title}>
      <Link to="/binder/updates" className={buttonStyles({ variant: 'link', size: 'sm' })}>
        {copy.see}
      </Link>
    </Alert>
  ) : null;
