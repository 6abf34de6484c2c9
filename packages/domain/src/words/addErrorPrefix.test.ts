import { expect, it } from 'vitest';
import { addErrorPrefix } from './addErrorPrefix.ts';

it.each([
  ['There is no such account.', 'Error: There is no such account.'],
  ['Error: There is no such account.', 'Error: There is no such account.'],
  [' error:gone', 'Error: gone'],
  ['Errors: 2', 'Error: Errors: 2'],
  ['The last error: none', 'Error: The last error: none'],
])('an error is called so once, also where the service does so itself: %j', (message, said) => {
  expect(addErrorPrefix(message)).toBe(said);
});
