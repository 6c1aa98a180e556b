import { type DragEvent, useState } from 'react';

/** Lets one file be dropped on whatever is given `dropProps`. */
export const useDrop = (onFile: (file: File) => void) => {
  const [isOver, setIsOver] = useState(false);
  const dropProps = {
    'data-active': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
  return { isOver, dropProps };
};
