import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { NoticeCard, Refusal, Result } from '@quarterdeck/tables';
import { subscribeToPush, unsubscribeFromPush } from '../../browser/push.ts';
import { noticeCalls } from '../../hosts/online/notice-calls.ts';
import { browserName } from './browser-name.ts';
import { dayOf } from './day-of.ts';
import { NOTICES_EN } from './en-notices.ts';
import type { NoticesState } from './use-notices.ts';

export type WayProps = Pick<NoticesState, 'attempt' | 'isBusy'> & { readonly card: NoticeCard };

/** What goes wrong in the browser itself is told like what the server refuses. */
const refusedHere = (sentence: string): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { code: 'failed', clause: null, sentence },
});

/** This browser, and the others that are told. */
export const PushWay = ({ card, here, attempt, isBusy }: WayProps & Pick<NoticesState, 'here'>) => {
  const words = useWords(NOTICES_EN);
  const subscribe = async (): Promise<Result<NoticeCard>> => {
    try {
      const address = await subscribeToPush(card.publicKey);
      if (address === null) return refusedHere(words('notices.push.denied'));
      return await noticeCalls.addDevice({ ...address, name: browserName() });
    } catch {
      return refusedHere(words('notices.push.failed'));
    }
  };
  const stop = async (id: string | undefined): Promise<Result<NoticeCard>> => {
    await unsubscribeFromPush();
    return id === undefined ? await noticeCalls.read() : await noticeCalls.removeDevice(id);
  };
  const own = card.devices.find(({ name }) => name === browserName());
  return (
    <>
      {here === 'impossible' && <p className="hint">{words('notices.push.impossible')}</p>}
      {here === 'denied' && <p className="hint">{words('notices.push.denied')}</p>}
      {here === 'off' && (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void attempt(subscribe)}
        >
          <Icon name="i-bell" size={20} />
          {words('notices.push.ask')}
        </button>
      )}
      {here === 'on' && (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void attempt(() => stop(own?.id))}
        >
          {words('notices.push.stop')}
        </button>
      )}
      {card.devices.length > 0 && (
        <ul className="account-rows" aria-label={words('notices.push.devices')}>
          {card.devices.map(({ id, name, since }) => (
            <li key={id}>
              <Icon name="i-bell" size={22} />
              <div>
                <b>{name || words('notices.push.unnamed')}</b>
                <small>{words('notices.push.since', { day: dayOf(since) })}</small>
              </div>
              <button
                type="button"
                className="button"
                disabled={isBusy}
                aria-label={words('notices.push.removeOf', {
                  name: name || words('notices.push.unnamed'),
                })}
                onClick={() => void attempt(() => noticeCalls.removeDevice(id))}
              >
                {words('notices.push.remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
