import type { Figure } from '@quarterdeck/board-kit';

/** A number with its sign; the whole of it is said in words. */
export const FigureItem = ({ figure }: { readonly figure: Figure }) => (
  <span className="figure-item inline-row" title={figure.label}>
    <span aria-hidden="true">{figure.icon}</span>
    <b className="figures" aria-hidden="true">
      {figure.value}
    </b>
    <span className="unseen">{figure.label}</span>
  </span>
);

const MOST_FIGURES = 3;

export const Figures = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <>
    {figures.slice(0, MOST_FIGURES).map((figure) => (
      <FigureItem key={figure.label} figure={figure} />
    ))}
  </>
);
