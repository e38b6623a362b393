import { useWords } from '@quarterdeck/board-kit';
import { PAGE_EN } from '../../frame/en.ts';
import { Page } from '../../frame/page.tsx';
import { SiteLinks } from '../../frame/site-links.tsx';
import { useGames } from '../../games/games-context.tsx';
import { Backdrop } from './backdrop.tsx';
import { GameCard } from './game-card.tsx';
import { Spot } from './spot.tsx';
import { Today } from './today.tsx';
import { Ticket, YourTables } from './your-tables.tsx';

const Head = () => {
  const words = useWords(PAGE_EN);
  return (
    <header className="shelf-head row">
      <span className="shelf-word">{words('shell.name')}</span>
      <SiteLinks />
    </header>
  );
};

const Promises = () => {
  const words = useWords(PAGE_EN);
  return (
    <>
      <section className="panel" aria-labelledby="rules">
        <h2 id="rules">{words('shelf.rules')}</h2>
        <p>{words('shelf.rulesText')}</p>
        <Spot of="harbour" />
      </section>
      <section className="panel" aria-labelledby="tunnel">
        <h2 id="tunnel">{words('shelf.tunnel')}</h2>
        <p>{words('shelf.tunnelText')}</p>
        <Spot of="sea" />
      </section>
    </>
  );
};

export const ShelfPage = () => {
  const { ids } = useGames();
  const words = useWords(PAGE_EN);
  return (
    <div className="shelf">
      <Backdrop />
      <Head />
      <Page title={words('shelf.title')} className="shelf-page">
        <div className="shelf-intro">
          <div>
            <h1>{words('shelf.heading')}</h1>
            <p className="shelf-promise">{words('shelf.intro')}</p>
          </div>
          <Ticket />
        </div>
        <ul className="shelf-games" aria-label={words('shelf.games')}>
          {ids.map((game) => (
            <GameCard key={game} game={game} />
          ))}
        </ul>
        <div className="shelf-lower">
          <YourTables />
          <Today />
          <Promises />
        </div>
      </Page>
    </div>
  );
};
