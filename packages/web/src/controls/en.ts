export const CONTROLS_EN = { controls: { close: 'Close' } } as const;
