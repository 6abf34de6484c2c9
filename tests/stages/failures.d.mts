export declare function failuresOf(file: string): readonly string[];
