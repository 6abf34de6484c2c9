/**
 * The files of a worker share one document: each begins at the root, with nothing stored, wherever the one before went.
 */
history.replaceState(null, '', '/');
localStorage.clear();
sessionStorage.clear();
