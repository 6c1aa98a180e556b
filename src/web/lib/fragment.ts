import type { ReactNode } from 'react';

/** Given the content of a fragment and what it depends on; answers with what to render in its place. */
export type PlaceFragment = (key: string, content: () => ReactNode) => ReactNode;

let place: PlaceFragment | undefined;

/**
 * Content that depends on its key alone, is shown on many pages, and has no state or id: the server renders it once and
 * puts its bytes into further pages. In the browser it is what it is. It begins and ends with an element: React would put
 * a comment between its text and the server's mark.
 */
export const fragment = (key: () => string, content: () => ReactNode) =>
  place ? place(key(), content) : content();

/** For the server, while it renders a page in one go. */
export const placeFragments = <T>(placing: PlaceFragment, render: () => T): T => {
  place = placing;
  try {
    return render();
  } finally {
    place = undefined;
  }
};
