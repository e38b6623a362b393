import type { Page, WebSocketRoute } from 'playwright-core';

/** Who stands in the middle of a line: hears what the page is told, and may say the page's words otherwise. */
export type Between = {
  /** Told with every new connection; `say` says something to the server that the page does not. */
  readonly begins?: (say: (text: string) => void) => void;
  /** False for what the page is not to hear. */
  readonly hears: (text: string) => boolean;
  readonly says: (text: string) => string;
};

export type Line = {
  /**
   * Into a tunnel: what was connected is gone, and nothing gets through any more; or nothing but files,
   * so that the page can be loaded again.
   */
  readonly cut: (what?: 'everything' | 'all but files') => Promise<void>;
  readonly mend: () => Promise<void>;
};

/**
 * The page's way to the server, which can be cut: offline, as a browser plays it, leaves sockets as
 * they are. To be laid before the page goes anywhere.
 */
export const lineOf = async (page: Page, between?: Between): Promise<Line> => {
  const open = new Set<readonly [WebSocketRoute, WebSocketRoute]>();
  let isCut = false;
  await page.routeWebSocket(/\/wire/, (ours) => {
    if (isCut) {
      void ours.close();
      return;
    }
    const theirs = ours.connectToServer();
    open.add([ours, theirs]);
    if (between === undefined) return;
    between.begins?.((text) => theirs.send(text));
    ours.onMessage((message) => theirs.send(between.says(String(message))));
    theirs.onMessage((message) => {
      if (between.hears(String(message))) ours.send(message);
    });
  });
  return {
    cut: async (what = 'everything') => {
      isCut = true;
      if (what === 'everything') await page.context().setOffline(true);
      for (const ends of open) for (const end of ends) await end.close().catch(() => undefined);
      open.clear();
    },
    mend: async () => {
      isCut = false;
      await page.context().setOffline(false);
    },
  };
};
