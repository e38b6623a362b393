import { lazy, type ReactElement, Suspense } from 'react';
import { buriedBy, mapCardAt } from '../../index.ts';
import { coordinateOf } from '../places/metrics.ts';
import { calledOf } from '../places/seat-names.ts';
import type { TinypiratesScene, TinypiratesSceneProps } from '../scene.ts';

/** Fetched only for whoever plays alone. */
const SoloMat = lazy(async () => ({ default: (await import('./solo-mat.lazy.tsx')).SoloMat }));

/** How near the end is. */
const endWords = (scene: TinypiratesScene): string => {
  const { words, view } = scene;
  const g = view.state;
  if (g.endedBy !== null)
    return words('boards.tinypirates.table.ended', { name: calledOf(scene, g.endedBy) });
  const most = Math.max(...g.pirates.map(({ pirate }) => buriedBy(g, pirate)));
  if (most === 0) return words('boards.tinypirates.table.noneBuried');
  const names = g.pirates
    .filter(({ pirate }) => buriedBy(g, pirate) === most)
    .map(({ pirate }) => calledOf(scene, pirate));
  return words('boards.tinypirates.table.ahead', { names: names.join(', '), count: most });
};

/** Where the Navy lies, and how far the next crossing brings it. */
const navyWords = (scene: TinypiratesScene): string => {
  const { words, view } = scene;
  const g = view.state;
  if (g.navy === null) return words('boards.tinypirates.table.noNavy');
  const buried = buriedBy(g, g.turn.pirate);
  return words('boards.tinypirates.table.navyAt', {
    place: `${mapCardAt(g, g.navy).name} (${coordinateOf(g.navy)})`,
    name: calledOf(scene, g.turn.pirate),
    count: g.printed.navySteps[buried] ?? 0,
  });
};

type NoteProps = { readonly title: string; readonly text: string };

const Note = ({ title, text }: NoteProps): ReactElement => (
  <section className="side-note panel">
    <p className="side-head">{title}</p>
    <p>{text}</p>
  </section>
);

/** Under the seats: the Solo Pirate, how near the end is, what the Navy will do. */
export const Side = ({ scene }: TinypiratesSceneProps): ReactElement => (
  <>
    {scene.view.state.solo !== null && (
      <Suspense fallback={<div className="solo-room" />}>
        <SoloMat scene={scene} />
      </Suspense>
    )}
    <Note title={scene.words('boards.tinypirates.table.endTitle')} text={endWords(scene)} />
    <Note title={scene.words('boards.tinypirates.table.navyTitle')} text={navyWords(scene)} />
  </>
);
