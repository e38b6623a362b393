import { at } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { useWords } from '../../words/tongue-context.tsx';
import { TableClause } from '../rules/table-clause.tsx';
import { useTable } from '../table-context.tsx';
import type { LogLine } from './chapters.ts';

type LogLineItemProps = { readonly line: LogLine };

/** One sentence. Pointing at it lights what it was about; a click shows it again. */
export const LogLineItem = ({ line }: LogLineItemProps): ReactElement => {
  const words = useWords();
  const { kit, scene, snapshot, helm, stage } = useTable();
  const tincture = line.seat === undefined ? undefined : at(scene.seats, line.seat).tincture;
  const light = (isOn: boolean): void =>
    helm.set({ ...helm.get(), litTargets: isOn ? line.targets : [], litOffers: [] });
  const motions = kit.animate?.(scene, line.event) ?? [];
  return (
    <li
      className="log-line"
      data-new={line.seq === snapshot.seq ? '' : undefined}
      onPointerEnter={() => light(true)}
      onPointerLeave={() => light(false)}
    >
      <i className={tincture === undefined ? 'log-dot' : `log-dot seat-${tincture}`} />
      {motions.length === 0 ? (
        <span>{line.text}</span>
      ) : (
        <button
          type="button"
          title={words('table.log.again')}
          onFocus={() => light(true)}
          onBlur={() => light(false)}
          onClick={() => stage.replay(motions)}
        >
          {line.text}
        </button>
      )}
      <TableClause clause={line.clause} />
    </li>
  );
};
