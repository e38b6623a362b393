import { useWords } from '@quarterdeck/board-kit';
import { CHAT_MODES } from '@quarterdeck/tables';
import { Segments } from '../controls/segments.tsx';
import { SwitchRow } from '../controls/switch-row.tsx';
import { type CompanyWish, mayBotsCome } from './company.ts';
import { COMPANY_EN } from './en-company.ts';
import { Fold } from './fold.tsx';

type CompanyProps = {
  readonly wish: CompanyWish;
  readonly hasPace: boolean;
  readonly onChange: (wish: CompanyWish) => void;
};

/** Who may come to a table with others, and what may be said there; folded away like other options. */
export const CompanyChoice = ({ wish, hasPace, onChange }: CompanyProps) => {
  const words = useWords(COMPANY_EN);
  const { listed, chat } = wish;
  const areBotsFree = mayBotsCome(wish, hasPace);
  const bots = wish.bots && areBotsFree;
  const come = listed ? (bots ? 'botsToo' : 'anybody') : 'byLink';
  return (
    <>
      <Fold title={words('company.come')} value={words(`company.${come}`)}>
        <SwitchRow
          title={words('company.listed')}
          hint={words('company.listedHint')}
          on={listed}
          onChange={(on) => onChange({ ...wish, listed: on })}
        />
        <SwitchRow
          title={words('company.bots')}
          hint={words(areBotsFree ? 'company.botsHint' : 'company.botsNeed')}
          on={bots}
          isShut={!areBotsFree}
          onChange={(on) => onChange({ ...wish, bots: on })}
        />
      </Fold>
      <Fold title={words('company.chat')} value={words(`company.chatNames.${chat}`)}>
        <Segments
          label={words('company.chat')}
          words={CHAT_MODES}
          chosen={chat}
          say={(one) => words(`company.chatNames.${one}`)}
          onChoose={(one) => onChange({ ...wish, chat: one })}
        />
        <p className="hint">{words(`company.chatHints.${chat}`)}</p>
      </Fold>
    </>
  );
};
