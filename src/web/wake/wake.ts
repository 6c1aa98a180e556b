/**
 * Stands in the head of every page as it is, so it imports nothing. The page works as the browser reads it: links lead
 * on, forms are sent. The application is loaded with the first sign that somebody is there, or at once in a browser that
 * keeps something of ours. What only the application can do is done as soon as it is alive: no tap is lost.
 */

/** A session, a code on its way, a chosen bundle, a typed name: the page of such a browser is not the one everybody gets. */
const isKept = (key: string) => key.startsWith('bindery.') && key !== 'bindery.first-steps';

const keepsSomething = () => {
  try {
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)].some(isKept);
  } catch {
    return false;
  }
};

let isWaking = false;

/**
 * Browsers before the middle of 2026 never ask again for code that they could not load once. Where a tap finds it lost once more though
 * the shop answers, the whole page is loaded anew; where nothing answers, it stays as it is, to be read. Without a tap a page could be
 * loaded for ever.
 */
const loadAnew = async () => {
  if (!navigator.userActivation?.isActive) return;
  const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
  if (ok) location.reload();
};

const noteLostAgain = () => void loadAnew().catch(() => undefined);

let isLost = false;

const start = (entry: HTMLScriptElement) => {
  const script = document.createElement('script');
  script.type = 'module';
  script.async = true;
  script.src = entry.src;
  // Offline, perhaps: the next tap tries again.
  script.addEventListener('error', () => {
    script.replaceWith(entry);
    isWaking = false;
    if (isLost) noteLostAgain();
    isLost = true;
  });
  entry.replaceWith(script);
};

/** To ask for one file takes a slow phone three milliseconds, and a page has two dozen: a finger may come between them. */
const PIECE_MS = 16;

const load = (links: HTMLLinkElement[], entry: HTMLScriptElement) => {
  const end = performance.now() + PIECE_MS;
  do {
    const link = links.shift();
    if (!link) return start(entry);
    link.rel = 'modulepreload';
  } while (performance.now() < end);
  setTimeout(load, 0, links, entry);
};

const atOnce = (begin: () => void) => begin();

/** A finger is answered by a picture first. Out of sight there is none to wait for. */
const afterPicture = (begin: () => void) => {
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
};

const wake = (when: (begin: () => void) => void) => {
  const entry = document.querySelector<HTMLScriptElement>('script[type="deferred-module"]');
  // Not there yet: the page is still being read.
  if (!entry) return;
  isWaking = true;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="deferred-modulepreload"]');
  when(() => load([...links], entry));
};

/** A browser also tells of a pointer that nobody has moved, when the page comes to lie under it. */
const isStill = (event: Event) =>
  event instanceof MouseEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

const hearSign = (event: Event) => {
  if (!isWaking && !isStill(event)) wake(afterPicture);
};

/** What was asked for before anybody could answer, in its order. */
const held: (() => void)[] = [];
let isAlive = false;

const hold = (event: Event, replay: () => void) => {
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(replay);
};

const BUTTONS = 'button:not([type="submit"]), a[aria-haspopup], input[type="checkbox"], input[type="radio"]';
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

const elementOf = ({ target }: Event) => (target instanceof Element ? target : undefined);

const wordsOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** Where React cannot take over what the server sent, it draws it anew: what was meant is then at the same place among its like. */
const findAgain = <T extends Element>(element: T) => {
  const like = () =>
    [...document.querySelectorAll(element.tagName)].filter((other) => wordsOf(other) === words);
  const words = wordsOf(element);
  const place = like().indexOf(element);
  return () => (element.isConnected ? element : (like()[place] as T | undefined));
};

const holdClick = (event: Event) => {
  const button = elementOf(event)?.closest<HTMLElement>(BUTTONS);
  if (!button) return;
  const find = findAgain(button);
  hold(event, () => find()?.click());
};

/** A form with an action is sent by the browser itself. */
const isOurs = (form: HTMLFormElement | null | undefined): form is HTMLFormElement =>
  form instanceof HTMLFormElement && !form.hasAttribute('action');

