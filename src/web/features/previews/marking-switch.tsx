import { copy } from './copy.ts';

type MarkingSwitchProps = {
  isOn: boolean;
  /** Its place is kept, so that nothing moves when it is. */
  isShown: boolean;
  onChange: (isOn: boolean) => void;
};

export const MarkingSwitch = ({ isOn, isShown, onChange }: MarkingSwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    onClick={() => onChange(!isOn)}
    className={`group flex min-h-11 items-center gap-2.5 self-start text-sm font-semibold text-ink ${isShown ? '' : 'invisible'}`}
  >
    <span
      aria-hidden="true"
      className="relative h-5.5 w-10 rounded-[999px] border border-edge bg-paper transition-colors group-aria-checked:border-ink group-aria-checked:bg-marker"
    >
      <span className="absolute top-0.75 left-0.75 size-3.5 rounded-[999px] bg-edge transition-transform group-aria-checked:translate-x-4.5 group-aria-checked:bg-ink" />
    </span>
    {copy.marking}
  </button>
);
