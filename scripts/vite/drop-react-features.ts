import { parseSync, type Plugin } from 'vite';

const REACT_DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** What the shop has none of, and by which functions React does it. */
const DROPPED = {
  'view transitions': /ViewTransition|AfterMutationEffects/,
  'refs on fragments':
    /^FragmentInstance\.prototype\.|^validateDocumentPosition|(?:To|From)FragmentInstances?$|FragmentInstance(?:Inser|Dele)tionEffects$/,
  'lists of Suspense': /^(?:initSuspenseListRenderState|cutOffTailIfNeeded)$/,
} as const;

/** Where a feature begins: whoever uses it nevertheless hears of it, and nothing is half done. */
const DROPPED_LOUDLY = "{throw Error('Dropped from React')}";

const OWN_BODIES: Record<string, string> = {
  FragmentInstance: DROPPED_LOUDLY,
  updateSuspenseListComponent: DROPPED_LOUDLY,
  // The names of the components around an error, which is told to error boundaries that ask for them: ours do not.
  getStackByFiberInDevAndProd: "{return ''}",
};

type Body = { name: string; start: number; end: number };

/**
 * React brings features to every page that no page of ours can reach, since nothing renders what they begin with. As they
 * hang on its work loop, no bundler finds out: their functions are emptied here, and what only they called falls away.
 */
export const dropReactFeatures = (): Plugin => ({
  name: 'bindery:drop-react-features',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'pre',
  transform(code, id) {
    if (!REACT_DOM.test(id)) return undefined;
    const bodies = bodiesOf(code);
    const missing = [
      ...Object.entries(DROPPED).filter(([, names]) => !bodies.some(({ name }) => names.test(name))),
      ...Object.keys(OWN_BODIES).filter((own) => !bodies.some(({ name }) => name === own)),
    ];
    if (missing.length > 0) throw new Error('React does its work in a new way: adapt this plugin.');
    return { code: emptied(code, bodies), map: null };
  },
});

/** Of the functions that stand at the top of the file, in their order. */
const bodiesOf = (code: string): Body[] =>
  parseSync('react-dom.js', code).program.body.flatMap((statement): Body[] => {
    if (statement.type === 'FunctionDeclaration' && statement.body)
      return [{ name: statement.id?.name ?? '', ...placeOf(statement.body) }];
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression')
      return [];
    const { left, right } = statement.expression;
    if (right.type !== 'FunctionExpression' || !right.body) return [];
    return [{ name: code.slice(left.start, left.end), ...placeOf(right.body) }];
  });

const placeOf = ({ start, end }: { start: number; end: number }) => ({ start, end });

const bodyFor = (name: string) =>
  OWN_BODIES[name] ?? (Object.values(DROPPED).some((names) => names.test(name)) ? '{}' : undefined);

const emptied = (code: string, bodies: Body[]) => {
  let at = 0;
  let result = '';
  for (const { name, start, end } of bodies) {
    const body = bodyFor(name);
    if (body === undefined) continue;
    result += code.slice(at, start) + body;
    at = end;
  }
  return result + code.slice(at);
};
