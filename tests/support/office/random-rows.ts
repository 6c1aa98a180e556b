import { seededRandom } from '../seeded-random.ts';

type Node = { kind: 'row' | 'gap' } | Block;
type Block = {
  kind: 'block';
  opening: string[];
  closing: string;
  isBare: boolean;
  branches: Node[][];
  taken: Taken;
};
/** Which branch is printed how often. */
type Taken = { branch: number; names: (string | undefined)[] };

export type TemplateRow = { number: number; text: string; isBare: boolean };
/** A row of the result: which one of the template it shows, and the branches around it with the number of their appearance. */
export type ShownRow = {
  number: number;
  name: string | undefined;
  path: readonly (readonly [string, number])[];
  isWritten: boolean;
};

const MOST_DEEP = 4;
const LISTS = ['none', 'one', 'two', 'three'] as const;

/** Rows with random blocks in them, and what must come of these, put together by hand. */
export const randomRows = (seed: number) => {
  const { below, pick } = seededRandom(seed);

  const nodes = (depth: number, least: number): Node[] =>
    Array.from({ length: least + below(3) }, () => {
      const isBlock = depth < MOST_DEEP && below(10) < 4 - depth;
      return isBlock ? block(depth + 1) : { kind: below(5) === 0 ? ('gap' as const) : ('row' as const) };
    });
  /** What opens and closes in rows with other words needs such rows. */
  const branch = (depth: number, isBare: boolean): Node[] =>
    isBare ? nodes(depth, 0) : [{ kind: 'row' }, ...nodes(depth, 0), { kind: 'row' }];
  const block = (depth: number): Block => {
    const isBare = below(2) === 0;
    if (below(2) === 0) {
      const count = below(4);
      const names = Array.from({ length: count }, (_, index) => `Item ${index + 1}`);
      const opening = [`{{#each ${LISTS[count]}}}`];
      return {
        kind: 'block',
        opening,
        closing: '{{/each}}',
        isBare,
        branches: [branch(depth, isBare)],
        taken: { branch: 0, names },
      };
    }
    const tests = Array.from({ length: 1 + below(2) }, () => pick(['yes', 'no'] as const));
    const hasElse = below(2) === 0;
    const opening = tests.map((test, index) => (index === 0 ? `{{#if ${test}}}` : `{{else if ${test}}}`));
    if (hasElse) opening.push('{{else}}');
    const yes = tests.indexOf('yes');
    const none = hasElse ? tests.length : -1;
    const taken = { branch: yes === -1 ? none : yes, names: [undefined] };
    return {
      kind: 'block',
      opening,
      closing: '{{/if}}',
      isBare,
      branches: opening.map(() => branch(depth, isBare)),
      taken,
    };
  };

  const template: TemplateRow[] = [];
  const numbers = new Map<Node, number>();
  let last = 0;
  const write = (list: readonly Node[], isInList: boolean) => {
    for (const node of list) {
      if (node.kind === 'block') writeBlock(node, isInList || node.closing === '{{/each}}');
      else {
        last += 1;
        numbers.set(node, last);
        const text = `row ${last} {{${isInList ? 'name' : 'business_name'}}}`;
        if (node.kind === 'row') template.push({ number: last, text, isBare: false });
      }
    }
  };
  const writeBlock = ({ opening, closing, isBare, branches }: Block, isInList: boolean) => {
    for (const [index, inside] of branches.entries()) {
      if (isBare) template.push({ number: (last += 1), text: opening[index] ?? '', isBare });
      const from = template.length;
      write(inside, isInList);
      const first = template[from];
      if (!isBare && first) first.text = (opening[index] ?? '') + first.text;
    }
    const end = template.at(-1);
    if (isBare) template.push({ number: (last += 1), text: closing, isBare });
    else if (end) end.text += closing;
  };
  const tree: Node[] = [{ kind: 'row' }, ...nodes(0, 3), block(1), { kind: 'row' }];
  write(tree, false);

  const shown: ShownRow[] = [];
  const ids = new Map<Node[], string>();
  let appearances = 0;
  const show = (list: readonly Node[], name: string | undefined, path: ShownRow['path']) => {
    for (const node of list) {
      if (node.kind !== 'block') {
        shown.push({ number: numbers.get(node) ?? 0, name, path, isWritten: node.kind === 'row' });
        continue;
      }
      const inside = node.branches[node.taken.branch];
      if (!inside) continue;
      const id = ids.get(inside) ?? String(ids.size);
      ids.set(inside, id);
      for (const each of node.taken.names) show(inside, each ?? name, [...path, [id, (appearances += 1)]]);
    }
  };
  show(tree, undefined, []);
  return { template, last, shown, below, pick };
};
