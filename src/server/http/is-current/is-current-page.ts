import { html, raw } from 'hono/html';
import { brandMark, type Markup, plainPage } from '#server/plain-pages/plain-page.ts';
import type { DocumentPrint, PrintStatus } from '#shared/contract/print-status.ts';
import { checkedOn, copy, sentencesOf, sinceOf, type Tone, verdicts } from './copy.ts';

/** Signs that differ by their outline, for whoever sees no colours. */
const SIGNS: Record<Tone, string> = {
  go: 'm5 12.5 4.5 4.5L19 7',
  wait: 'M12 7v5l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  stop: 'M6 6l12 12M18 6 6 18',
  none: 'M12 11v5m0-8.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
};

type Shown = { verdict: keyof typeof verdicts; title: string; lead: Markup; below: Markup | '' };

/** The style stands in the page: one answer over a bad connection is all there is to wait for. */
const page = (style: string, { verdict, title, lead, below }: Shown) => {
  const { tone, word } = verdicts[verdict];
  return plainPage({
    title,
    // Raw: the policy knows it byte by byte.
    links: raw(`<style>${style}</style>`),
    top: html`<a class="brand" href="/">${brandMark} Bindery</a>`,
    content: html`<section class="verdict ${tone}">
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${SIGNS[tone]}" /></svg>
        <h1>${word}</h1>
        ${lead}
      </section>
      ${below}`,
  });
};

const lines = (sentences: readonly string[]) =>
  html`${sentences.map((sentence) => html`<p>${sentence}</p>`)}`;

export const printPage = (style: string, status: PrintStatus) =>
  status.state === 'sample'
    ? page(style, {
        verdict: 'sample',
        title: verdicts.sample.word,
        lead: lines(copy.sample),
        below: '',
      })
    : page(style, {
        verdict: status.state,
        title: `${verdicts[status.state].word}: ${status.title}, revision ${status.revision}`,
        lead: lines(sentencesOf(status)),
        below: factsOf(status),
      });

const factsOf = (print: DocumentPrint) => {
  const { business, title, number, revision, current } = print;
  return html`<dl class="facts">
      ${fact(copy.business, business, 'name')} ${fact(copy.document, title, 'name')}
      ${number === '' ? '' : fact(copy.number, number, 'mono')}
      ${fact(copy.print, copy.revision(revision), 'mono')}
      ${current ? fact(copy.inForce, sinceOf(current), 'mono') : ''}
    </dl>
    <p class="quiet">${copy.checked} ${checkedOn(print)}</p>
    <p class="quiet">${copy.whatIsTold}</p>`;
};

const fact = (term: string, description: string, look: 'name' | 'mono') =>
  html`<div>
    <dt>${term}</dt>
    <dd class="${look}">${description}</dd>
  </div>`;

export const unknownCodePage = (style: string) =>
  page(style, {
    verdict: 'unknown',
    title: verdicts.unknown.word,
    lead: lines([copy.unknown.lead]),
    below: html`<ol class="steps">
      ${copy.unknown.steps.map((step) => html`<li>${step}</li>`)}
    </ol>`,
  });

export const tooManyPage = (style: string, minutes: number) =>
  page(style, {
    verdict: 'too-many',
    title: verdicts['too-many'].word,
    lead: lines(copy.tooMany(minutes)),
    below: '',
  });
