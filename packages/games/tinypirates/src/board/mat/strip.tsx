import { Touchable } from '@quarterdeck/board-kit';
import { at, byId } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { type Booty, distance, type Merchant } from '../../index.ts';
import { cardText } from '../pieces/card-words.ts';
import { CardFace } from '../pieces/crew-card.tsx';
import { CrateIcon } from '../pieces/goods.tsx';
import { MERCHANT_HULL, painted } from '../pieces/ships.tsx';
import { crewTarget, marketTarget, merchantTarget } from '../places/targets.ts';
import type { TinypiratesScene, TinypiratesSceneProps } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';

/** "Rum, 3 Gold" */
const priceWords = ({ words, view }: TinypiratesScene, booty: Booty, gold: number): string =>
  words('boards.tinypirates.table.price', {
    name: view.state.printed.content.booty[booty].name,
    gold: words('boards.tinypirates.table.gold', { count: gold }),
  });

/** Four markers, from 2 Gold up. */
const Market = ({ scene }: TinypiratesSceneProps): ReactElement => {
  const { market, printed } = scene.view.state;
  return (
    <section className="market">
      <p className="strip-head">
        <b>{scene.words('boards.tinypirates.table.market')}</b>
        <small>{scene.words('boards.tinypirates.table.goldEach')}</small>
      </p>
      <ul>
        {market.map((booty, spot) => {
          const gold = at(printed.market, spot);
          return (
            <li key={booty} title={priceWords(scene, booty, gold)}>
              <Touchable
                target={marketTarget(booty)}
                className="market-spot"
                says={priceWords(scene, booty, gold)}
              >
                <CrateIcon booty={booty} size={38} />
                <span className="unseen">{printed.content.booty[booty].name}</span>
                <b>{gold}</b>
              </Touchable>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

type MerchantProps = { readonly scene: TinypiratesScene; readonly merchant: Merchant };

export const merchantName = ({ view }: TinypiratesScene, merchant: Merchant): string =>
  view.state.printed.content.ships.merchants[merchant].name;

/** TE-164, TE-313: alone counts as one player. */
const givesLegend = (scene: TinypiratesScene, upTo: number): boolean => scene.seats.length <= upTo;

/** "to Powder Keys, 4 away" */
export const courseWords = ({ words, view }: TinypiratesScene, merchant: Merchant): string => {
  const g = view.state;
  const ship = g.merchants.find((one) => one.merchant === merchant);
  if (ship === undefined) return '';
  const port = g.printed.ports[ship.target];
  return words('boards.tinypirates.table.bound', {
    place: g.printed.mapCards[at(g.sea, port).card].name,
    count: distance(g, ship.space, port),
  });
};

/** Where it sails, what it deals, what sinking it pays. */
const MerchantLine = ({ scene, merchant }: MerchantProps): ReactElement | undefined => {
  const { words, view } = scene;
  const g = view.state;
  const ship = g.merchants.find((one) => one.merchant === merchant);
  if (ship === undefined) return undefined;
  const { damage, gold, legendUpToPlayers } = byId(g.printed.merchantCards, ship.card);
  return (
    <li>
      <Touchable target={merchantTarget(merchant)} className="merchant-line">
        <Icon name="ship-brig" size={32} colours={painted({ hull: MERCHANT_HULL[merchant] })} />
        <span className="merchant-name">
          {merchantName(scene, merchant)}
          <small>{courseWords(scene, merchant)}</small>
        </span>
        <span>
          {words('boards.tinypirates.table.deals')} <Icon name="hit" size={18} />
          <b>{damage}</b>
        </span>
        <span className="merchant-pay">
          {words('boards.tinypirates.table.pays')} <Icon name="coin" size={18} />
          <b>{gold}</b>
          {givesLegend(scene, legendUpToPlayers) && (
            <em> {words('boards.tinypirates.table.plusLegend')}</em>
          )}
        </span>
      </Touchable>
    </li>
  );
};

const Merchants = ({ scene }: TinypiratesSceneProps): ReactElement => (
  <section className="merchants">
    <p className="strip-head">
      <b>{scene.words('boards.tinypirates.table.merchants')}</b>
      <small>
        {scene.words('boards.tinypirates.table.deck', {
          count: scene.view.state.merchantDeck.length,
        })}
      </small>
    </p>
    <ul>
      {scene.view.state.merchants.map(({ merchant }) => (
        <MerchantLine key={merchant} scene={scene} merchant={merchant} />
      ))}
    </ul>
  </section>
);

/** Three Crew Cards, face-up. */
const CrewRow = ({ scene }: TinypiratesSceneProps): ReactElement => {
  const { words, view } = scene;
  const { crewRow, crewDeck, printed } = view.state;
  return (
    <section className="crew-row">
      <p className="strip-head">
        <b>{words('boards.tinypirates.table.crewRow')}</b>
        <small>{words('boards.tinypirates.table.deck', { count: crewDeck.length })}</small>
      </p>
      <ul>
        {crewRow.map((crew) => {
          const card = byId(printed.crew, crew);
          return (
            <li key={crew} className="crew-card">
              <Touchable
                target={crewTarget(crew)}
                className="card-face"
                label={`${card.name}. ${cardText({ words, printed }, card)}`}
              >
                <CardFace card={card} printed={printed} words={words} />
              </Touchable>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** Under the Sea: what everybody trades with, shoots at and hires. */
export const Strip = ({ scene }: TinypiratesSceneProps): ReactElement => (
  <div className="tiny-strip">
    <Market scene={scene} />
    <Merchants scene={scene} />
    <CrewRow scene={scene} />
  </div>
);
