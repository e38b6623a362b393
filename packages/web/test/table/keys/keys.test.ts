import { describe, expect, it } from 'vitest';
import { keyDoes } from '../../../src/table/keys/key-map.ts';

const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const press = (key: string, more: object = {}) => ({ key, ...plain, ...more });
const FREE = { isTyping: false, isPressable: false };
const TYPING = { isTyping: true, isPressable: false };
const ON_BUTTON = { isTyping: false, isPressable: true };

describe('Keys', () => {
  it.each([
    ['1', { does: 'pick', hotKey: 1 }],
    ['9', { does: 'pick', hotKey: 9 }],
    ['0', undefined],
    ['Enter', { does: 'commit' }],
    [' ', { does: 'skip' }],
    ['Escape', { does: 'back' }],
    ['u', { does: 'undo' }],
    ['U', { does: 'undo' }],
    ['w', { does: 'why' }],
    ['r', { does: 'rules' }],
    ['l', { does: 'log' }],
    ['d', { does: 'digest' }],
    ['h', { does: 'holdings' }],
    ['s', { does: 'hurry' }],
    ['v', { does: 'winning' }],
    ['?', { does: 'keys' }],
    ['/', { does: 'search' }],
    ['x', undefined],
  ])('%s', (key, does) => {
    expect(keyDoes(press(key), FREE)).toEqual(does);
  });

  it('leave a writer alone, but for Esc and F6', () => {
    expect(keyDoes(press('u'), TYPING)).toBeUndefined();
    expect(keyDoes(press('3'), TYPING)).toBeUndefined();
    expect(keyDoes(press('Escape'), TYPING)).toEqual({ does: 'back' });
    expect(keyDoes(press('F6'), TYPING)).toEqual({ does: 'area', by: 1 });
  });

  it('leave Enter and Space to the button under the focus', () => {
    expect(keyDoes(press('Enter'), ON_BUTTON)).toBeUndefined();
    expect(keyDoes(press(' '), ON_BUTTON)).toBeUndefined();
    expect(keyDoes(press('2'), ON_BUTTON)).toEqual({ does: 'pick', hotKey: 2 });
  });

  it('leave the browser its own', () => {
    expect(keyDoes(press('r', { ctrlKey: true }), FREE)).toBeUndefined();
    expect(keyDoes(press('l', { metaKey: true }), FREE)).toBeUndefined();
  });

  it('go back an area with Shift', () => {
    expect(keyDoes(press('F6', { shiftKey: true }), FREE)).toEqual({ does: 'area', by: -1 });
  });
});
