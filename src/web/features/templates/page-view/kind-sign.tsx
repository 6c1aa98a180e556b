import type { BlockRole, PageViewEntry } from '#shared/contract/page-view.ts';
import { signOf, signStyles } from './kind-signs.ts';

type KindSignProps = {
  kind: PageViewEntry['kind'];
  role?: BlockRole | null;
  /** Grows and shrinks with the page that it stands on. */
  small?: boolean;
  className?: string;
};

export const KindSign = ({ kind, role = null, small = false, className = '' }: KindSignProps) => (
  <span
    aria-hidden="true"
    className={`grid shrink-0 place-items-center font-mono leading-none ${
      small ? 'size-[1.3em] text-[clamp(0.4rem,1.25cqw,0.7rem)]' : 'h-4.5 min-w-4.5 px-1 text-2xs'
    } ${signStyles[kind]} ${className}`}
  >
    {signOf(kind, role)}
  </span>
);
