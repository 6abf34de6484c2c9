import { observer } from 'mobx-react-lite';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { useIdentity } from '../identityContext.ts';

/** 'Resend Code.' and its result (LOGIN-10, AUTHSTEP-24). */
export const ResendCode = observer(({ onPress }: { readonly onPress: () => void }) => {
  const { codeMessage, codeLoading } = useIdentity().state;
  return (
    <div className="public-again">
      <QuietButton look="plain" onPress={onPress}>
        Resend Code.
      </QuietButton>
      <output>{codeLoading ? 'Sending...' : codeMessage}</output>
    </div>
  );
});
