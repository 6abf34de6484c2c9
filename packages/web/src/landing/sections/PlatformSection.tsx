import { landingMessages } from '../words/landingMessages.ts';
import { featurePictures } from '../pictures/featurePictures.tsx';
import { TravelPicture } from '../pictures/TravelPicture.tsx';
import { SectionHead } from './Section.tsx';

/** How a payment travels, and what a customer works with (LAND-6). */
export const PlatformSection = () => (
  <section id="platform" className="platform" aria-labelledby="platform-title">
    <div className="measure">
      <SectionHead
        id="platform"
        kicker="Platform"
        title="It leaves as dollars and arrives as euros."
        lead="Five stations, each with a screen of its own. You always know where your money is and what happens next."
      />
      <TravelPicture />
      <ul className="features">
        {landingMessages.features.map(({ title, words }, index) => (
          <li key={title}>
            <div className="feature-picture">{featurePictures[index]}</div>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
