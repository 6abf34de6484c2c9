/** Pages that are HTML of their own, and the file of each; every other path is the application's. */
export const pageFiles: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/wdec': 'index.html',
  '/user-agreement': 'user-agreement.html',
  '/privacy-policy': 'privacy-policy.html',
};

/** The application's one page. */
export const applicationFile = 'app.html';
