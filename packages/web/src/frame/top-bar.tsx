import { useWords } from '@quarterdeck/board-kit';
import { Link } from '../router/navigation.tsx';
import { PAGE_EN } from './en.ts';
import { SiteLinks } from './site-links.tsx';

type TopBarProps = { readonly here: string };

export const TopBar = ({ here }: TopBarProps) => {
  const words = useWords(PAGE_EN);
  return (
    <header className="top-bar row">
      <Link className="wordmark" to={{ page: 'shelf' }} label={words('shell.home')}>
        <span className="wordmark-whole">{words('shell.name')}</span>
        <span className="wordmark-initial" aria-hidden="true">
          {words('shell.initial')}
        </span>
      </Link>
      <span className="top-bar-rule" />
      <span className="top-bar-here">{here}</span>
      <SiteLinks />
    </header>
  );
};
