type Work = () => unknown;

const pending: Work[] = [];

/** Has this done when the test file is, wherever in it this is called: while loading, in a hook or in a test. */
export const cleanUp = (work: Work) => void pending.push(work);

/** The newest first: what was built last stands on what was built before. */
export const cleanUpNow = async () => {
  for (let work = pending.pop(); work; work = pending.pop()) await work();
};
