import type { AbuseCase, Holder } from './cases/abuse-case.ts';
import { topics } from './cases.ts';
import { mutants } from './mutants.ts';

const INTRODUCTION = `# Threat model

Who is thought of: visitors, customers who want what belongs to others, administrators whose files are hostile or whose
account was stolen, forgers of payment events, thieves of tokens, and packages that are not what they were.

The numbers the shop promises (tries, sizes, rates, lifetimes) are each named once, in the module that keeps them or, where the
browser needs them too, in \`src/shared/limits\`; the tests read them from there. What protects what is in [SECURITY.md](../SECURITY.md).

## How the cases are held

Each case below is an attack, and a test that tries it. They are part of \`npm test\`. \`npm run test:abuse\` runs them alone,
then sends twenty thousand made-up inputs to every procedure (it prints the seed; \`FUZZ_SEED\` repeats it), and then
switches off, one by one, the controls of the cases marked with † and expects the case to fail: a control that nobody would
miss is not tested. Cases held by \`tests/e2e\` need a browser and run in \`npm test\` only.

This page is written from \`tests/abuse/cases.ts\`; \`npm run unit -- tests/abuse/cases.test.ts -u\` writes it anew.
`;

/** The page about all this, for people. */
export const threatModelPage = () =>
  [INTRODUCTION, ...Object.entries(topics).map(([topic, list]) => sectionOf(topic, list))].join('\n');

const sectionOf = (topic: string, list: AbuseCase[]) =>
  `## ${topic}\n\nSomebody\n\n${list.map(lineOf).join('\n')}\n`;

const lineOf = ({ number, does, heldBy }: AbuseCase) => {
  const hasTeeth = mutants.some((mutant) => mutant.number === number);
  return `- **${number}${hasTeeth ? ' †' : ''}** ${does} (${filesOf(heldBy)})`;
};

const filesOf = (holders: Holder[]) =>
  [...new Set(holders.map(({ file }) => file))].map((file) => `\`${file}\``).join(', ');