const holdSubmission = (event: Event, form: HTMLFormElement) => {
  const find = findAgain(form);
  hold(event, () => find()?.querySelector<HTMLElement>('[type="submit"]')?.click());
};

const holdSubmit = (event: Event) => {
  const form = elementOf(event) as HTMLFormElement | undefined;
  if (isOurs(form)) holdSubmission(event, form);
};

/** Enter, while the button that would be pressed by it is waiting for what was typed to be understood. */
const holdEnter = (event: Event) => {
  const form = event.target instanceof HTMLInputElement ? event.target.form : undefined;
  if ((event as KeyboardEvent).key === 'Enter' && isOurs(form)) holdSubmission(event, form);
};

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React, which takes over what stands in a field without a word, is told of it as if it were typed now. */
const retype = (field: TextField, value: string) => {
  if (!(field instanceof HTMLInputElement && field.type === 'file')) {
    // What React remembers of it has to differ; what stands there, with its selection, need not.
    const tracker = (field as { _valueTracker?: { setValue: (value: string) => void } })._valueTracker;
    if (tracker && field.value === value) tracker.setValue(value === '' ? ' ' : '');
    else {
      field.value = value === '' ? ' ' : '';
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
      own?.set?.call(field, value);
    }
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Remembered, too: coming alive, the application may put back what it knows. */
const typed = new Map<TextField, string>();

const rememberField = (event: Event) => {
  const field = elementOf(event) as TextField | undefined;
  if (!field?.matches(FIELDS)) return;
  if (!typed.has(field)) {
    const find = findAgain(field);
    held.push(() => {
      const there = find();
      if (there) retype(there, typed.get(field) ?? '');
    });
  }
  typed.set(field, field.value);
};

/** Such as the key that leads to the search field. It goes on being heard when the page is alive. */
const followShortcut = (event: KeyboardEvent) => {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || elementOf(event)?.closest('input, textarea, select, [contenteditable]'))
    return;
  const field = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
  if (!field) return;
  event.preventDefault();
  field.focus();
};

/** Counted here for whoever only looks; the application does not count it again. */
const noteView = () => {
  const slug = document.querySelector<HTMLElement>('[data-viewed]')?.dataset['viewed'];
  if (slug === undefined || isWaking) return;
  document.documentElement.dataset['viewNoted'] = slug;
  const body = new Blob([JSON.stringify({ slug })], { type: 'application/json' });
  navigator.sendBeacon?.('/api/public/noteProductView', body);
};

const HELD: Record<string, EventListener> = { click: holdClick, submit: holdSubmit, keydown: holdEnter };
const TYPED = ['input', 'change'];
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'click', 'input', 'scroll', 'dragenter', 'storage'];

const replay = () => {
  const next = held.shift();
  if (!next) {
    for (const type of TYPED) removeEventListener(type, rememberField, true);
    return;
  }
  next();
  // One at a time: what the application makes of one decides on the next.
  setTimeout(replay);
};

/** The frame is alive, and what it holds would follow when there is time. An event has React do it now. */
const takeOver = () =>
  document.querySelector('main > *')?.dispatchEvent(new Event('keyup', { bubbles: true }));

const stopHolding = () => {
  if (isAlive) return;
  isAlive = true;
  for (const [type, hear] of Object.entries(HELD)) removeEventListener(type, hear, true);
  for (const type of SIGNS) removeEventListener(type, hearSign, true);
  // React is in the middle of it, and would not hear.
  setTimeout(() => {
    takeOver();
    replay();
  });
};

for (const type of SIGNS) addEventListener(type, hearSign, { capture: true, passive: true });
for (const [type, hear] of Object.entries(HELD)) addEventListener(type, hear, true);
for (const type of TYPED) addEventListener(type, rememberField, true);
addEventListener('keydown', followShortcut);
addEventListener('bindery:alive', stopHolding);
addEventListener('bindery:lost-again', noteLostAgain);
if (keepsSomething()) document.documentElement.dataset['kept'] = '';
addEventListener('DOMContentLoaded', () => {
  if ('kept' in document.documentElement.dataset || held.length > 0) wake(atOnce);
  noteView();
});
