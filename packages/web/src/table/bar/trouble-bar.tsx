import { useWords } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import { useNavigation } from '../../router/navigation.tsx';
import { CLOCK_EN } from '../clock/en.ts';
import { TABLE_EN } from '../en.ts';
import { useTable } from '../state/table-context.tsx';

/** What is wrong with the table itself, in one slim line each; usually nothing. */
export const TroubleBar = () => {
  const words = useWords(CLOCK_EN, TABLE_EN);
  const { snapshot, scene } = useTable();
  const { route } = useNavigation();
  const { link, troubles, substituted = [] } = snapshot;
  const { state } = link;
  const isFar = route.page === 'online';
  const lines = [
    ...(state === 'live'
      ? []
      : [isFar ? words(`table.link.online.${state}`) : words(`table.link.${state}`)]),
    ...(link.isStored ? [] : [words('table.link.notKept')]),
    ...(link.isLeader ? [] : [words('table.link.otherTab')]),
    ...substituted
      .map((seat) => at(scene.seats, seat))
      .filter(({ isMe }) => !isMe)
      .map(({ called }) => words('clock.ranOut.other', { name: called })),
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
