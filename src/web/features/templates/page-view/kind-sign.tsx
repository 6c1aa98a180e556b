import type { BlockRole, PageViewEntry } from '#shared/contract/page-view.ts';
import { signOf, signStyles } from './kind-signs.ts';

type KindSignProps = { kind: PageViewEntry['kind']; role?: BlockRole | null; className?: string };

export const KindSign = ({ kind, role = null, className = '' }: KindSignProps) => (
  <span
    aria-hidden="true"
    className={`grid h-4.5 min-w-4.5 shrink-0 place-items-center px-1 font-mono text-2xs leading-none ${signStyles[kind]} ${className}`}
  >
    {signOf(kind, role)}
  </span>
);
