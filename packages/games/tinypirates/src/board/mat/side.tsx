import { lazy, Suspense } from 'react';
import { put } from '../../words/names.ts';
import { endWords, navyWords } from '../../words/standings.ts';
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

/** Under the seats: the Solo Pirate, how near the end is, what the Navy will do. */
export const Side = ({ scene }: TinypiratesSceneProps) => (
  <>
    {scene.view.state.solo !== null && (
      <Suspense fallback={<div className="solo-room" />}>
        <SoloMat scene={scene} />
      </Suspense>
    )}
    <Note title={scene.speaker.words(put('see.end-title'))} text={endWords(scene)} />
    <Note title={scene.speaker.words(put('see.navy-title'))} text={navyWords(scene)} />
  </>
);
