interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

export declare const nothing: Count;
export declare function countVitest(report: VitestReport): Count;
export declare function countPlaywright(report: PlaywrightReport): Count;
export declare function countRun<Report>(
  code: number,
  file: string,
  countReport: (report: Report) => Count,
): Count;
