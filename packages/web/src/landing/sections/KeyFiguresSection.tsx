import { landingMessages } from '../words/landingMessages.ts';

/** The offer in four figures (LAND-13, LAND-16, LAND-18). */
export const KeyFiguresSection = () => (
  <section className="figures" aria-label="The offer in figures">
    <dl className="measure">
      {landingMessages.claims.map(({ term, figure }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  </section>
);
