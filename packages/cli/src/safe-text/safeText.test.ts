import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainPaint } from '../../test/plainPaint.ts';
import { safeJson, safeLines, safeName, safeText, safeView } from './safeText.ts';
import { formatTable } from '../terminal/formatTable.ts';

describe('what a partner sent, on the way to the terminal', () => {
  it('loses colours, titles and links whole', () => {
    expect(safeText('\u001b[31mAcme\u001b[0m')).toBe('Acme');
    expect(safeText('\u001b]0;owned\u0007Acme')).toBe('Acme');
    expect(safeText('Ac\u009b2Jme')).toBe('Acme');
  });

  it('stays on its line and reads in its own direction', () => {
    expect(safeText('Acme\r\nTotal 0.00')).toBe('Acme Total 0.00');
    expect(safeText('Acme \u202e00.01$')).toBe('Acme 00.01$');
    expect(safeText('Ac\u200bme\ufeff')).toBe('Acme');
    expect(safeJson('Ac\u200bme\u{e0041}')).toBe(String.raw`"Ac\u200bme\udb40\udc41"`);
  });

  it('never carries a character that steers the terminal, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(safeText(text)).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });

  it('is whole in JSON and harmless there too', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const json = safeJson({ text });
        expect(JSON.parse(json)).toEqual({ text });
        expect(json).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });

  it('does not push out of sight what stands around it', () => {
    expect(safeText('x'.repeat(5_000))).toHaveLength(1_000);
    expect(safeName(`${'x'.repeat(298)}\u{1f600}y`)).toBe(`${'x'.repeat(298)}…`);
    expect(safeName('Thalassa')).toBe('Thalassa');
  });

  it('begins no line of its own among others', () => {
    expect(safeLines(['Row 1, Acme\nRow 2, saved', 'Correct it.'])).toBe(
      'Row 1, Acme Row 2, saved\nCorrect it.',
    );
  });

  it('is taken out of a view that forgot to, whose own lines and paint stay', () => {
    const view = '\u001b[1mTitle\u001b[22m\nAcme\u001b[8m\u001b[2J\u202e\u0000';
    expect(safeView(view)).toBe('\u001b[1mTitle\u001b[22m\nAcme');
  });

  it('stands in columns that no cell can break', () => {
    const rows = [
      ['Acme\nEvil', '€1.00'],
      ['B', '€10,000.00'],
    ];
    expect(
      formatTable([{ heading: 'Payee' }, { heading: 'Receive', right: true }], rows, plainPaint).split('\n'),
    ).toEqual(['Payee         Receive', 'Acme Evil       €1.00', 'B          €10,000.00']);
  });
});
