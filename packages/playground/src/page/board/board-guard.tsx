import { Component, type ReactNode } from 'react';

type BoardGuardProps = { readonly children: ReactNode };
type BoardGuardState = { readonly problem: string | null };

const WELL: BoardGuardState = { problem: null };

/** A board is what is under work: what it throws is shown in its place, and the rest of the page stays. */
export class BoardGuard extends Component<BoardGuardProps, BoardGuardState> {
  override state: BoardGuardState = WELL;

  static getDerivedStateFromError(problem: unknown): BoardGuardState {
    return { problem: problem instanceof Error ? problem.message : String(problem) };
  }

  /** The next position is tried again. */
  override componentDidUpdate(before: BoardGuardProps): void {
    if (before.children !== this.props.children && this.state !== WELL) this.setState(WELL);
  }

  override render(): ReactNode {
    const { problem } = this.state;
    return problem === null ? this.props.children : <pre className="note">{problem}</pre>;
  }
}
