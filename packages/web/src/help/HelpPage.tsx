import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PartnerPageSection } from '../partner-frame/PartnerPageSection.tsx';
import { usePartners } from '../partner-frame/partnersContext.ts';
import { useIdentity } from '../identity/identityContext.ts';
import { useBranding } from '../branding/brandingContext.ts';
import { Card } from '../kit/layout/Card.tsx';
import { CopyButton } from '../kit/buttons/CopyButton.tsx';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { LabelledValueList } from '../kit/facts/LabelledValueList.tsx';
import { Page } from '../kit/layout/Page.tsx';
import { releaseOfPage } from '../site/releaseOfPage.ts';
import { useDependencies } from '../context/dependenciesContext.ts';
import { OperatorCard } from './OperatorCard.tsx';
import { TreasurerQuestions } from './TreasurerQuestions.tsx';
import './HelpPage.css';
import type { Configuration } from '@fx-gateway/adapters/core';

/** Where the exchanges answer questions about their own wallets (HELP-2, S-44). */
const ExchangeLinks = ({ exchanges }: { readonly exchanges: Configuration['support']['exchanges'] }) => (
  <Card title="Exchange Support">
    <div className="help-words">
      <p>Questions about a wallet or a trade are answered by the exchange that holds it.</p>
      <ul className="help-exchanges">
        {exchanges.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noreferrer">
              {name}
              <span className="visually-hidden"> support, opens in a new tab</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </Card>
);

/** Lets the customer keep what happened in this visit, for support (REC-5). */
const WhatHappened = () => {
  const [presses, setPresses] = useState(0);
  return (
    <Card title="What Happened">
      <div className="help-words">
        <p>
          A file with the quotes, the bookings and the beneficiary forms of this visit helps technical support
          to see what you saw. It holds amounts, currencies, rates and times, and no names, account numbers or
          passwords: what you typed about a beneficiary is replaced letter by letter.
        </p>
        <QuietButton onPress={() => setPresses(presses + 1)}>Save what happened</QuietButton>
        <output>
          {presses > 0 ? <PartnerPageSection key={presses} part="saved" waiting={null} /> : null}
        </output>
      </div>
    </Card>
  );
};

/** Whether what goes wrong here is told to anybody, and at which host (REPORT-4). */
const whereReportsGo = ({ reports }: Configuration): string =>
  reports === undefined
    ? 'Errors are only logged in this browser'
    : `Errors and failed calls go to ${new URL(reports.url).host}, without anything that was typed or shown`;

/** /secure/help: what treasurers ask, how to reach us and what to include (HELP-1, HELP-2), the version last. */
export const HelpPage = observer(() => {
  const { theme } = useBranding();
  const { contactEmail } = theme;
  const { configuration, build } = useDependencies();
  const { version, commit } = build;
  const release = releaseOfPage() ?? 'not built';
  const { user } = useIdentity();
  const partners = usePartners();
  const gateway = user === null ? null : partners[user.fxPartner].gateway;
  const keepsWhatHappened = gateway?.saved != null;
  const { name: environment } = configuration.environment;
  return (
    <Page title="Help" lead="We are glad to hear from you.">
      <div className="help">
        {gateway === null ? null : <TreasurerQuestions about={gateway.help} />}
        <div className="help-beside">
          <Card title="Technical Support">
            <div className="help-words">
              <p>
                Write to us about anything that does not work. Tell us what you did and when, and add the
                request id if one was shown.
              </p>
              <p className="help-contact">
                <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
                <CopyButton text={contactEmail} what="e-mail address" />
              </p>
            </div>
          </Card>
          {keepsWhatHappened ? <WhatHappened /> : null}
          {theme.fiatOnly ? null : <ExchangeLinks exchanges={configuration.support.exchanges} />}
          {configuration.operator === undefined ? null : <OperatorCard operator={configuration.operator} />}
        </div>
        <div className="help-last">
          <Card
            title="About This Application"
            aside={
              <CopyButton
                text={`${theme.branding} ${version}, release ${release}, commit ${commit}, ${environment}`}
                what="version, release, commit and environment"
              />
            }
          >
            <LabelledValueList
              columns={1}
              facts={[
                { label: 'Version', value: version },
                { label: 'Release', value: <code>{release}</code> },
                { label: 'Commit', value: <code>{commit}</code> },
                { label: 'Environment', value: environment },
                { label: 'Reports', value: whereReportsGo(configuration) },
                {
                  label: 'Work of others',
                  value: (
                    <a href="/licences.txt" target="_blank" rel="noreferrer">
                      Licences<span className="visually-hidden">, opens in a new tab</span>
                    </a>
                  ),
                },
              ]}
            />
          </Card>
        </div>
      </div>
    </Page>
  );
});
