import type { DocumentFinding } from '#shared/contract/document.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';

type FindingsBadgeProps = {
  /** Of the document. */
  name: string;
  findings: readonly DocumentFinding[];
  none: string;
  some: (count: number) => string;
  onOpen: () => void;
};

/** That nothing was found, or how much was, which opens it. */
export const FindingsBadge = ({ name, findings, none, some, onOpen }: FindingsBadgeProps) =>
  findings.length === 0 ? (
    <Badge tone="done">
      <Icon name="check" className="size-3.5" />
      {none}
    </Badge>
  ) : (
    <button
      type="button"
      aria-label={`${some(findings.length)}: ${name}`}
      className="rounded-tab hover:underline"
      onClick={onOpen}
    >
      <Badge>
        <Icon name="info" className="size-3.5" />
        {some(findings.length)}
      </Badge>
    </button>
  );
