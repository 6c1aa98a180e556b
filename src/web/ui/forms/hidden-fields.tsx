type HiddenFieldsProps = { values?: Readonly<Record<string, string | undefined>> | undefined };

/** What a form sends along unseen. */
export const HiddenFields = ({ values }: HiddenFieldsProps) =>
  Object.entries(values ?? {}).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
