/** Whether a browser opens this as a page: what has an ending is a file, and what begins with @ is Vite's. */
const opensPage = ({ method, url = '/', headers }) =>
  method === 'GET' && headers.accept?.includes('text/html') && !/^\/@|\.\w+(?:\?|$)/.test(url);

/** The policy of the product, beside which the scripts and styles that Vite writes into a page are let in by a nonce. */
const withNonce = (policy, nonce) =>
  policy
    .split('; ')
    .map((rule) => (/^(?:script|style)-src /.test(rule) ? `${rule} 'nonce-${nonce}'` : rule))
    .join('; ');

/** Serves the pages at their addresses, as the sandbox does, under the policy of the product. */
export const developmentPages = ({ pageFiles, applicationFile, policy, nonce }) => ({
  name: 'development-pages',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (opensPage(request)) {
        const [path] = request.url.split('?');
        request.url = `/${pageFiles[path] ?? applicationFile}`;
        response.setHeader('content-security-policy', withNonce(policy, nonce));
      }
      next();
    });
  },
});
