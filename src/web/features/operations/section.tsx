import { type ReactNode, useId } from 'react';

type SectionProps = { id?: string; title: ReactNode; hint?: ReactNode; children: ReactNode };

/** A titled stretch of the screen, which a concern can lead to. */
export const Section = ({ id, title, hint, children }: SectionProps) => {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg font-[650]">
        {title}
      </h2>
      {hint && <p className="mt-1 text-sm text-quiet">{hint}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
};
