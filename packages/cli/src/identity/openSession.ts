import type { User } from '@fx-gateway/domain/identity';
import { succeeded } from '@fx-gateway/domain/result';
import type { CommandResult } from '../command/commandResult.ts';
import type { Invocation } from '../command/invocation.ts';
import { connect, type Connection } from '../configuration/connect.ts';
import { currentUser } from './currentUser.ts';

/** The environment of a call, and who is signed in there. */
export type Session = { readonly connection: Connection; readonly user: User };

export type OpenSession = (invocation: Invocation) => CommandResult<Session>;

/** Reaches the environment as the signed-in user; exit 4 when there is none. */
export const openSession: OpenSession = async (invocation) => {
  const connection = await connect(invocation);
  if (!connection.ok) return connection;
  const user = await currentUser(connection.value);
  return user.ok ? succeeded({ connection: connection.value, user: user.value }) : user;
};
