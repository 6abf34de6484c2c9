import { landingPageFigures } from '@fx-gateway/domain/terms/landingPageFigures.ts';
import type { ReactNode } from 'react';
import { lowerFee } from '../words/landingMessages.ts';

const { wireFeeExample, lowerFeePercent } = landingPageFigures;
const hereOfBank = (100 * wireFeeExample.here) / wireFeeExample.bank;
const dearest = 100 - lowerFeePercent.least;
const cheapest = 100 - lowerFeePercent.most;

const bank = <rect className="cost-bank" width="100%" height="36" rx="4" />;
const ground = <rect className="cost-ground" width="100%" height="36" rx="4" />;

const Bar = ({
  name,
  figure,
  children,
}: {
  readonly name: string;
  readonly figure: string;
  readonly children: ReactNode;
}) => (
  <div className="cost-bar">
    <dt>{name}</dt>
    <dd>
      <span>{figure}</span>
      <svg aria-hidden="true" height="36">
        {children}
      </svg>
    </dd>
  </div>
);

/** Bars in proportion: the example of a wire fee, and the claim about the transaction fee (LAND-15, LAND-19). */
export const CostPicture = () => (
  <figure className="cost-picture">
    <div className="cost-group">
      <p className="cost-title">
        Flat wire fee <span className="tag">Example</span>
      </p>
      <dl>
        <Bar name="At a bank" figure={`$${wireFeeExample.bank}`}>
          {bank}
        </Bar>
        <Bar name="Here" figure={`$${wireFeeExample.here}`}>
          {ground}
          <rect className="cost-here" width={`${hereOfBank}%`} height="36" rx="4" />
        </Bar>
      </dl>
    </div>
    <div className="cost-group">
      <p className="cost-title">
        Flat transaction fee <span className="tag">Our claim</span>
      </p>
      <dl>
        <Bar name="Current costs" figure="100%">
          {bank}
        </Bar>
        <Bar name="Here" figure={lowerFee}>
          <defs>
            <pattern id="range" width="7" height="7" patternUnits="userSpaceOnUse">
              <path className="cost-range" d="M-1 8 8-1M-2 2 2-2M5 9 9 5" />
            </pattern>
          </defs>
          {ground}
          <rect fill="url(#range)" width={`${dearest}%`} height="36" rx="4" />
          <rect className="cost-here" width={`${cheapest}%`} height="36" rx="4" />
        </Bar>
      </dl>
    </div>
    <figcaption>
      The dollars are an example, the percentages our claim. Neither is a quote: the fees that apply to your
      account stand in the user agreement.
    </figcaption>
  </figure>
);
