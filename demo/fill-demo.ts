import { fillTemplate } from '#server/adapters/template-engine/fill-template.ts';
import type { Answers } from '#shared/contract/question.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';
import { isCurrentAddressOf } from '#shared/is-current/is-current-address.ts';
import { basename, extname } from 'node:path';
import { demoQuestions } from './catalogue.ts';

type Filled = {
  path: string;
  file: Uint8Array;
  values: PlaceholderValues;
  logo: Uint8Array;
  answers?: Answers;
  colours?: readonly string[];
};

/** Where the codes on them lead. */
export const DEMO_SHOP = new URL('https://procedures.example.com');

/** A file of the demo as the shop would make it for somebody who bought it today. */
export const fillDemo = ({ path, file, values, logo, answers, colours }: Filled) =>
  fillTemplate({
    task: 'fill',
    file,
    kind: path.endsWith('.xlsx') ? 'xlsx' : 'docx',
    input: {
      values,
      logo,
      answers,
      colours,
      questions: demoQuestions,
      title: basename(path, extname(path)),
      isCurrentUrl: isCurrentAddressOf(DEMO_SHOP),
    },
  });
