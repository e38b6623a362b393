import { read } from '@quarterdeck/kernel/pack';
import { describe, expect, it } from 'vitest';
import { LOBBY_VERBS, serverMessage, TABLE_VERBS, wireDocument } from '../src/index.ts';

type Operation = {
  readonly action: string;
  readonly messages: readonly { readonly $ref: string }[];
  readonly 'x-by'?: string;
};
type Document = {
  readonly channels: {
    readonly wire: {
      readonly messages: {
        readonly [name: string]: {
          readonly payload: { readonly properties?: object; readonly required?: readonly string[] };
        };
      };
    };
  };
  readonly operations: { readonly [name: string]: Operation };
};
const DOCUMENT = wireDocument() as unknown as Document;
const { messages } = DOCUMENT.channels.wire;

describe('The document of the WebSocket', () => {
  it('is the one in docs', async () => {
    await expect(`${JSON.stringify(DOCUMENT, null, 2)}\n`).toMatchFileSnapshot(
      '../../../docs/wire.asyncapi.gen.json',
    );
  });

  it('has every verb that a server answers, with who may call it', () => {
    const documented = Object.entries(DOCUMENT.operations)
      .filter(([, { action }]) => action === 'receive')
      .map(([name, operation]) => [name, operation['x-by']]);

    const verbs = Object.entries({ ...LOBBY_VERBS, ...TABLE_VERBS })
      .filter(([, { by }]) => by !== 'screen')
      .map(([name, { by }]) => [`call.${name}`, by]);
    expect(documented).toEqual(verbs);
  });

  it('says of a call what its shape asks for', () => {
    expect(messages['call.play']?.payload.required).toEqual(['id', 'verb', 'on', 'choice', 'seq']);
    expect(messages['call.join']?.payload.required).toEqual(['id', 'verb', 'invitation', 'seat']);
    expect(Object.keys(messages['call.play']?.payload.properties ?? {})).toContain('careful');
  });

  it('refers to nothing that it has not', () => {
    for (const { messages: of } of Object.values(DOCUMENT.operations))
      for (const { $ref } of of)
        expect(Object.keys(messages)).toContain($ref.replace('#/channels/wire/messages/', ''));
  });

  it('knows what no server says', () => {
    expect(() => read(serverMessage, { kind: 'gone' })).toThrow('table');
    expect(() => read(serverMessage, { kind: 'sung' })).toThrow('kind');
  });
});
