import type { CostBar } from '@fx-gateway/domain/market-rates/layOutCostBar.ts';

/** In percent of the width: the market is cut short, so that the costs have room. */
const costsBegin = 30;
const costsRoom = 100 - costsBegin;

const toWidth = (part: number): string => `${part * costsRoom}%`;
const toPlace = (part: number): string => `${costsBegin + part * costsRoom}%`;

/** Market, margin and fee as one bar, with the mark of the limit; its figures stand beside it for everybody. */
export const CostBarPicture = ({ bar }: { readonly bar: CostBar }) => {
  const { marginPart, feePart, limitPart } = bar;
  return (
    <svg className="cost-bar" aria-hidden="true">
      <rect className="cost-room" x={toPlace(0)} y="5" width={toWidth(1)} height="12" />
      <rect className="cost-market" x="0" y="5" width={toPlace(0)} height="12" />
      <svg x="20%" overflow="visible">
        <path className="cost-cut" d="M-1 18 5 4M5 18 11 4" />
      </svg>
      <rect className="cost-margin" x={toPlace(0)} y="5" width={toWidth(marginPart)} height="12" />
      <rect className="cost-fee" x={toPlace(marginPart)} y="5" width={toWidth(feePart)} height="12" />
      <svg x={toPlace(limitPart)} overflow="visible">
        <path className="cost-limit" d="M0 1v20" />
      </svg>
    </svg>
  );
};
