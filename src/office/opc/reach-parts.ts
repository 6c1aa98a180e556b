import { CONTENT_TYPES_PART } from './content-types.ts';
import { type Relationship, relationshipsPartOf, resolveTarget } from './relationships.ts';

/** Which of a package's relationships to follow, by the part they belong to; '' is the package itself. */
export type RelationshipsOf = (partName: string) => readonly Relationship[];

export type Reach = {
  /** In lower case, with the relationships of each part and the list of content types. */
  parts: ReadonlySet<string>;
  /** Every step that led to a part. */
  steps: readonly { partName: string; relationship: Relationship }[];
};

/** The parts that a program can come to from the package itself; what else lies in the archive, nobody opens. */
export const reachParts = (relationshipsOf: RelationshipsOf, partNames: Iterable<string>): Reach => {
  const known = new Map([...partNames].map((name) => [name.toLowerCase(), name]));
  const parts = new Set([CONTENT_TYPES_PART.toLowerCase(), relationshipsPartOf('')]);
  const steps: { partName: string; relationship: Relationship }[] = [];
  const stepsFrom = (owner: string) =>
    relationshipsOf(owner)
      .filter(({ isExternal }) => !isExternal)
      .flatMap((relationship) =>
        namesFor(owner, relationship.target).flatMap((name) => {
          const partName = known.get(name);
          return partName === undefined ? [] : [{ partName, relationship }];
        }),
      );
  const waiting = [''];
  for (let owner = waiting.pop(); owner !== undefined; owner = waiting.pop()) {
    for (const step of stepsFrom(owner)) {
      const name = step.partName.toLowerCase();
      steps.push(step);
      if (!parts.has(name)) waiting.push(step.partName);
      parts.add(name).add(relationshipsPartOf(name).toLowerCase());
    }
  }
  return { parts, steps };
};

/** Programs differ in whether they decode a target, and in what `../` means at the top. */
const namesFor = (owner: string, target: string) => {
  const path = target.replace(/[#?].*$/, '');
  const names = [path, decoded(path)].map((written) =>
    resolveTarget(owner, written)
      .replace(/^(?:\.\.\/)+/, '')
      .toLowerCase(),
  );
  return [...new Set(names)];
};

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
