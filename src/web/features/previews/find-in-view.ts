/** The document whose pages stand nearest to the middle of the window: it is made first. */
export const findDocumentInView = (documents: readonly { id: number }[]): number => {
  const middle = window.innerHeight / 2;
  const shown = [...document.querySelectorAll<HTMLElement>('[data-document]')].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { id: Number(element.dataset['document']), distance: Math.abs((top + bottom) / 2 - middle) };
  });
  const [nearest] = shown.toSorted((one, other) => one.distance - other.distance);
  return nearest?.id ?? documents[0]?.id ?? 0;
};
