import { SESSION_KEY } from './session-keeper.ts';

/**
 * Runs before anything is painted: pages are rendered for nobody in particular, so a browser that
 * keeps a session shows the splash until its customer is there. Visitors never see it.
 */
export const sessionScript = `try{if(localStorage.getItem('${SESSION_KEY}'))document.documentElement.dataset.session='pending'}catch{}`;

export const endSplash = () => {
  delete document.documentElement.dataset['session'];
};
