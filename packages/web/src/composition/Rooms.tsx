import type { Container } from 'inversify';
import type { ReactNode } from 'react';
import { accountDoor } from '../account/accountDoor.ts';
import { brandingDoor } from '../branding/brandingDoor.ts';
import { identityDoor } from '../identity/identityDoor.ts';
import { idleDoor, sessionDoor } from '../identity/sessionDoor.ts';
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
      <brandingDoor.Context value={container.get(tokens.branding)}>
        <identityDoor.Context value={container.get(tokens.identity)}>
          <sessionDoor.Context value={container.get(tokens.session)}>
            <idleDoor.Context value={container.get(tokens.idle)}>
              <accountDoor.Context value={container.get(tokens.account)}>{children}</accountDoor.Context>
            </idleDoor.Context>
          </sessionDoor.Context>
        </identityDoor.Context>
      </brandingDoor.Context>
    </reloadDoor.Context>
  </surroundingsDoor.Context>
);
