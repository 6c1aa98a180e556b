import { createTemplateEngine } from '#server/adapters/template-engine/template-engine.ts';

/**
 * One for all test files of this process, over the processes that production has: to start them takes a second and a
 * half of a processor. They end with this process, so closing it is left to nobody.
 */
export const sharedEngine = {
  ...createTemplateEngine({ listOwnFonts: async () => [] }),
  close: async () => {},
};
