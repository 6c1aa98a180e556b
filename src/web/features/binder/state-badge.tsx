import type { RevisionState } from '#shared/contract/binder.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { copy } from './copy.ts';

export const stateSigns: Record<RevisionState, IconName> = {
  draft: 'pencil',
  'in-force': 'check',
  superseded: 'swap',
  withdrawn: 'close',
};

/** Told by word and sign; the colour only helps. */
export const StateBadge = ({ state }: { state: RevisionState }) => (
  <Badge tone={state === 'in-force' ? 'done' : 'neutral'}>
    <Icon name={stateSigns[state]} className="size-3.5" />
    {copy.states[state]}
  </Badge>
);
