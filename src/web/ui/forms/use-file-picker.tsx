import { useRef } from 'react';

type FilePicker = {
  label: string;
  /** What the browse window offers first, such as `.pdf`. */
  accept: string;
  onFile: (file: File) => void;
};

/** A browse window for one file, opened from wherever there is something to press. Its input has to be rendered. */
export const useFilePicker = ({ label, accept, onFile }: FilePicker) => {
  const input = useRef<HTMLInputElement>(null);
  const element = (
    <input
      ref={input}
      type="file"
      accept={accept}
      aria-label={label}
      aria-hidden="true"
      tabIndex={-1}
      className="sr-only"
      onChange={({ target }) => {
        const file = target.files?.[0];
        // Emptied, so that the same file can be chosen again.
        target.value = '';
        if (file) onFile(file);
      }}
    />
  );
  return { input: element, open: () => input.current?.click() };
};
