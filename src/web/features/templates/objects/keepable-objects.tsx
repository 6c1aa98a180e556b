import { Button } from '#web/ui/buttons/button.tsx';
import { objectCopy as copy } from './copy.ts';
import type { NamedKeepable } from './keepable-in.ts';

type KeepableObjectsProps = { keepable: readonly NamedKeepable[]; onKeep: () => Promise<void> };

/** Refused files with embedded objects, each of which Word shows as a picture: one press keeps those. */
export const KeepableObjects = ({ keepable, onKeep }: KeepableObjectsProps) => {
  if (keepable.length === 0) return null;
  const count = keepable.reduce((sum, { objects }) => sum + objects, 0);
  return (
    <section
      aria-labelledby="keepable-objects"
      className="flex flex-col gap-3 rounded-card border border-line p-5"
    >
      <h2 id="keepable-objects" className="text-lg">
        {copy.title}
      </h2>
      <p className="text-sm text-quiet">{copy.hint}</p>
      <ul className="flex flex-col divide-y divide-line">
        {keepable.map(({ name, objects }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-4 py-2 text-md">
            <span className="text-ink wrap-anywhere">{name}</span>
            <span className="text-quiet">{copy.objects(objects)}</span>
          </li>
        ))}
      </ul>
      <Button className="sm:self-start" onClick={() => void onKeep()}>
        {copy.keep(count)}
      </Button>
    </section>
  );
};
