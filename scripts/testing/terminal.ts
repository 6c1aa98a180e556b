/** Where one step writes while it runs. */
export type Page = { write: (text: string) => void; end: () => void };

/** Steps run side by side, but a terminal is read from top to bottom: it follows one of them, then the next. */
export const createTerminal = (print: (text: string) => void) => {
  const waiting: { text: string; hasEnded: boolean }[] = [];

  const followNext = () => {
    for (let first = waiting[0]; first; first = waiting[0]) {
      print(first.text);
      first.text = '';
      if (!first.hasEnded) return;
      waiting.shift();
    }
  };

  const open = (title: string): Page => {
    const page = { text: `\n--- ${title}\n`, hasEnded: false };
    waiting.push(page);
    followNext();
    return {
      write: (text) => {
        page.text += text;
        if (waiting[0] === page) followNext();
      },
      end: () => {
        page.hasEnded = true;
        followNext();
      },
    };
  };
  return { open };
};
