import type { ReactNode } from 'react';

type TitleBlockProps = {
  /** A logo, or initials that stand for one. */
  logo: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  facts: readonly { term: string; value: ReactNode }[];
};

/** The ruled head of a controlled document: logo, title, and the facts that identify it. */
export const TitleBlock = ({ logo, title, subtitle, facts }: TitleBlockProps) => (
  <div className="grid grid-cols-[3.25rem_1fr] border border-ink text-ink sm:grid-cols-[4rem_1fr_auto]">
    <div className="grid place-items-center border-r border-ink bg-marker p-2 text-sm font-bold">{logo}</div>
    <div className="min-w-0 px-3 py-2.5">
      <div className="text-base leading-snug font-bold tracking-[-0.01em]">{title}</div>
      {subtitle && <div className="truncate">{subtitle}</div>}
    </div>
    <dl className="hidden grid-cols-[auto_auto] content-center gap-x-2.5 border-l border-ink px-3 py-2.5 font-mono text-[0.6875rem] leading-normal sm:grid">
      {facts.map(({ term, value }) => (
        <div key={term} className="contents">
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
