import { useWords } from '@quarterdeck/board-kit';
import { Rose } from '@quarterdeck/board-kit/drawings';
import { PAGE_EN } from './en.ts';

export const Loading = () => {
  const words = useWords(PAGE_EN);
  return (
    <main className="loading centred" id="main" tabIndex={-1}>
      <svg width="72" height="72" viewBox="0 0 120 120" aria-hidden="true">
        <Rose cx={60} cy={60} radius={56} ink="var(--ink-2)" fill="var(--page)" />
      </svg>
      <p role="status">{words('shell.loading')}</p>
    </main>
  );
};
