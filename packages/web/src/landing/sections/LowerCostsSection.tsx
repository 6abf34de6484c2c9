import { landingMessages } from '../words/landingMessages.ts';
import { CostPicture } from '../pictures/CostPicture.tsx';
import { SectionHead } from './Section.tsx';

/** Why a payment costs less (LAND-12, LAND-14, LAND-15, LAND-17, LAND-19). */
export const LowerCostsSection = () => (
  <section id="overview" className="section" aria-labelledby="overview-title">
    <div className="measure costs">
      <div>
        <SectionHead id="overview" kicker="Overview" title="Lower the cost of every payment abroad." />
        <ul className="costs-claims">
          {landingMessages.savings.map(({ title, words }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </div>
      <CostPicture />
    </div>
  </section>
);
