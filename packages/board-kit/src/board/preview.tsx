import { type ReactElement, type ReactNode, Suspense } from 'react';

/**
 * What a choice would do, drawn over the board. It never takes the pointer from the place that is
 * pointed at: that would end the preview, which would give it back, without end.
 */
export const Preview = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <g className="preview" pointerEvents="none">
    <Suspense>{children}</Suspense>
  </g>
);
