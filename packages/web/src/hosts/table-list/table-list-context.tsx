import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { emptyTableList, type TableList, type TableListItem } from './table-list.ts';

const TableListContext = createContext<TableList>(emptyTableList);

type TableListProviderProps = { readonly tableList: TableList; readonly children: ReactNode };

export const TableListProvider = ({ tableList, children }: TableListProviderProps) => (
  <TableListContext value={tableList}>{children}</TableListContext>
);

export const useTableList = (): TableList => useContext(TableListContext);

/** The drawn shelf knows of no tables; they appear with the first script. */
const noTablesYet = emptyTableList.tables;

export const useTables = (): readonly TableListItem[] => {
  const { subscribe, tables } = useTableList();
  return useSyncExternalStore(subscribe, tables, noTablesYet);
};
