import {
  type AnyScene,
  type BoardKit,
  type BoardProps,
  type Described,
  MatHead,
  type SeatProps,
  type TableBoard,
  tableBoard,
  useWords,
} from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import type { ErasedKinds, GameModule } from '@quarterdeck/kernel/engine';
import type { Section } from '@quarterdeck/kernel/say';
import { TABLE_EN } from '../en.ts';
import { fieldsOf, textOf } from './describe-value.ts';

/** A list with one record for each seat is about the seats; the rest is about the table. */
const isBySeat = (value: unknown, seats: number): value is readonly object[] =>
  Array.isArray(value) &&
  value.length === seats &&
  value.every((one) => typeof one === 'object' && one !== null);

const recordsOf = ({ view, seats }: AnyScene, seat: number): readonly object[] =>
  Object.values(view.state).flatMap((value) =>
    isBySeat(value, seats.length) ? [at(value, seat)] : [],
  );

const fieldsDescribed = (scene: AnyScene): readonly Described[] => {
  const { view, seats } = scene;
  const shared = Object.entries(view.state).filter(
    ([name, value]) => name !== 'printed' && !isBySeat(value, seats.length),
  );
  const about = fieldsOf(Object.fromEntries(shared)).map(({ name, text }) => ({
    target: `field/${name}`,
    name,
    text,
  }));
  const captains = seats.map(({ seat, name }) => ({
    target: `seat/${seat}`,
    name,
    text: recordsOf(scene, seat)
      .map((one) => textOf(one))
      .join('; '),
  }));
  return [...about, ...captains];
};

/** In the game's own words, under its headings; where it has none for a position, field by field. */
const sectionsOf = (scene: AnyScene): readonly Section[] =>
  scene.speaker.describe(scene.view) ?? [{ heading: '', places: fieldsDescribed(scene) }];

const describe = (scene: AnyScene): readonly Described[] =>
  sectionsOf(scene).flatMap(({ places }) => places);

const PlainBoard = ({ scene }: BoardProps<ErasedKinds, string>) => {
  const words = useWords(TABLE_EN);
  return (
    <div className="plain-board panel">
      <h2>{words('table.plain.title')}</h2>
      <p className="hint">{words('table.plain.hint')}</p>
      {sectionsOf(scene).map(({ heading, places }) => (
        <section key={heading}>
          {heading !== '' && <h3>{heading}</h3>}
          <dl>
            {places.map(({ target, name, text }) => (
              <div key={target}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
};

const PlainMat = ({ scene, seat }: SeatProps<ErasedKinds, string>) => (
  <>
    <MatHead seat={seat} title={at(scene.seats, seat).name} />
    <dl className="plain-mat">
      {recordsOf(scene, seat)
        .flatMap((one) => fieldsOf(one))
        .map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  </>
);

/** For a game without a board of its own: everything in words, so that it can be played at once. */
export const PLAIN_KIT: BoardKit<ErasedKinds, string> = {
  Board: PlainBoard,
  Mat: PlainMat,
  summary: () => ({ figures: [] }),
  describe,
};

export const plainTable = ({ game, say }: GameModule): TableBoard =>
  tableBoard(PLAIN_KIT, game, say);
