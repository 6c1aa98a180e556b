import { Command } from 'cmdk';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { controlStyles } from './control-styles.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** More would not be read; typing another letter finds them. */
const MAX_SHOWN = 100;

type PickerProps = {
  label: string;
  options: readonly { value: string; label: string; isPicked: boolean }[];
  /** Said when nothing is called like what was typed. */
  emptyText: string;
  /** Said of what is picked already. */
  pickedText: string;
  onPick: (value: string) => void;
};

/** A field to find things by name and pick several of them, one after the other. */
export const Picker = ({ label, options, emptyText, pickedText, onPick }: PickerProps) => {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const wanted = typed.trim().toLowerCase();
  const found = options.filter((option) => option.label.toLowerCase().includes(wanted)).slice(0, MAX_SHOWN);

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsOpen(false);
    if (event.key === 'ArrowDown') setIsOpen(true);
  };
  return (
    <Command
      label={label}
      shouldFilter={false}
      onBlur={closeWhenLeft}
      onKeyDown={handleKey}
      className="relative outline-none"
    >
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-quiet"
      />
      <Command.Input asChild value={typed} onValueChange={setTyped}>
        {/* The library says that its list is always open. */}
        <input
          // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- the library makes it a combobox
          aria-expanded={isOpen}
          placeholder={label}
          className={controlStyles({ size: 'md', class: 'pl-10' })}
          onFocus={() => setIsOpen(true)}
          onClick={() => setIsOpen(true)}
          onInput={() => setIsOpen(true)}
        />
      </Command.Input>
      <Command.List
        label={label}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-10 mt-1.5 max-h-72 overflow-y-auto rounded-control border border-line bg-paper p-1 shadow-paper"
      >
        {isOpen && found.length === 0 && <p className="px-3 py-2 text-md text-quiet">{emptyText}</p>}
        {isOpen &&
          found.map(({ value, label: name, isPicked }) => (
            <Command.Item
              key={value}
              value={value}
              onSelect={onPick}
              className="flex items-center gap-2 rounded-tab px-3 py-2 text-md text-ink select-none data-[selected=true]:bg-desk"
            >
              <Icon name="check" className={`size-4 text-green ${isPicked ? '' : 'invisible'}`} />
              {name}
              {isPicked && <VisuallyHidden>{`, ${pickedText}`}</VisuallyHidden>}
            </Command.Item>
          ))}
      </Command.List>
    </Command>
  );
};
