/** Whether reading a value would run somebody else's code: plain data has no getters. */
export function hasGetters(value: object): boolean {
  for (const name of Object.keys(value))
    if (Object.getOwnPropertyDescriptor(value, name)?.get !== undefined) return true;
  return false;
}
