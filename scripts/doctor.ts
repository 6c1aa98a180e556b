import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { examine } from './doctor/examine.ts';
import { ok, type PartFinding, reportOf, toDo } from './doctor/finding.ts';

const tryConfig = (): Config | PartFinding[] => {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.mistakes.map((mistake) => ({ part: 'Configuration', ...toDo(mistake) }));
  }
};

const findings: PartFinding[] = [{ part: 'Node', ...ok(`${process.versions.node} (${process.execPath})`) }];
const config = tryConfig();
if (Array.isArray(config)) findings.push(...config);
else
  findings.push({ part: 'Configuration', ...ok(`complete, for ${config.mode}`) }, ...(await examine(config)));

console.log(reportOf(findings).trimEnd());
process.exit(findings.some(({ state }) => state === 'to do') ? 1 : 0);
