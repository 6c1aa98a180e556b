/** Runs one command: its answer is printed, a failure is one plain message and exit code 1. */
export const runCommand = async (command: (args: string[]) => Promise<string>) => {
  process.umask(0o077);
  try {
    console.log(await command(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};
