import { type ReactNode, useEffect } from 'react';
import { TopBar } from './top-bar.tsx';

type PageProps = {
  /** The title of the window, and what a reader hears on arrival. */
  readonly title: string;
  /** What stands beside the wordmark; a page without it brings its own head. */
  readonly here?: string;
  readonly className: string;
  readonly children: ReactNode;
};

/** The frame of every page round the table: one bar, one main landmark. */
export const Page = ({ title, here, className, children }: PageProps) => {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={`page ${className}`}>
      {here !== undefined && <TopBar here={here} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
};
