/** All that the process around an office needs to know; it travels as its one argument. */
export type OfficePlan = {
  command: string[];
  env: Record<string, string>;
  /** The office's own, for the documents too. */
  folder: string;
  socketFolder: string;
  socketEnding: string;
  /** The shop's own font files. */
  ownFonts: string[];
};
