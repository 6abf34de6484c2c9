import { expect, it } from 'vitest';
import { isListedRedirect } from './isListedRedirect.ts';

const list = [
  'https://fx.example.com/secure/fxgateway/dashboard',
  'http://127.0.0.1:*/callback',
  'https://*.example.com:*/callback',
];

it.each([
  'https://fx.example.com/secure/fxgateway/dashboard',
  'http://127.0.0.1:53210/callback',
  'http://127.0.0.1/callback',
])('a customer may come back to %s, which is listed', (address) => {
  expect(isListedRedirect(list, address)).toBe(true);
});

it.each([
  'https://fx.example.com/secure/fxgateway/dashboard/',
  'https://fx.example.com/secure/fxgateway/dashboard?next=1',
  'http://fx.example.com/secure/fxgateway/dashboard',
  'https://elsewhere.example.com/secure/fxgateway/dashboard',
  'http://127.0.0.1:53210/callback/more',
  'http://127.0.0.1:53210@evil.example.com/callback',
  'http://127.0.0.1.example.com:53210/callback',
  'http://[::1]:53210/callback',
  'https://evil.example.com:443/callback',
  '',
])('a customer may not come back to %s, which is not', (address) => {
  expect(isListedRedirect(list, address)).toBe(false);
});
