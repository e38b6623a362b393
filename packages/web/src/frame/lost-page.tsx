import { useWords } from '@quarterdeck/board-kit';
import { Link } from '../router/navigation.tsx';
import { PAGE_EN } from './en.ts';
import { Page } from './page.tsx';
import { UnchartedChart } from './uncharted.tsx';

export const LostPage = () => {
  const words = useWords(PAGE_EN);
  return (
    <Page title={words('shell.lost.title')} here={words('shell.lost.title')} className="lost-page">
      <div className="lost">
        <UnchartedChart />
        <h1>{words('shell.lost.title')}</h1>
        <p>{words('shell.lost.text')}</p>
        <Link className="button solid" to={{ page: 'shelf' }}>
          {words('shell.lost.back')}
        </Link>
      </div>
    </Page>
  );
};
