export const withoutScreen: (bundle: string, modules: readonly string[]) => void;
