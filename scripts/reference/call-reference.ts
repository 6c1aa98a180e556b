import { join } from 'node:path';
import { problems, type ProblemKey } from '#shared/problems.ts';
import { intro, routes, sections } from './call-descriptions.ts';
import { listCalls, type Call } from './list-calls.ts';
import { printInput } from './print-input.ts';
import { problemsOf } from './problems-of.ts';

export const REFERENCE_FILE = join(import.meta.dirname, '..', '..', 'docs', 'calls.md');

/** The whole of docs/calls.md: every call as the code has it, between words of ours. */
export const callReference = async () => {
  const calls = await Promise.all(
    listCalls().map(async (call) => ({ ...call, problems: await problemsOf(call) })),
  );
  const parts = Object.entries(sections).map(([area, { title, words }]) => {
    const entries = calls
      .filter((call) => call.area === area)
      .map((call) => entryOf(call, does(call, words)));
    return `## ${title}\n\n${entries.join('\n')}`;
  });
  const mentioned = [...new Set(calls.flatMap((call) => call.problems))].toSorted();
  return `${[intro, ...parts, routes, problemList(mentioned)].join('\n\n')}\n`;
};

const does = ({ area, name }: Call, words: Record<string, string>) => {
  const sentence = words[name];
  if (!sentence) throw new Error(`Say in scripts/reference/call-descriptions.ts what ${area}/${name} does.`);
  return sentence;
};

const entryOf = (call: Call & { problems: ProblemKey[] }, sentence: string) =>
  [
    `- \`${call.name}\` (${call.kind}, ${call.role}): ${sentence}`,
    ...(call.input
      ? [
          `  - input${call.input.safeParse(undefined).success ? ', if any' : ''}: \`${printInput(call.input)}\``,
        ]
      : []),
    ...(call.problems.length > 0
      ? [`  - problems: ${call.problems.map((key) => `\`${key}\``).join(', ')}`]
      : []),
  ].join('\n');

const problemList = (keys: ProblemKey[]) =>
  `## Problems\n\n${keys.map((key) => `- \`${key}\` (${problems[key].code}): ${problems[key].message}`).join('\n')}`;
