import { useWords } from '@quarterdeck/board-kit';
import { Component, type ReactNode } from 'react';
import { PAGE_EN } from './en.ts';
import { UnchartedChart } from './uncharted.tsx';

const Crash = ({ said }: { readonly said: string }) => {
  const words = useWords(PAGE_EN);
  return (
    <main className="lost" role="alert">
      <UnchartedChart />
      <h1>{words('shell.crash.title')}</h1>
      <p>{words('shell.crash.text')}</p>
      <button type="button" className="button solid" onClick={() => window.location.reload()}>
        {words('shell.crash.again')}
      </button>
      <details>
        <summary>{words('shell.crash.details')}</summary>
        <pre>{said}</pre>
      </details>
    </main>
  );
};

type CrashGuardProps = { readonly children: ReactNode };
type CrashGuardState = { readonly said: string | undefined };

/** React offers no other way to catch what a page throws while it draws. */
export class CrashGuard extends Component<CrashGuardProps, CrashGuardState> {
  override state: CrashGuardState = { said: undefined };

  static getDerivedStateFromError(error: unknown): CrashGuardState {
    return { said: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { said } = this.state;
    return said === undefined ? this.props.children : <Crash said={said} />;
  }
}
