import { SESSION_KEY } from './session-store.ts';

/**
 * Runs before anything is painted: pages are rendered for nobody in particular, so a browser that
 * keeps a session shows the splash until its customer is there. Visitors never see it. Only while
 * the page is being read: the router runs scripts of the head again when it takes over.
 */
export const sessionScript = `try{if(document.readyState==='loading'&&localStorage.getItem('${SESSION_KEY}'))document.documentElement.dataset.session='pending'}catch{}`;

/** What a page was rendered with for visitors stays hidden from a customer until the page itself leaves it out. */
export const endSplash = (isCustomer: boolean) => {
  if (isCustomer) document.documentElement.dataset['session'] = 'customer';
  else delete document.documentElement.dataset['session'];
};
