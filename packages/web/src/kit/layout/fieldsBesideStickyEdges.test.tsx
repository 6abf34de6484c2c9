import { describe, expect, it } from 'vitest';
import { stickyStage } from '../../../test/stickyStage.ts';
import { scrollFieldIntoView } from '../focus/scrollFieldIntoView.ts';
import { stickyTopRef } from './stickyEdges.ts';

const { stage, stick, field, grow, lower } = stickyStage();

describe('the field in which somebody types', () => {
  it('stays in sight when what sticks grows over it', () => {
    const typedIn = field(580);
    typedIn.focus();
    grow();
    expect(stage.shown).toEqual([typedIn]);
  });

  it.each([
    ['has scrolled above the window', -20],
    ['has scrolled below it', 600],
  ])('is left where it is by somebody who %s', (_where, top) => {
    field(top).focus();
    grow();
    expect(stage.shown).toEqual([]);
  });

  it('is left where it is inside of what sticks, and so is what is no field', () => {
    const inside = field(10);
    stick(stickyTopRef, 'position: sticky; top: 0px', 40, [inside]);
    inside.focus();
    grow();
    expect(stage.shown).toEqual([]);
    const button = document.createElement('button');
    button.getBoundingClientRect = () => new DOMRect(0, 580, 100, 20);
    document.body.append(button);
    button.focus();
    grow();
    expect(stage.shown).toEqual([]);
  });
});

describe('a field that was brought into sight without the focus', () => {
  it('stays there when what sticks grows over it, until somebody types in another one', () => {
    const brought = field(580);
    scrollFieldIntoView(brought);
    grow();
    expect(stage.shown).toEqual([brought, brought]);
    const typedIn = field(570);
    typedIn.focus();
    grow();
    expect(stage.shown.slice(2)).toEqual([typedIn]);
  });

  it('is left where it is while somebody is at a button', () => {
    scrollFieldIntoView(field(580));
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    grow();
    expect(stage.shown).toHaveLength(1);
  });

  it('is left where it is by somebody who has scrolled away from it, and once it is gone', () => {
    scrollFieldIntoView(field(600));
    grow();
    expect(stage.shown).toHaveLength(1);
    const gone = field(580);
    scrollFieldIntoView(gone);
    gone.remove();
    gone.getBoundingClientRect = () => new DOMRect();
    grow();
    expect(stage.shown).toHaveLength(2);
  });
});

describe('a window that gets lower', () => {
  it.each([540, 300])('keeps the field in sight in which somebody types, at %d pixels', (height) => {
    const typedIn = field(500);
    typedIn.focus();
    lower(height);
    expect(stage.shown).toEqual([typedIn]);
  });

  it('leaves a field where it is that was covered or out of sight before', () => {
    field(545).focus();
    lower(540);
    field(-20).focus();
    lower(530);
    expect(stage.shown).toEqual([]);
  });
});
