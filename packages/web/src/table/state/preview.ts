import {
  considered,
  createStore,
  type Offer,
  type PageQuestion,
  type Selection,
  type Store,
  useStore,
} from '@quarterdeck/board-kit';
import type { View } from '@quarterdeck/kernel/engine';
import { useEffect, useMemo } from 'react';
import type { OpenTable, TableSnapshot } from '../../hosts/host.ts';
import type { ViewReader } from './scene.ts';

/** The position after a choice, where that is certain. */
export type Previewed = { readonly key: string; readonly view: View };

/** Asks the host what would become of it; each choice once for each moment. */
export const usePreview = (
  { open, reader }: { readonly open: OpenTable; readonly reader: ViewReader },
  { seq }: TableSnapshot,
  question: PageQuestion | undefined,
  selection: Store<Selection>,
): Store<Previewed | undefined> => {
  const preview = useMemo(() => createStore<Previewed | undefined>(undefined), []);
  const known = useMemo(() => new Map<string, Promise<View | undefined>>(), []);
  const offer = useStore(selection, (now) => considered(question, now));
  useEffect(() => {
    let wanted = true;
    const foresee = async ({ choice }: Offer): Promise<View | undefined> => {
      const previewed = await open.preview({ choice });
      const wire = previewed.ok ? previewed.value : null;
      return wire === null ? undefined : reader.read(wire);
    };
    const look = async (wish: Offer): Promise<void> => {
      const moment = `${seq} ${wish.key}`;
      const future = known.get(moment) ?? foresee(wish);
      known.set(moment, future);
      const view = await future;
      if (wanted) preview.set(view && { key: wish.key, view });
    };
    if (offer === undefined) preview.set(undefined);
    else void look(offer);
    return () => {
      wanted = false;
    };
  }, [offer, open, reader, known, preview, seq]);
  return preview;
};
