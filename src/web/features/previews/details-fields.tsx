import { type Dispatch, useState } from 'react';
import { textLength } from '#shared/limits/text-length.ts';
import type { TypedBusiness } from '#web/lib/typed-business.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { copy } from './copy.ts';
import { LogoSlot } from './logo-slot.tsx';
import type { Previewing, PreviewEvent } from './previewing.ts';

type DetailsFieldsProps = {
  state: Previewing;
  onType: (name: keyof TypedBusiness, value: string) => void;
  dispatch: Dispatch<PreviewEvent>;
};

const AUTOCOMPLETE = {
  businessName: 'organization',
  street: 'street-address',
  city: 'address-level2',
  state: 'address-level1',
  zipCode: 'postal-code',
} as const satisfies Record<keyof TypedBusiness, string>;

/** One field first; the rest for whoever wants to see more of their own. */
export const DetailsFields = ({ state, onType, dispatch }: DetailsFieldsProps) => {
  const { typed, logo, turn } = state;
  const [isOpen, setIsOpen] = useState(false);
  const field = (name: keyof TypedBusiness, size: 'md' | 'lg' = 'md') => (
    <Field label={copy.fields[name]}>
      {({ id, 'aria-describedby': describedBy }) => (
        <TextInput
          id={id}
          size={size}
          aria-describedby={describedBy}
          autoComplete={AUTOCOMPLETE[name]}
          maxLength={textLength[name]}
          value={typed[name]}
          onChange={({ target }) => onType(name, target.value)}
        />
      )}
    </Field>
  );
  return (
    <div className="flex flex-col gap-3.5 noscript:hidden">
      {field('businessName', 'lg')}
      {isOpen ? (
        <>
          {field('street')}
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1.6fr_.8fr_1fr]">
            <div className="col-span-2 sm:col-span-1">{field('city')}</div>
            {field('state')}
            {field('zipCode')}
          </div>
          <LogoSlot
            logo={logo}
            onLogo={(file) => dispatch({ kind: 'logo chosen', logo: file })}
            onRefused={() => dispatch({ kind: 'stopped', turn, phase: 'refused', message: copy.logo.notPng })}
          />
        </>
      ) : (
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="flex min-h-11 items-center gap-1.5 self-start text-sm font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          <Icon name="plus" className="size-4" />
          {copy.more}
        </button>
      )}
    </div>
  );
};
