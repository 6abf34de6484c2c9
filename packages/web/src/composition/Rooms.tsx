import type { Container } from 'inversify';
import type { ReactNode } from 'react';
import { accountDoor } from '../account/accountDoor.ts';
import { identityDoor } from '../identity/identityDoor.ts';
import { reloadDoor } from '../reload/reloadDoor.ts';
import { surroundingsDoor } from '../services/surroundingsDoor.ts';
import { tokens } from './tokens.ts';

/** Opens the doors of the rooms to the components inside. */
export const Rooms = ({
  container,
  children,
}: {
  readonly container: Container;
  readonly children: ReactNode;
}) => (
  <surroundingsDoor.Context value={container.get(tokens.surroundings)}>
    <reloadDoor.Context value={container.get(tokens.pageReload)}>
      <identityDoor.Context value={container.get(tokens.identity)}>
        <accountDoor.Context value={container.get(tokens.account)}>{children}</accountDoor.Context>
      </identityDoor.Context>
    </reloadDoor.Context>
  </surroundingsDoor.Context>
);
