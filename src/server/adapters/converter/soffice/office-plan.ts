/** All that the process around an office needs to know; it travels as its one argument. */
export type OfficePlan = {
  command: string[];
  /** What it is told about its PDFs. */
  filterOptions: string;
  env: Record<string, string>;
  /** The office's own, for the documents too. */
  folder: string;
  socketFolder: string;
  socketEnding: string;
  /** The shop's own font files. */
  ownFonts: string[];
};
