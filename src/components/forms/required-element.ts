/** An element of a form's markup. Throws when it is missing: the form stays a native one then. */
export function requiredElement<T extends HTMLElement>(form: HTMLFormElement, selector: string, kind: new () => T): T {
  const element = form.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`the form has no ${selector}`);
  return element;
}
