import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { useState } from 'react';
import { FileButton } from '../../controls/file-button.tsx';
import { useDrop } from '../../controls/use-drop.ts';
import type { GameId } from '../../games/games.ts';
import type { PackFile } from '../../hosts/table-list/table-list.ts';
import { useTableList } from '../../hosts/table-list/table-list-context.tsx';
import { PACK_EN } from '../../setup/en-pack.ts';
import { NEW_TABLE_EN } from './en.ts';

const LARGEST = 5_000_000;

type PackPickerProps = {
  readonly game: GameId;
  readonly pack: PackFile | undefined;
  readonly onPick: (pack: PackFile | undefined) => void;
  /** Whether it leaves this device with the table. */
  readonly isSent?: boolean;
};

type Verdict = { readonly name: string; readonly problems: readonly string[] };

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** A pack of one's own, dropped or chosen, checked before it is taken. */
const useCheckedPack = (game: GameId, onPick: PackPickerProps['onPick']) => {
  const words = useWords(NEW_TABLE_EN, PACK_EN);
  const tableList = useTableList();
  const [verdict, setVerdict] = useState<Verdict>();
  const problemsOf = async (file: File, text: string): Promise<readonly string[]> => {
    try {
      JSON.parse(text);
    } catch (error) {
      return [words('newTable.packNotJson', { why: messageOf(error) })];
    }
    if (file.size > LARGEST) return [words('newTable.packTooLarge')];
    const report = await tableList.checkPack(game, text);
    return report.sound ? [] : report.problems;
  };
  const check = async (file: File): Promise<void> => {
    const text = file.size > LARGEST ? 'null' : await file.text();
    const problems = await problemsOf(file, text);
    setVerdict({ name: file.name, problems });
    onPick(problems.length === 0 ? { name: file.name, text } : undefined);
  };
  return { verdict, check, clear: () => setVerdict(undefined) };
};

const VerdictLine = ({ name, problems }: Verdict) => {
  const words = useWords(NEW_TABLE_EN, PACK_EN);
  if (problems.length === 0)
    return <p className="pack-sound">{words('newTable.packGood', { name })}</p>;
  return (
    <div className="pack-bad">
      <p>{words('newTable.packBad', { name })}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
};

export const PackPicker = ({ game, pack, onPick, isSent = false }: PackPickerProps) => {
  const words = useWords(NEW_TABLE_EN, PACK_EN);
  const { verdict, check, clear } = useCheckedPack(game, onPick);
  const drop = useDrop((file) => void check(file));
  return (
    <section className="pack-drop" aria-label={words('newTable.pack')} {...drop}>
      <p>
        <Icon name="i-box" size={26} />
        {words(isSent ? 'newTable.packSent' : 'newTable.packHint')}
      </p>
      <div className="pack-actions wraps">
        <FileButton onFile={(file) => void check(file)}>{words('newTable.packChoose')}</FileButton>
        {pack !== undefined && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              clear();
              onPick(undefined);
            }}
          >
            {words('newTable.packDrop')}
          </button>
        )}
      </div>
      <div role="status">{verdict !== undefined && <VerdictLine {...verdict} />}</div>
    </section>
  );
};
