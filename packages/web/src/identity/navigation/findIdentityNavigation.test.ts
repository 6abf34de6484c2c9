import type { AuthDestination } from '@fx-gateway/domain/identity/authState.ts';
import { describe, expect, it } from 'vitest';
import { paths } from '../../routing/paths.ts';
import { codeStepState } from './codeStepState.ts';
import { makeWantedPageState } from './makeWantedPageState.ts';
import { findIdentityNavigation } from './findIdentityNavigation.ts';
import type { SignInPagePaths } from './signInPages.ts';

const partnerPages: readonly SignInPagePaths[] = [
  { fxPartner: 'ofx', login: paths.ofxLogin, register: paths.ofxRegister },
];

const navigation = (destination: AuthDestination, from: string, state: unknown = null) =>
  findIdentityNavigation(destination, { pathname: from, state }, partnerPages);

describe('where the identity flows lead', () => {
  it.each([
    ['dashboard', paths.login, paths.gateway.dashboard],
    ['onboarding', paths.login, paths.secure.settings],
    ['settings', paths.gateway.dashboard, paths.secure.settings],
    ['login', paths.gateway.orders, paths.login],
    ['login', paths.register, paths.login],
    ['login', paths.ofxRegister, paths.ofxLogin],
    ['login', `${paths.ofxRegister}/`, paths.ofxLogin],
    ['login', paths.forgotPassword, paths.login],
    ['reset-password', paths.gateway.dashboard, paths.login],
  ] as const)('to %s from %s: %s', (destination, from, to) => {
    expect(navigation(destination, from)).toEqual({ to, replace: true });
  });

  it.each([
    ['login', paths.login],
    ['login', paths.ofxLogin],
    ['reset-password', paths.login],
    ['reset-password', `${paths.login}/`],
    ['login', `${paths.ofxLogin}/`],
    ['settings', paths.secure.settings],
  ] as const)('to %s from %s: nowhere', (destination, from) => {
    expect(navigation(destination, from)).toBeNull();
  });

  it.each([
    [paths.login, paths.register],
    [paths.register, paths.register],
    [paths.ofxLogin, paths.ofxRegister],
    [paths.forgotPassword, paths.forgotPassword],
    [`${paths.forgotPassword}/`, paths.forgotPassword],
  ])('from %s to the code step of %s, and back again with the browser', (from, to) => {
    expect(navigation('verify-code', from)).toEqual({ to, replace: false, state: codeStepState });
  });

  it('keep the place that was wanted on the way through a forgotten password', () => {
    const wanted = makeWantedPageState({ pathname: paths.gateway.order(7), search: '' });
    expect(navigation('verify-code', paths.forgotPassword, wanted)?.state).toEqual({
      ...codeStepState,
      ...wanted,
    });
    expect(navigation('login', paths.forgotPassword, { ...codeStepState, ...wanted })?.state).toEqual(wanted);
  });

  it('lead back to the place that was wanted before the sign-in', () => {
    const wanted = makeWantedPageState({ pathname: paths.gateway.order(7), search: '' });
    expect(navigation('dashboard', paths.login, wanted)?.to).toBe(paths.gateway.order(7));
  });
});
