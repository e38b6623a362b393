import { considered, type Offer, useSelection, useWords } from '@quarterdeck/board-kit';
import { type ReactElement, useEffect, useState } from 'react';
import { useSettings } from '../../settings/settings-context.tsx';
import { TABLE_EN } from '../en.ts';
import { useTable } from '../state/table-context.tsx';

/** Whether the chosen answer could be taken back; asked of the host for those who want to know. */
const useIsFinal = (offer: Offer | undefined): boolean => {
  const { open, kit, scene } = useTable();
  const { confirm } = useSettings();
  const isWorthIt =
    confirm === 'everything' ||
    (confirm === 'hurts' && offer !== undefined && kit.hurts?.(scene, offer.choice) === true);
  const wanted = isWorthIt && offer !== undefined;
  const [final, setFinal] = useState<string>();
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void open.wouldReveal({ choice: offer.choice }).then((answered) => {
      const shows = !answered.ok || answered.value;
      if (current) setFinal(shows ? offer.key : undefined);
    });
    return () => {
      current = false;
    };
  }, [open, offer, wanted]);
  return wanted && final === offer.key;
};

/** What the choice that is pointed at costs and brings, and whether it can be taken back. */
export const Detail = (): ReactElement => {
  const words = useWords(TABLE_EN);
  const { question } = useTable();
  const offer = useSelection((selection) => considered(question, selection));
  const chosenKey = useSelection((selection) => selection.chosen);
  const chosen = question?.offers.find(({ key }) => key === chosenKey);
  const isFinal = useIsFinal(chosen);
  return (
    <p className="choice-detail">
      {offer?.detail}{' '}
      {isFinal && chosen?.key === offer?.key && (
        <em className="choice-final">{words('table.prompt.final')}</em>
      )}
    </p>
  );
};
