import { notAuthorized } from '../outcome.ts';

export const incorrect = 'Incorrect username or password.';

export const locked = notAuthorized('Password attempts exceeded');
