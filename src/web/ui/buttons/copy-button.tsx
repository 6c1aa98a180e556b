import { useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type CopyButtonProps = {
  text: string;
  label: string;
  /** Tells one copy button from the next; begins with the label. */
  name: string;
  doneLabel: string;
  /** Said where the browser does not let the page copy. */
  failedLabel: string;
};

export const CopyButton = ({ text, label, name, doneLabel, failedLabel }: CopyButtonProps) => {
  const [outcome, setOutcome] = useState<'done' | 'failed'>();
  const copy = async () => {
    try {
      // Not there at all where the page did not come over a safe connection.
      await navigator.clipboard.writeText(text);
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <span className="flex shrink-0 items-center gap-2">
      <span role="status" className="flex items-center gap-1 text-xs text-green">
        {outcome === 'done' && <Icon name="check" className="size-3.5" />}
        {outcome && (outcome === 'done' ? doneLabel : failedLabel)}
      </span>
      <Button
        variant="link"
        size="sm"
        aria-label={name}
        onClick={() => void copy()}
        onBlur={() => setOutcome(undefined)}
      >
        {label}
      </Button>
    </span>
  );
};
