import { agreementTerms } from '@fx-gateway/domain/terms/agreementTerms.ts';
import { paths } from '../routing/paths.ts';
import { agreementAppendices } from './agreementAppendices.ts';
import { agreementGeneralUse } from './agreementGeneralUse.ts';
import { agreementKeyTerms } from './legalSummaries.ts';
import { LegalPage } from './LegalPage.tsx';
import { SupportLink } from './SupportLink.tsx';

/** /user-agreement (LEGAL-1 to LEGAL-7). */
export const UserAgreementPage = () => (
  <LegalPage
    title="User Agreement"
    lead={`Last updated ${agreementTerms.lastUpdated}`}
    glance={agreementKeyTerms}
    parts={[agreementGeneralUse, ...agreementAppendices]}
    closing={
      <>
        <p data-party="" hidden />
        <p>
          Read also the <a href={paths.privacyPolicy}>privacy policy</a>. For questions and complaints write
          to <SupportLink />.
        </p>
      </>
    }
  />
);
