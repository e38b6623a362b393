import { joinList, useLanguage, useWords } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import { TABLE_EN } from '../../../table/en.ts';
import { winnersOf } from '../../../table/end/score-sheet.ts';
import { useTable } from '../../../table/state/table-context.tsx';
import { REPLAY_EN } from '../en.ts';
import { usePosition, useReplay } from '../replay-context.tsx';

/** How it came out, said where it came out; and what of the match cannot be shown. */
export const Result = () => {
  const words = useWords(REPLAY_EN, TABLE_EN);
  const language = useLanguage();
  const { opened, faces, last } = useReplay();
  const { scene } = useTable();
  const position = usePosition();
  const { outcome, otherRules } = opened.info;
  const winners = outcome === null ? [] : winnersOf(outcome);
  const isEnd = position === last && scene.view.asked.length === 0;
  return (
    <>
      {outcome !== null && isEnd && (
        <p className="replay-result" role="status">
          {words('replay.result', {
            wins: words(winners.length === 0 ? 'table.end.gameWins' : 'table.end.wins', {
              names: joinList(
                language,
                winners.map((seat) => at(faces, seat).called),
              ),
              count: winners.length,
            }),
            ending: scene.speaker.ending(scene.view, outcome.because),
          })}
        </p>
      )}
      {otherRules > 0 && (
        <p className="hint">{words('replay.otherRules', { count: otherRules })}</p>
      )}
    </>
  );
};
