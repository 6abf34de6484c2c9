import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeStoredSignIns } from './removeStoredSignIns.ts';

const client = { userPoolClientId: 'client', identityPoolId: 'us-west-2:pool' };

const emptyStorage = () => {
  localStorage.clear();
  sessionStorage.clear();
};
// Other tests of the same document may have left something.
beforeEach(emptyStorage);
afterEach(emptyStorage);

it('nothing of any user of this client is left, and what belongs to others stays (S-57)', () => {
  const prefix = 'CognitoIdentityServiceProvider.client';
  for (const key of [
    'LastAuthUser',
    'ada.idToken',
    'ada.deviceKey',
    'ada.randomPasswordKey',
    'gone.refreshToken',
  ])
    localStorage.setItem(`${prefix}.${key}`, 'kept');
  localStorage.setItem('CognitoIdentityServiceProvider.other.LastAuthUser', 'kept');
  localStorage.setItem('CognitoIdentityServiceProvider.client2.LastAuthUser', 'kept');
  localStorage.setItem('fx-gateway.single-keys', 'off');
  sessionStorage.setItem('fx-gateway.identity.us-west-2:pool', 'kept');
  sessionStorage.setItem('CognitoSignInState.username', 'ada');
  sessionStorage.setItem('sessionOrigin', 'steamchain');
  removeStoredSignIns(client, window);
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'CognitoIdentityServiceProvider.client2.LastAuthUser',
    'CognitoIdentityServiceProvider.other.LastAuthUser',
    'fx-gateway.single-keys',
  ]);
  expect(Object.keys(sessionStorage)).toEqual(['sessionOrigin']);
});
