import { Link, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { canReset, newProductHref, showsReset, whyNoProduct } from './state/upload-outcomes.ts';
import type { UploadProps } from './use-upload.ts';
import { uploadCopy as copy } from './upload-copy.ts';

/** Where to go once the documents are done. */
export const UploadOutcome = ({ state, dispatch }: UploadProps) => {
  const href = newProductHref(state);
  const why = whyNoProduct(state);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {why && (
        <p role="status" className="flex w-full items-start gap-2 text-md">
          <Icon name="info" className="mt-1 size-4" />
          {why}
        </p>
      )}
      <NewProductLink href={href} />
      {showsReset(state) && (
        <Button
          size="lg"
          variant="ghost"
          disabled={!canReset(state)}
          onClick={() => dispatch({ type: 'reset' })}
        >
          {copy.reset}
        </Button>
      )}
      {href && (
        <Button variant="link" onClick={() => dispatch({ type: 'reset' })}>
          {copy.uploadMore}
        </Button>
      )}
      {(href ?? canReset(state)) && (
        <Link to="/admin/documents" className={buttonStyles({ variant: 'link' })}>
          {copy.seeDocuments}
        </Link>
      )}
    </div>
  );
};

/** An anchor of its own: the router's links would write the commas of the ids as codes. */
const NewProductLink = ({ href }: { href: string | undefined }) => {
  const { history } = useRouter();
  const style = buttonStyles({ size: 'lg', class: 'aria-disabled:opacity-55' });
  if (!href)
    return (
      <span role="link" aria-disabled="true" className={style}>
        {copy.createProduct}
      </span>
    );
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(href);
  };
  return (
    <a href={href} className={style} onClick={handleClick}>
      {copy.createProduct}
    </a>
  );
};
