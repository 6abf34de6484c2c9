import { expect, it } from 'vitest';
import { findUnreadNoProxyEntry } from './findUnreadNoProxyEntry.ts';

it.each([
  ['localhost,192.0.0.0/8', '192.0.2.2', '192.0.0.0/8 is meant'],
  ['192.0.2.*', '192.0.2.2', '192.0.2.* is meant'],
  ['fx-*.corp.test', 'fx-gateway.corp.test', 'fx-*.corp.test is meant'],
  ['2001:db8::/32', '[2001:db8::1]', '2001:db8::/32 is meant'],
  ['10.0.0.0/8', 'fx.corp.test', '10.0.0.0/8 may be meant'],
  ['http://fx.corp.test/', 'fx.corp.test', 'http://fx.corp.test/ may be meant'],
  ['10.0.0.0/8,192.0.2.*', '203.0.113.5', 'none'],
  ['*.corp.test,.corp.test,corp.test,*,192.0.2.3', '192.0.2.2', 'none'],
])('of NO_PROXY=%s the entry that is not understood and meant for %s: %s', (value, host, expected) => {
  const found = findUnreadNoProxyEntry(value.split(','), host);
  expect(found === null ? 'none' : `${found.entry} ${found.isSure ? 'is' : 'may be'} meant`).toBe(expected);
});
