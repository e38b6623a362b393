import { type DragEvent, useState } from 'react';

/** For an element on which a file may be dropped; it says while one is over it. */
export const useDrop = (onFile: (file: File) => void) => {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver ? '' : undefined,
    onDragOver: (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file !== undefined) onFile(file);
    },
  };
};
