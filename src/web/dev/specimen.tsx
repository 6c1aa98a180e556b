import { type ReactNode, useId } from 'react';

/** One component of the gallery with its states beside each other. */
export const Specimen = ({ name, children }: { name: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-8">
      <h2 id={id} className="mb-5 font-mono text-sm font-normal text-quiet">
        {name}
      </h2>
      <div className="flex flex-wrap items-start gap-5">{children}</div>
    </section>
  );
};
