import { invalid } from '#stripe-sandbox/api-error.ts';

type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

const MAX_DEPTH = 8;
const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

type Branch = Map<string, string | Branch>;

/** `a[b][0]=c` -> `{ a: { b: ['c'] } }`. Names that do not nest properly, or twice the same, are refused. */
export const parseForm = (encoded: string): Form => {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(encoded)) {
    if (`${name}${value}`.includes('\0')) throw invalid(`Invalid characters in parameter: ${name}`, name);
    assign(root, segmentsOf(name), name, value);
  }
  return Object.fromEntries([...root].map(([key, branch]) => [key, toFormValue(branch)]));
};

const segmentsOf = (name: string) => {
  const [, first, rest = ''] = NAME.exec(name) ?? [];
  if (first === undefined) throw invalid(`Invalid parameter name: ${name}`, name);
  const segments = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, segment = '']) => segment)];
  if (segments.length > MAX_DEPTH) throw invalid(`Parameters are nested too deeply: ${name}`, name);
  return segments;
};

const assign = (branch: Branch, [segment = '', ...deeper]: string[], name: string, value: string) => {
  const key = segment === '' ? String(branch.size) : segment;
  const existing = branch.get(key);
  if (deeper.length === 0) {
    if (existing !== undefined) throw invalid(`Received the parameter ${name} twice`, name);
    branch.set(key, value);
    return;
  }
  if (typeof existing === 'string') throw invalid(`Invalid parameter: ${name}`, name);
  const next: Branch = existing ?? new Map();
  branch.set(key, next);
  assign(next, deeper, name, value);
};

const toFormValue = (branch: string | Branch): FormValue => {
  if (typeof branch === 'string') return branch;
  const entries = [...branch].map(([key, value]): [string, FormValue] => [key, toFormValue(value)]);
  const isList = entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
};
