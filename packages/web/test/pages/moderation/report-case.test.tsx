import { speakEnglish, WordsProvider } from '@quarterdeck/board-kit';
import type { ReportCase as Report } from '@quarterdeck/tables';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GamesProvider } from '../../../src/games/games-context.tsx';
import { ReportCase } from '../../../src/pages/moderation/report-case.tsx';
import { OUR_GAMES } from '../../our-games.ts';

const person = { handle: 'h', since: 0, hasAccount: false, ban: null, silence: null };
const message = { at: 0, isAbout: true, isHidden: false, isReported: false } as const;
const SPEECH = speakEnglish();
const REPORT: Report = {
  id: 'one',
  by: { ...person, name: 'Bo' },
  about: { ...person, name: 'Cy' },
  name: 'Cy',
  table: 'table-1',
  reason: 'insult',
  note: '',
  at: 0,
  isOpen: true,
  messages: [
    { ...message, seq: 1, name: 'Bo', text: '', phrase: 'well-sailed' },
    { ...message, seq: 2, name: 'Cy', text: 'You barnacle', phrase: null },
  ],
};

afterEach(() => void vi.unstubAllGlobals());

describe('A report, as a moderator reads it', () => {
  it('has what was said in the words that were read at the table, set phrases too', () => {
    // A page asks for the language of the document, which there is none of here.
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    const shown = renderToStaticMarkup(
      <WordsProvider language={SPEECH.language} speech={SPEECH}>
        <GamesProvider games={OUR_GAMES}>
          <ReportCase report={REPORT} act={() => {}} />
        </GamesProvider>
      </WordsProvider>,
    );

    expect(shown).toContain('Well sailed');
    expect(shown).toContain('Hide what Bo said: Well sailed');
    expect(shown).toContain('You barnacle');
    expect(shown).not.toContain('well-sailed');
  });
});
