/** Ends a process and all it has started: the office's own launcher leaves its program running when killed alone. */
export const killGroup = (pid: number) => {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // Nobody is left of it.
  }
};
