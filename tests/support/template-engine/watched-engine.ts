import type { FillInput, TemplateEngine } from '#server/ports/template-engine.ts';
import type { Question } from '#shared/contract/question.ts';
import { sharedEngine } from './shared-engine.ts';

/** The real engine; it tells what it was asked, and of files it checks that they use the questions named here. */
export const createWatchedEngine = () => {
  const seen: {
    checks: (readonly Question[])[];
    fills: FillInput[];
    used: string[];
    whileChecking: () => Promise<void>;
  } = {
    checks: [],
    fills: [],
    used: [],
    whileChecking: async () => {},
  };
  const templateEngine: TemplateEngine = {
    ...sharedEngine,
    check: async (file, kind, questions = []) => {
      seen.checks.push(questions);
      await seen.whileChecking();
      return { ...(await sharedEngine.check(file, kind)), questionKeys: seen.used };
    },
    fill: (file, kind, input) => {
      seen.fills.push(input);
      const { questions: _, answers: __, ...rest } = input;
      return sharedEngine.fill(file, kind, rest);
    },
  };
  const takeFills = () => seen.fills.splice(0);
  return { templateEngine, seen, takeFills };
};
