import { Touchable } from '@quarterdeck/board-kit';
import { at, byId } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import type { Booty, Merchant } from '../../index.ts';
import { cardText } from '../../words/card-words.ts';
import { bootyName, crewName, merchantTitle, put } from '../../words/names.ts';
import { courseWords } from '../../words/standings.ts';
import { crewTarget, marketTarget, merchantTarget } from '../../words/targets.ts';
import { CardFace } from '../pieces/crew-card.tsx';
import { CrateIcon } from '../pieces/goods.tsx';
import { MERCHANT_HULL, painted } from '../pieces/ships.tsx';
import type { TinypiratesScene, TinypiratesSceneProps } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';

/** "Rum, 3 Gold" */
const priceWords = (
  { speaker, words, view }: TinypiratesScene,
  booty: Booty,
  gold: number,
): string =>
  words('tinypirates.price', {
    name: bootyName(view.state, booty),
    gold: speaker.words(put('score.gold', { count: gold })),
  });

/** Four markers, from 2 Gold up. */
const Market = ({ scene }: TinypiratesSceneProps) => {
  const { market, printed } = scene.view.state;
  return (
    <section className="market">
      <p className="strip-head">
        <b>{scene.speaker.words(put('see.heads.market'))}</b>
        <small>{scene.words('tinypirates.goldEach')}</small>
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
                <span className="unseen">{bootyName(scene.view.state, booty)}</span>
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

/** TE-164, TE-313: alone counts as one player. */
const givesLegend = (scene: TinypiratesScene, upTo: number): boolean => scene.seats.length <= upTo;

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
          {merchantTitle(g, merchant)}
          <small>{courseWords(scene, merchant)}</small>
        </span>
        <span>
          {words('tinypirates.deals')} <Icon name="hit" size={18} />
          <b>{damage}</b>
        </span>
        <span className="merchant-pay">
          {words('tinypirates.pays')} <Icon name="coin" size={18} />
          <b>{gold}</b>
          {givesLegend(scene, legendUpToPlayers) && <em> {words('tinypirates.plusLegend')}</em>}
        </span>
      </Touchable>
    </li>
  );
};

const Merchants = ({ scene }: TinypiratesSceneProps) => (
  <section className="merchants">
    <p className="strip-head">
      <b>{scene.speaker.words(put('see.heads.merchants'))}</b>
      <small>
        {scene.speaker.words(
          put('see.deck', {
            count: scene.view.state.merchantDeck.length,
          }),
        )}
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
const CrewRow = ({ scene }: TinypiratesSceneProps) => {
  const { speaker, view } = scene;
  const { crewRow, crewDeck, printed } = view.state;
  return (
    <section className="crew-row">
      <p className="strip-head">
        <b>{speaker.words(put('see.heads.crew'))}</b>
        <small>{speaker.words(put('see.deck', { count: crewDeck.length }))}</small>
      </p>
      <ul>
        {crewRow.map((crew) => {
          const card = byId(printed.crew, crew);
          const name = crewName(view.state, crew);
          return (
            <li key={crew} className="crew-card">
              <Touchable
                target={crewTarget(crew)}
                className="card-face"
                label={`${name}. ${cardText({ speaker, printed }, card)}`}
              >
                <CardFace name={name} card={card} printed={printed} speaker={speaker} />
              </Touchable>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** Under the Sea: what everybody trades with, shoots at and hires. */
export const Strip = ({ scene }: TinypiratesSceneProps) => (
  <div className="tiny-strip">
    <Market scene={scene} />
    <Merchants scene={scene} />
    <CrewRow scene={scene} />
  </div>
);
