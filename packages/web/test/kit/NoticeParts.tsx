import { ButtonLink } from '../../src/kit/buttons/ButtonLink.tsx';
import { QuietButton } from '../../src/kit/buttons/QuietButton.tsx';
import { EmptyState } from '../../src/kit/notices/EmptyState.tsx';
import { FailureNotice } from '../../src/kit/notices/FailureNotice.tsx';
import { Notice } from '../../src/kit/notices/Notice.tsx';
import { NoticeActions } from '../../src/kit/notices/NoticeActions.tsx';
import { BeneficiariesPicture } from '../../src/kit/pictures/BeneficiariesPicture.tsx';
import { MissingPicture } from '../../src/kit/pictures/MissingPicture.tsx';
import { NoneFoundPicture } from '../../src/kit/pictures/NoneFoundPicture.tsx';
import { OrdersPicture } from '../../src/kit/pictures/OrdersPicture.tsx';
import { UnreachablePicture } from '../../src/kit/pictures/UnreachablePicture.tsx';
import { doNothing } from './doNothing.ts';
import { KitSection } from './KitSection.tsx';

const tones = ['quiet', 'positive', 'warning'] as const;

export const NoticeParts = () => (
  <>
    <KitSection title="Notices">
      {tones.map((tone) => (
        <Notice tone={tone} title={`A ${tone} notice`} key={tone}>
          <p>What is worth knowing stands below its title.</p>
        </Notice>
      ))}
      <Notice tone="warning" title="A notice with something to do">
        <NoticeActions onClose={doNothing}>
          <QuietButton onPress={doNothing}>Look again</QuietButton>
        </NoticeActions>
      </Notice>
      <FailureNotice
        happened="The partner did not answer."
        kept="What you have typed is still here."
        next={<QuietButton onPress={doNothing}>Try again</QuietButton>}
        requestId="0d6a1c9e-5f0b-4a57-9a35-3f4f1c0a7e11"
      />
    </KitSection>
    <KitSection title="Pictures">
      <EmptyState
        picture={<BeneficiariesPicture />}
        title="No beneficiaries yet"
        action={<ButtonLink to="/">Add one</ButtonLink>}
      >
        They will stand here.
      </EmptyState>
      <EmptyState picture={<OrdersPicture />} title="No orders yet" />
      <EmptyState picture={<NoneFoundPicture />} title="Nothing found" />
      <EmptyState picture={<MissingPicture />} title="Page not found." />
      <EmptyState picture={<UnreachablePicture />} title="Not reached" />
    </KitSection>
  </>
);
