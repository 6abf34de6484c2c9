export declare function processorTime<Name extends string>(
  commands: Readonly<Record<Name, readonly string[]>>,
  rounds?: number,
): Promise<Record<Name, readonly number[]>>;
