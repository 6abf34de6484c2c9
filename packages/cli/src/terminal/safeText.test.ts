import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeJson, safeText } from './safeText.ts';
import { table } from './table.ts';

const plain = { bold: (text: string) => text, dim: (text: string) => text, red: (text: string) => text };

describe('what a partner sent, on the way to the terminal', () => {
  it('loses colours, titles and links whole', () => {
    expect(safeText('\u001b[31mAcme\u001b[0m')).toBe('Acme');
    expect(safeText('\u001b]0;owned\u0007Acme')).toBe('Acme');
    expect(safeText('Ac\u009b2Jme')).toBe('Acme');
  });

  it('stays on its line and reads in its own direction', () => {
    expect(safeText('Acme\r\nTotal 0.00')).toBe('Acme Total 0.00');
    expect(safeText('Acme \u202e00.01$')).toBe('Acme 00.01$');
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

  it('stands in columns that no cell can break', () => {
    const rows = [
      ['Acme\nEvil', '€1.00'],
      ['B', '€10,000.00'],
    ];
    expect(
      table([{ heading: 'Payee' }, { heading: 'Receive', right: true }], rows, plain).split('\n'),
    ).toEqual(['Payee         Receive', 'Acme Evil       €1.00', 'B          €10,000.00']);
  });
});
