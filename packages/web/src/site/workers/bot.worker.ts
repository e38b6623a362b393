// One bot: it is handed views, and nothing here leads to a match.
import '@quarterdeck/bots/web-worker';
