/** Whether the process runs, on this machine, whoever it belongs to. */
export const isAlive = (pid: number) => {
  if (!(pid > 0)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
