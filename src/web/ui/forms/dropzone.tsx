import type { ReactNode } from 'react';
import { type DropEvent, useDropzone } from 'react-dropzone';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

export type DropzoneProps = {
  /** Stands before the browse button, which completes the sentence. */
  prompt: ReactNode;
  activePrompt: ReactNode;
  browseLabel: string;
  hint?: ReactNode;
  /** Every file that was dropped or browsed for: whether it is welcome is for the caller to say. */
  onFiles: (files: File[]) => void;
  /** For those that were browsed for, where it makes a difference. */
  onBrowsed?: (files: File[]) => void;
  /** What the browse window offers first, such as `.pdf`. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Takes what is dropped anywhere on the page. */
  wholePage?: boolean;
};

export const Dropzone = (props: DropzoneProps) => {
  const { prompt, activePrompt, browseLabel, hint, onFiles, onBrowsed = onFiles, accept } = props;
  const { multiple = true, disabled = false, wholePage = false } = props;
  const { getRootProps, getInputProps, open, isDragActive, isDragGlobal } = useDropzone({
    onDrop: (files, _refused, event) => {
      if (files.length > 0) (isDrop(event) ? onFiles : onBrowsed)(files);
    },
    multiple,
    disabled,
    noClick: true,
    noKeyboard: true,
  });
  const isOverPage = wholePage && isDragGlobal && !disabled;
  const isActive = isDragActive || isOverPage;
  return (
    <div
      {...getRootProps({ role: 'group', tabIndex: undefined })}
      data-active={isActive || undefined}
      className="grid min-h-48 place-items-center rounded-card border-2 border-dashed border-edge bg-desk p-6 text-center data-active:border-green data-active:bg-marker-soft"
    >
      {/* Inside the zone, so that a drop on it is a drop on the zone. */}
      {isOverPage && <div data-page-target="" className="fixed inset-0 z-40 border-4 border-green" />}
      {/* The button beside it does the same, and can be seen. */}
      <input
        {...getInputProps({ 'aria-label': browseLabel, 'aria-hidden': true, ...(accept && { accept }) })}
      />
      <div className="flex flex-col items-center gap-3">
        <Icon name="upload" className="size-7 text-green" />
        <p className="text-ink">{isActive ? activePrompt : prompt}</p>
        <Button variant="ghost" onClick={open} disabled={disabled}>
          {browseLabel}
        </Button>
        {hint && <p className="text-sm text-quiet">{hint}</p>}
      </div>
    </div>
  );
};

const isDrop = (event: DropEvent | undefined) => event !== undefined && 'dataTransfer' in event;
