const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/**
 * Does the work and shows one line for it, with the time it takes; on a terminal the line moves meanwhile.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const step = async (title, work) => {
  const startedAt = performance.now();
  const elapsed = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  const line = process.stdout.isTTY ? movingLine(title, elapsed) : plainLine(title);
  try {
    const result = await work();
    line.end(`done in ${elapsed()}`);
    return result;
  } catch (error) {
    line.end(`failed after ${elapsed()}`);
    throw error;
  }
};

/** @param {string} title */
const plainLine = (title) => {
  process.stdout.write(`${title} ... `);
  return { end: (/** @type {string} */ outcome) => void process.stdout.write(`${outcome}\n`) };
};

/**
 * @param {string} title
 * @param {() => string} elapsed
 */
const movingLine = (title, elapsed) => {
  let frame = 0;
  const move = () => {
    frame = (frame + 1) % FRAMES.length;
    rewriteLine(`${FRAMES[frame]} ${title} ... ${elapsed()}`);
  };
  const timer = setInterval(move, 100);
  timer.unref();
  move();
  return {
    end: (/** @type {string} */ outcome) => {
      clearInterval(timer);
      rewriteLine(`${title} ... ${outcome}\n`);
    },
  };
};

/** @param {string} text */
const rewriteLine = (text) => void process.stdout.write(`\r\u001B[K${text}`);
