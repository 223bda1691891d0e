import { startTransition, useOptimistic } from 'react';

/**
 * A choice that shows at once, while what follows from it is rendered in a transition, so that a long list does not hold up the
 * press. Gives the choice to show, and what to call with the next one.
 */
export function useChoice<Value extends string | null>(
  chosen: Value,
  onChoose: (value: Value) => void,
): [shown: Value, choose: (value: Value) => void] {
  const [shown, show] = useOptimistic(chosen);
  return [
    shown,
    (value) =>
      startTransition(() => {
        show(value);
        onChoose(value);
      }),
  ];
}
