import { useWords } from '@quarterdeck/board-kit';
import { NOTICE_WAYS, type NoticeWay, type TableNotices } from '@quarterdeck/tables';
import { type ReactElement, useEffect, useState } from 'react';
import { SwitchRow } from '../../controls/switch-row.tsx';
import { noticeCalls } from '../../hosts/online/notice-calls.ts';
import { Link } from '../../router/navigation.tsx';
import { TOLD_EN } from './en-told.ts';

type Props = { readonly table: string };

/** By which ways the reader is told of this table, where any leads somewhere. */
export const NoticeSwitches = ({ table }: Props): ReactElement | undefined => {
  const words = useWords(TOLD_EN);
  const [stands, setStands] = useState<TableNotices>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    void noticeCalls.ofTable(table).then((found) => {
      if (found.ok) setStands(found.value);
    });
  }, [table]);
  const change = async (way: NoticeWay, isOn: boolean): Promise<void> => {
    // A switch goes where it is pushed, and back where the server says no.
    const told = (on: boolean) => (now: TableNotices | undefined) =>
      now && { ...now, told: { ...now.told, [way]: on } };
    setStands(told(isOn));
    const changed = await noticeCalls.switchOf(table, way, isOn);
    setStands(changed.ok ? changed.value : told(!isOn));
    setFailure(changed.ok ? undefined : changed.refusal.sentence);
  };
  if (stands === undefined) return undefined;
  const ways = NOTICE_WAYS.filter((way) => stands.possible[way]);
  return (
    <section className="told-here" aria-labelledby="told-here">
      <h3 id="told-here">{words('told.title')}</h3>
      {ways.map((way) => (
        <SwitchRow
          key={way}
          title={words(`told.${way}`)}
          hint={words(`told.${way}Hint`)}
          on={stands.told[way]}
          onChange={(isOn) => void change(way, isOn)}
        />
      ))}
      {ways.length === 0 && <p className="hint">{words('told.nowhere')}</p>}
      <Link className="button" to={{ page: 'account' }}>
        {words('told.settings')}
      </Link>
      <p role="status">{failure ?? ''}</p>
    </section>
  );
};
