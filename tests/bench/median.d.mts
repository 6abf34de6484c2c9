export declare function median(numbers: readonly number[]): number;
export declare function ratioOf(
  ours: readonly number[],
  floor: readonly number[],
): { readonly value: number; readonly spread: readonly [number, number] };
