import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { HiddenFields } from './hidden-fields.tsx';

type FormButtonProps = {
  /** Where the browser itself leads whoever presses it before the page is alive. */
  action: string;
  fields?: Readonly<Record<string, string | undefined>>;
  onPress: () => void;
  children: ReactNode;
};

/** A button that leads to an address, alive or not. */
export const FormButton = ({ action, fields, onPress, children }: FormButtonProps) => (
  <form
    action={action}
    onSubmit={(event) => {
      event.preventDefault();
      onPress();
    }}
  >
    <HiddenFields values={fields} />
    <Button type="submit" variant="ghost">
      {children}
    </Button>
  </form>
);
