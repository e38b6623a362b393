import type { ReactNode } from 'react';

type FileButtonProps = {
  readonly className?: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
};

/** Asks for a file of ours: a pack, a replay, all that was saved. */
export const FileButton = ({ className = 'button', onFile, children }: FileButtonProps) => (
  <label className={className}>
    {children}
    <input
      className="unseen"
      type="file"
      accept="application/json,.json"
      onChange={(event) => {
        const file = event.target.files?.[0];
        // The same file again is a wish, too: it may have been mended.
        event.target.value = '';
        if (file !== undefined) onFile(file);
      }}
    />
  </label>
);
