import type { Settings } from './settings.ts';

/** The part of the root element that settings are written to; style sheets read it from there. */
export type RootElement = {
  readonly dataset: Record<string, string | undefined>;
  readonly style: { fontSize: string };
};

/** `early-theme.js` does the same for theme and size before the first paint. */
export const applySettings = (root: RootElement, settings: Settings): void => {
  const { dataset } = root;
  if (settings.theme === 'system') delete dataset['theme'];
  else dataset['theme'] = settings.theme;
  dataset['motion'] = settings.motion;
  dataset['names'] = settings.boardNames;
  dataset['emblems'] = settings.strongEmblems ? 'strong' : 'usual';
  dataset['hand'] = settings.leftHand ? 'left' : 'right';
  root.style.fontSize = `${settings.textSize}%`;
};
