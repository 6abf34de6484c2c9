import { themes } from '@fx-gateway/domain/branding/themes.ts';
import { ThemeWordmark } from '../../branding/ThemeWordmark.tsx';
import { landingMessages } from '../words/landingMessages.ts';
import { partnerPictures } from '../pictures/partnerPictures.tsx';
import { Section } from './Section.tsx';

/** With whom a payment is made: kinds of partners with drawn marks, and the brand of a partner channel (LAND-8, S-44). */
export const PartnersSection = () => (
  <Section id="partners" kicker="Partners" title="Nobody moves money alone.">
    <ul className="partners">
      {landingMessages.partners.map(({ title, words }, index) => (
        <li key={title}>
          <div className="partner-mark">{partnerPictures[index]}</div>
          <h3>{title}</h3>
          <p>{words}</p>
        </li>
      ))}
      <li>
        <div className="partner-mark">
          <ThemeWordmark theme={themes.afs} size={36} />
        </div>
        <h3>Partner channels</h3>
        <p>The same gateway under the brand of a partner, for the partner’s own customers.</p>
      </li>
    </ul>
  </Section>
);
