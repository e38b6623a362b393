import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'page',
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    sequence: { groupOrder: 0 },
  },
});
