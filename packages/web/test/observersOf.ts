import { getObserverTree, isComputedProp, isObservable, isObservableProp } from 'mobx';

/** How many reactions and computed values follow anything that the stores of a scope hold. */
export const observersOf = (scope: object): number =>
  [...new Set(Object.values(scope))]
    .filter((store): store is object => isObservable(store))
    .flatMap((store) =>
      Reflect.ownKeys(store)
        .filter((key) => isObservableProp(store, key) || isComputedProp(store, key))
        .map((key) => getObserverTree(store, String(key)).observers?.length ?? 0),
    )
    .reduce((sum, count) => sum + count, 0);
