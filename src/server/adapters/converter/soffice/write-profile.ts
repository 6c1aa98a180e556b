import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Setting = [path: string, name: string, value: string | number | boolean];

const SECURITY = '/org.openoffice.Office.Common/Security/Scripting';
const INTERNET = '/org.openoffice.Inet/Settings';

/** Fetches nothing and runs nothing. Whatever tries all the same is sent to a port where nobody listens. */
const settings: Setting[] = [
  [SECURITY, 'BlockUntrustedRefererLinks', true],
  [SECURITY, 'DisableMacrosExecution', true],
  [SECURITY, 'DisableActiveContent', true],
  [SECURITY, 'MacroSecurityLevel', 3],
  ['/org.openoffice.Office.Writer/Content/Update', 'Link', 0],
  ['/org.openoffice.Office.Common/Misc', 'FirstRun', false],
  [INTERNET, 'ooInetProxyType', 2],
  ...['HTTP', 'HTTPS', 'FTP'].flatMap((scheme): Setting[] => [
    [INTERNET, `ooInet${scheme}ProxyName`, '127.0.0.1'],
    [INTERNET, `ooInet${scheme}ProxyPort`, 9],
  ]),
];

const item = ([path, name, value]: Setting) =>
  `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

const PROFILE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${settings.map(item).join('\n')}
</oor:items>
`;

/** An office's own settings, made anew for each. */
export const writeProfile = async (directory: string) => {
  const profile = join(directory, 'profile');
  const user = join(profile, 'user');
  await mkdir(user, { recursive: true });
  await writeFile(join(user, 'registrymodifications.xcu'), PROFILE);
  return profile;
};
