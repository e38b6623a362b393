/** What carries news from one node to the others. What is sent while it is down is lost. */
export type Wire = {
  readonly isUp: boolean;
  send(subject: string, text: string): void;
  /** What others send; what is given ends it. */
  listen(subject: string, hear: (text: string) => void): () => void;
  /** It is up, for the first time or again: what others have sent meanwhile was missed. */
  onUp(listener: () => void): void;
  close(): Promise<void>;
};
