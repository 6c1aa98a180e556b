import { accessSync, constants } from 'node:fs';

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The LibreOffice of this machine; where there is none, tests of it are skipped and this says why. */
export const findSoffice = () => {
  const places = [process.env['SOFFICE_PATH'], '/usr/bin/soffice', '/usr/local/bin/soffice'];
  const found = places.find((place) => place !== undefined && isProgram(place));
  if (!found)
    process.stderr.write(
      'The LibreOffice of the machine is not tested: there is none (SOFFICE_PATH may name one).\n',
    );
  return found;
};
