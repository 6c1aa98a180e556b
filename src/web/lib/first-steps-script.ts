const KEY = 'bindery.first-steps';
const DISMISSED = 'dismissed';

/** Runs before anything is painted: pages are rendered for nobody in particular, so only the browser knows who has read them. */
export const firstStepsScript = `try{if(localStorage.getItem('${KEY}')==='${DISMISSED}')document.documentElement.dataset.firstSteps='${DISMISSED}'}catch{}`;

export const dismissFirstSteps = () => {
  document.documentElement.dataset['firstSteps'] = DISMISSED;
  try {
    localStorage.setItem(KEY, DISMISSED);
  } catch {
    // A browser that keeps nothing shows them again with the next page.
  }
};
