export interface Measured {
  readonly number: number | '';
  readonly measure: string;
  readonly floor: string;
  readonly value: number;
  readonly spread?: readonly [number, number];
  readonly unit: string;
  readonly target: number;
  readonly least?: boolean;
  readonly why?: string | undefined;
}

export interface Row {
  readonly value: number;
  readonly verdict: 'met' | 'missed';
  readonly reason: string;
}

export declare function judged(measured: Measured): Row;
