import { describe, expect, it } from 'vitest';
import { whyNotJson } from './whyNotJson.ts';

describe('a text that is no JSON', () => {
  it.each([
    ['{\n  "a": 1,\n}', 'line 3, column 1, stands a comma before }'],
    ['[1, 2,]', 'line 1, column 7, stands a comma before ]'],
    ['{\n  // here\n  "a": 1 }', 'line 2, column 3, stands the comment //, and JSON has none'],
    ['{ "a": ${HOST} }', 'line 1, column 8, stands ${HOST}, which was not filled in'],
    ['{ "a": {{ host }} }', 'line 1, column 9, stands'],
    ['{ "a": 1 "b": 2 }', 'line 1, column 10, stands "b":, which does not belong there'],
    ["{ 'a': 1 }", "line 1, column 3, stands 'a':, which does not belong there"],
    ['{ "a": [1, 2', 'line 1, column 13, stands the end of the file'],
    ['', 'is empty'],
    [' \n', 'is empty'],
    ['<!doctype html><title>Home</title>', 'is a web page, not JSON'],
    ['{ "a": "b\n" }', 'line 1, column 8, stands "b, which'],
  ])('%j is told by the place and by what stands there', (json, told) => {
    expect(whyNotJson(json)).toContain(told);
    expect(() => void JSON.parse(json)).toThrow();
  });

  it.each(['{"a": [1, -2.5e3, true, null, "\\u00e9 \\"x\\" é"], "b": {}, "c": []}', ' [] \n', '1', '"x"'])(
    'is none of %j',
    (json) => {
      expect(whyNotJson(json)).toBeNull();
      expect(() => void JSON.parse(json)).not.toThrow();
    },
  );
});
