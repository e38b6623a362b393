/**
 * A figure of a plain value that does not depend on the order of its fields: two who keep the same
 * value by its changes find out with it that they do.
 */
export function checkSum(value: unknown): number {
  if (Array.isArray(value)) {
    let sum = mixed(1, value.length);
    for (const item of value) sum = mixed(sum, checkSum(item));
    return sum;
  }
  if (typeof value !== 'object' || value === null) return ofText(JSON.stringify(value));
  let sum = 2;
  for (const [name, field] of Object.entries(value))
    if (field !== undefined) sum = (sum + mixed(ofText(name), checkSum(field))) | 0;
  return sum;
}

const ofText = (text: string): number => {
  let sum = text.length | 0;
  for (let i = 0; i < text.length; i++) sum = mixed(sum, text.charCodeAt(i));
  return sum;
};

const mixed = (sum: number, next: number): number =>
  Math.imul(sum ^ next, 0x9e3779b1) ^ (sum >>> 15);
