import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { authorizationMessages } from '@fx-gateway/domain/ofx/authorization/authorizationMessages.ts';
import { observer } from 'mobx-react-lite';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { useOfx } from '../stores/ofxContext.ts';

/**
 * The way on after a call that the partner refused: a new token, and the call once more where it can be asked `again` by
 * itself; then the partner's page. While the session itself asks for that, it stands above every page (GATE-22).
 */
export const ReauthorizeButton = observer(
  ({ after, again }: { readonly after: CallFailure; readonly again?: () => void }) => {
    const { session } = useOfx();
    if (session.session.needsAuth) return null;
    const handlePress = async (): Promise<void> => {
      if (await session.authorizeAgain(after)) again?.();
    };
    return (
      <PrimaryButton
        busy={session.authorizing}
        note={
          again === undefined && session.renewedAfter === after.path ? authorizationMessages.renewed : null
        }
        onPress={() => void handlePress()}
      >
        {authorizationMessages.authorize}
      </PrimaryButton>
    );
  },
);
