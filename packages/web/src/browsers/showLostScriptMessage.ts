/**
 * Where a script that the application begins with is lost on the way, nothing of the application can say so: this does,
 * in the place of 'Loading...'.
 */
export const showLostScriptMessage = ({ document }: Window): void => {
  document.addEventListener(
    'error',
    ({ target }) => {
      const starting = document.querySelector('#root > .starting');
      if (starting !== null && (target as Element).tagName === 'SCRIPT')
        starting.textContent = 'This page could not be loaded. Check your connection and reload it.';
    },
    true,
  );
};
