import { paths } from '../routing/paths.ts';
import { privacySummary } from './legalSummaries.ts';
import { LegalPage } from './LegalPage.tsx';
import { privacyText } from './privacyText.ts';
import { SupportLink } from './SupportLink.tsx';

/** /privacy-policy (LEGAL-28, LEGAL-29). */
export const PrivacyPolicyPage = () => (
  <LegalPage
    title="Privacy Policy"
    lead="What we know of you and your company, and what becomes of it"
    glance={privacySummary}
    parts={privacyText}
    closing={
      <p>
        Read also the <a href={paths.userAgreement}>user agreement</a>. For questions write to <SupportLink />
        .
      </p>
    }
  />
);
