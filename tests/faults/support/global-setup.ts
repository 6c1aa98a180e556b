import type { TestProject } from 'vitest/node';
import { startTestServer } from '#tests/support/global-setup.ts';

/** Here Postgres is ended without warning. */
export default function setup(project: TestProject) {
  return startTestServer(project, { isDurable: true });
}
