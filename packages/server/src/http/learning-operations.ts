import { shape } from '@quarterdeck/kernel/pack';
import { learning } from '@quarterdeck/tables';
import { operation } from './operation.ts';

const none = shape({});

export const LEARNING_OPERATIONS = {
  learned: operation({
    method: 'GET',
    path: '/api/learning',
    summary: 'What one has learned: lessons, exercises, and what the coach has said.',
    by: 'guest',
    query: none,
    body: null,
    reply: learning,
  }),
  learn: operation({
    method: 'POST',
    path: '/api/learning',
    summary:
      'Adds what a device knows of it, and gives all that is known then. Nothing is lost by it.',
    by: 'guest',
    query: none,
    body: learning,
    reply: learning,
  }),
} as const;
