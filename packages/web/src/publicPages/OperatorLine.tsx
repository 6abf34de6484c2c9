/** Who runs the site, at the end of a page: a line that is there once the configuration has named them (OPERATOR-2). */
export const OperatorLine = () => <p className="operator" data-operator="" hidden />;
