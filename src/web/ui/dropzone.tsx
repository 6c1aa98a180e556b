import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export type DropzoneProps = {
  /** Stands before the browse button, which completes the sentence. */
  prompt: ReactNode;
  activePrompt: ReactNode;
  browseLabel: string;
  /** Every file that was dropped or browsed for: whether it is welcome is for the caller to say. */
  onFiles: (files: File[]) => void;
  /** What the browse window offers first, such as `.pdf`. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
};

export const Dropzone = (props: DropzoneProps) => {
  const { prompt, activePrompt, browseLabel, onFiles, accept, multiple = true, disabled = false } = props;
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    onDrop: (files) => files.length > 0 && onFiles(files),
    multiple,
    disabled,
    noClick: true,
    noKeyboard: true,
  });
  return (
    <div
      {...getRootProps({ role: 'group', tabIndex: undefined })}
      data-active={isDragActive || undefined}
      className="grid min-h-48 place-items-center rounded-card border-2 border-dashed border-edge bg-desk p-6 text-center data-active:border-green data-active:bg-marker-soft"
    >
      <input {...getInputProps({ 'aria-label': browseLabel, ...(accept && { accept }) })} />
      <div className="flex flex-col items-center gap-3">
        <Icon name="upload" className="size-7 text-green" />
        <p className="text-ink">{isDragActive ? activePrompt : prompt}</p>
        <Button variant="ghost" onClick={open} disabled={disabled}>
          {browseLabel}
        </Button>
      </div>
    </div>
  );
};
