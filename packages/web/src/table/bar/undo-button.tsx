import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { type ReactElement, useEffect, useState } from 'react';
import type { Undo } from '../../hosts/host.ts';
import { TABLE_EN } from '../en.ts';
import { useTable } from '../state/table-context.tsx';

/** What undo would take back, in words: remembered from when it was given, else looked up. */
const useTakes = (undo: Undo): string | undefined => {
  const { open, reader, scene, played } = useTable();
  const [found, setFound] = useState<{ readonly seq: number; readonly label: string }>();
  const seq = undo.can ? undo.seq : undefined;
  const known = seq === undefined ? undefined : played.get(seq);
  useEffect(() => {
    if (!undo.can || known !== undefined || scene.me === undefined) return;
    const { me } = scene;
    let wanted = true;
    void open.positions({ seqs: [undo.seq] }).then((answered) => {
      const wire = answered.ok ? answered.value[0] : undefined;
      if (!wanted || wire === undefined) return;
      const view = reader.read(wire);
      if (!view.asked.some(({ seat }) => seat === me)) return;
      setFound({ seq: undo.seq, label: reader.speaker.choice(view, me, undo.takes) });
    });
    return () => {
      wanted = false;
    };
  }, [open, reader, scene, undo, known]);
  return known ?? (found?.seq === seq ? found?.label : undefined);
};

type UndoButtonProps = { readonly shape: 'sign' | 'named' };

/** Always there: it names what it takes back, or stays dashed with its reason. */
export const UndoButton = ({ shape }: UndoButtonProps): ReactElement | undefined => {
  const words = useWords(TABLE_EN);
  const { scene, snapshot, commands } = useTable();
  const { undo } = snapshot;
  const takes = useTakes(undo);
  const label = undo.can
    ? words(takes === undefined ? 'table.undo.last' : 'table.undo.named', { choice: takes ?? '' })
    : words(`table.undo.why.${undo.why}`);
  // Whoever watches has given no answer.
  if (scene.me === undefined) return undefined;
  return (
    <button
      type="button"
      className={shape === 'sign' ? 'sign-button undo' : 'button quiet undo'}
      aria-label={label}
      title={label}
      aria-disabled={!undo.can}
      aria-keyshortcuts="u"
      onClick={() => {
        if (undo.can) commands.undo();
      }}
    >
      <Icon name="i-undo" size={shape === 'sign' ? 22 : 18} />
      {shape === 'named' && <span>{words('table.undo.short')}</span>}
    </button>
  );
};
