import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { examine } from './doctor/examine.ts';
import { type Finding, ok, reportOf, toDo } from './doctor/finding.ts';

const tryConfig = (): Config | Finding[] => {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.mistakes.map((mistake) => toDo('Configuration', mistake));
  }
};

const findings: Finding[] = [ok('Node', `${process.versions.node} (${process.execPath})`)];
const config = tryConfig();
if (Array.isArray(config)) findings.push(...config);
else findings.push(ok('Configuration', `complete, for ${config.mode}`), ...(await examine(config)));

console.log(reportOf(findings).trimEnd());
process.exit(findings.some(({ state }) => state === 'to do') ? 1 : 0);
