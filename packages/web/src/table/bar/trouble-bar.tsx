import { at } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { useWords } from '../../words/tongue-context.tsx';
import { useTable } from '../table-context.tsx';

/** What is wrong with the table itself, in one slim line each; usually nothing. */
export const TroubleBar = (): ReactElement => {
  const words = useWords();
  const { snapshot, scene } = useTable();
  const { link, troubles } = snapshot;
  const lines = [
    ...(link.state === 'live' ? [] : [words(`table.link.${link.state}`)]),
    ...(link.kept ? [] : [words('table.link.notKept')]),
    ...(link.steers ? [] : [words('table.link.otherTab')]),
    ...troubles.map(({ seat }) =>
      words('table.link.botFailed', { name: at(scene.seats, seat).called }),
    ),
  ];
  return (
    <div className="trouble-bar" role="status">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
};
