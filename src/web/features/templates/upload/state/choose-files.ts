import { templateFile, UNKNOWN_TYPES } from '#shared/limits/template-upload.ts';
import { uploadCopy as copy } from '#web/features/templates/upload/upload-copy.ts';
import { adviceOn } from './other-files.ts';

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** All that is looked at; the server repeats the rule on the real bytes. */
export type ChosenFile = Pick<File, 'name' | 'type' | 'size'>;

/** How files came here. What is wrong with them is the same, and said in other words. */
export type ChosenBy = 'drop' | 'browse';

const isDocx = ({ name, type }: ChosenFile, by: ChosenBy) =>
  name.toLowerCase().includes('.docx') &&
  (type === DOCX_TYPE || (by === 'browse' && UNKNOWN_TYPES.has(type)));

/** What of a drop or a browse is taken, and a sentence for each reason to leave files out. */
export const chooseFiles = <F extends ChosenFile>(files: readonly F[], by: ChosenBy = 'drop') => {
  const taken: F[] = [];
  const refused = { notDocx: [] as string[], sameName: [] as string[], tooLarge: [] as string[] };
  for (const file of files) {
    if (!isDocx(file, by)) refused.notDocx.push(file.name);
    else if (taken.some(({ name }) => name === file.name)) refused.sameName.push(file.name);
    else if (file.size > templateFile.maxBytes) refused.tooLarge.push(file.name);
    else taken.push(file);
  }
  const sentences = {
    notDocx: by === 'drop' ? copy.notDocx : copy.notDocxBrowsed,
    sameName: copy.sameName,
    tooLarge: copy.tooLarge,
  };
  const reasons = ['notDocx', 'sameName', 'tooLarge'] as const;
  return {
    files: taken,
    problems: [
      ...reasons
        .filter((reason) => refused[reason].length > 0)
        .map((reason) => sentences[reason](refused[reason])),
      ...adviceOn(refused.notDocx),
    ],
  };
};
