import { describe, expect, it } from 'vitest';
import { drawDashboard } from '../src/dashboard/draw.ts';
import { amountOf, legendOf, questionOf, readPanels } from '../src/dashboard/panels.ts';

const panels = readPanels();
const SPAN = { from: 0, to: 10 };

describe('The picture of the dashboard', () => {
  it('has every panel where the dashboard has it, and says what each showed', () => {
    const shown = panels.map((panel) => ({
      panel,
      lines: [{ legend: '<one> & "all"', points: [[0, 1] as const, [10, 2] as const] }],
    }));
    const drawn = drawDashboard('Quarterdeck', shown, SPAN);

    for (const { title, fieldConfig } of panels)
      expect(drawn).toContain(`${title}: ${amountOf(2, fieldConfig.defaults.unit)}.`);
    expect(drawn.split('class="panel"')).toHaveLength(panels.length + 1);
    expect(drawn).toContain('&lt;one> &amp; &quot;all&quot;');
    expect(drawn).not.toContain('NaN');
  });

  it('says so where nothing was to be seen', () => {
    const drawn = drawDashboard(
      'Quarterdeck',
      panels.map((panel) => ({ panel, lines: [] })),
      SPAN,
    );

    expect(drawn.split('nothing happened')).toHaveLength(
      panels.filter(({ type }) => type === 'timeseries').length + 1,
    );
    expect(drawn).not.toContain('Infinity');
  });

  it('asks for every node, and reads a line by its labels', () => {
    expect(questionOf('up{instance=~"$node"}')).toBe('up{instance=~".*"}');
    expect(legendOf('tables at {{instance}}', { instance: 'one' })).toBe('tables at one');
    expect([amountOf(0.02, 's'), amountOf(2, 's'), amountOf(0.5, 'percentunit')]).toEqual([
      '20 ms',
      '2 s',
      '50 %',
    ]);
  });
});
