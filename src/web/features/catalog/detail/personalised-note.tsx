import { Fragment } from 'react';
import { Mark } from '#web/ui/paper/mark.tsx';
import { copy } from './copy.ts';

const { before, fields, after } = copy.personalised;

/** What the buyer's own details will replace, marked as it is in the documents. */
export const PersonalisedNote = () => (
  <p className="mt-6 max-w-[32rem] border-t border-line pt-5 text-md">
    {before}{' '}
    {fields.map((field, index) => (
      <Fragment key={field}>
        {index > 0 && (index === fields.length - 1 ? copy.and : ', ')}
        <Mark>{field}</Mark>
      </Fragment>
    ))}{' '}
    {after}
  </p>
);
