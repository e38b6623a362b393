import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useSyncExternalStore,
} from 'react';
import { emptyHarbour, type Harbour, type TableSummary } from './harbour.ts';

const HarbourContext = createContext<Harbour>(emptyHarbour);

type HarbourProviderProps = { readonly harbour: Harbour; readonly children: ReactNode };

export const HarbourProvider = ({ harbour, children }: HarbourProviderProps): ReactElement => (
  <HarbourContext value={harbour}>{children}</HarbourContext>
);

export const useHarbour = (): Harbour => useContext(HarbourContext);

/** The drawn shelf knows of no tables; they appear with the first script. */
const noTablesYet = emptyHarbour.tables;

export const useTables = (): readonly TableSummary[] => {
  const { subscribe, tables } = useHarbour();
  return useSyncExternalStore(subscribe, tables, noTablesYet);
};
