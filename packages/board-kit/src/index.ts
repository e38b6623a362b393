export { ARIA_HIDDEN } from './board/aria-hidden.ts';
export {
  type BoardCommands,
  BoardProvider,
  type BoardState,
  useBoard,
  useSelection,
} from './board/board-context.tsx';
export { ClauseButton, ClauseLink } from './board/clause-link.tsx';
export { CourseLine } from './board/course-line.tsx';
export { drawnBy } from './board/drawn-by.ts';
export { Glow } from './board/glow.tsx';
export { focusing, hovering } from './board/hovering.ts';
export { Hull } from './board/hull.tsx';
export { useChip, useIsLegal, useLegal, useMark, useOfferWords } from './board/marks.ts';
export type { MatCountProps } from './board/mat-count.tsx';
export { MatHead } from './board/mat-head.tsx';
export { Place } from './board/place.tsx';
export { PlaceChip } from './board/place-chip.tsx';
export { Preview } from './board/preview.tsx';
export { BoardPiece, BoardSpace } from './board/space.tsx';
export { Touchable, useIsAsked } from './board/touchable.tsx';
export { type Room, useChartSize } from './board/use-chart-size.ts';
export { usePanZoom, ZOOM_NOTCH } from './board/use-pan-zoom.ts';
export {
  type AnyKit,
  type AnyScene,
  anyKit,
  type BoardKit,
  type BoardProps,
  CHART_DRAWN,
  type ChoiceFace,
  type Described,
  type ElementFace,
  type Figure,
  figure,
  holdingsTarget,
  MAT_TARGET,
  type Motion,
  type MotionFamily,
  type Phase,
  type Progress,
  type RolledDice,
  type Scene,
  type SceneProps,
  type ScoreRow,
  type SeatFace,
  type SeatProps,
  type SeatSummary,
  seatTarget,
  type Target,
} from './contract/board-contract.ts';
export {
  type DrawProps,
  type GalleryComponent,
  type GalleryKind,
  SOURCES,
  type Source,
} from './contract/gallery.ts';
export {
  type Examples,
  type ExamplesDoor,
  type GalleryDoor,
  type GameBoard,
  type GameOnPage,
  type OwnPackDoor,
  type PageGame,
  type TableBoard,
  type TableDoor,
  type TextDoor,
  tableBoard,
  type VignettesDoor,
} from './contract/game-board.ts';
export { phasesAt } from './contract/phases.ts';
export { sourceOf } from './contract/source-of.ts';
export type { IconProps, PieceProps } from './drawings/piece.tsx';
export { ExampleStrip, type ExampleStripProps } from './frames/example-strip.tsx';
export { examplesDoor } from './frames/examples.ts';
export {
  type Drawing,
  type GalleryRow,
  type GalleryRows,
  galleryDoor,
  onPaper,
  onSheet,
  onToken,
  type PackContents,
  printedRow,
} from './frames/gallery.tsx';
export { keyed } from './frames/keyed.ts';
export {
  flow,
  type MotionTable,
  meanwhile,
  motionsBy,
  show,
  together,
  travel,
} from './frames/motions.ts';
export { iconsBy, scoresBy, titlesBy } from './frames/prompt.tsx';
export { considered } from './question/considered.ts';
export {
  type Element,
  MOST_BUTTONS,
  type Narrowing,
  narrowed,
  narrowingOf,
} from './question/narrowing.ts';
export {
  choiceKey,
  type Denial,
  isTogether,
  type Offer,
  type PageQuestion,
  pageQuestionOf,
} from './question/page-question.ts';
export {
  choose,
  chooseOffer,
  chosenOffer,
  decide,
  emptySelection,
  isTouched,
  pick,
  pointAtOffer,
  pointAtTarget,
  reopen,
  type Selection,
  stepBack,
  touch,
} from './question/selection.ts';
export {
  type Crumb,
  isStaged,
  type StageNow,
  type StageRow,
  stageNow,
} from './question/stages.ts';
export { createStore, type Store, useFollowed, useLater, useStore } from './store/store.ts';
export type { Catalogue } from './words/catalogue.ts';
export { KIT_EN, SEAT_COLOURS_EN } from './words/en.ts';
export { LANGUAGES, type Language, type Speech, speak, speakEnglish } from './words/languages.ts';
export { joinList } from './words/list-format.ts';
export { pseudoCatalogue, pseudoWords } from './words/pseudo.ts';
export type { KeyOf, Words } from './words/words.ts';
export { useLanguage, useWords, WordsProvider } from './words/words-context.tsx';
