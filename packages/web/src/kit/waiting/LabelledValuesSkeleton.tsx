import '../facts/LabelledValueList.css';
import './SkeletonRows.css';

/** Keeps the shape of a card of facts that is on its way, with its title where it will stand; `words` are read out. */
export const LabelledValuesSkeleton = ({
  words,
  facts = 6,
}: {
  readonly words: string;
  readonly facts?: number;
}) => (
  <div aria-busy="true">
    <output className="visually-hidden">{words}</output>
    <div className="facts-place" aria-hidden="true">
      <div className="facts facts-two">
        {Array.from({ length: facts }, (_, fact) => (
          <div className="fact fact-waiting" key={fact}>
            <span className="skeleton-bar" />
            <span className="skeleton-bar skeleton-bar-long" />
          </div>
        ))}
      </div>
    </div>
  </div>
);
