import { useEffect } from 'react';

/** Stands in for the library react-style-singleton, which Radix uses to lock scrolling behind a dialog. */
export const styleSingleton = () => {
  let users = 0;
  let adopted: CSSStyleSheet | undefined;

  const add = (styles: string) => {
    users += 1;
    if (adopted) return;
    adopted = new CSSStyleSheet();
    adopted.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, adopted];
  };

  const remove = () => {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== adopted);
    adopted = undefined;
  };

  return ({ styles, dynamic }: { styles: string; dynamic?: boolean }) => {
    useEffect(() => {
      add(styles);
      return remove;
      // The library adds a later style only when asked to: the first one is the one in force.
      // oxlint-disable-next-line react/exhaustive-deps -- as above
    }, [styles && dynamic]);
    return null;
  };
};
