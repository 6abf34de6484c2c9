import { paths } from '../../routing/paths.ts';
import { landingMessages } from '../words/landingMessages.ts';
import { Section } from './Section.tsx';

const groups = [
  {
    title: 'Eligibility',
    points: landingMessages.eligibility,
    link: { words: 'User agreement: Account Setup', href: `${paths.userAgreement}#account-setup` },
  },
  {
    title: 'Compliance',
    points: landingMessages.compliance,
    link: { words: 'User agreement: Prohibited Use', href: `${paths.userAgreement}#appendix-1` },
  },
  {
    title: 'Privacy',
    points: landingMessages.privacy,
    link: { words: 'Read all of the policy', href: paths.privacyPolicy },
  },
] as const;

/** Who may have an account, how that is checked, and what becomes of the data (LAND-20, LAND-21, LAND-25). */
export const AccountRulesSection = () => (
  <Section id="rules" kicker="The rules" title="What we ask, and what you can rely on.">
    <div className="rules">
      {groups.map(({ title, points, link }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <a href={link.href}>{link.words}</a>
        </div>
      ))}
    </div>
  </Section>
);
