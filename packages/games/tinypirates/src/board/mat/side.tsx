import { lazy, Suspense } from 'react';
import { put } from '../../words/names.ts';
import { navyWords } from '../../words/standings.ts';
import type { TinypiratesSceneProps } from '../scene.ts';

/** Fetched only for whoever plays alone. */
const SoloMat = lazy(async () => ({ default: (await import('./solo-mat.lazy.tsx')).SoloMat }));

type NoteProps = { readonly title: string; readonly text: string };

const Note = ({ title, text }: NoteProps) => (
  <section className="side-note panel">
    <p className="side-head">{title}</p>
    <p>{text}</p>
  </section>
);

/** Under the seats: the Solo Pirate, and what the Navy will do. How one wins stands in the bar. */
export const Side = ({ scene }: TinypiratesSceneProps) => (
  <>
    {scene.view.state.solo !== null && (
      <Suspense fallback={<div className="solo-room" />}>
        <SoloMat scene={scene} />
      </Suspense>
    )}
    <Note title={scene.speaker.words(put('see.navy-title'))} text={navyWords(scene)} />
  </>
);
