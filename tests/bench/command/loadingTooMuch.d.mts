export declare function loadingTooMuch(): readonly string[];
