/**
 * The bar at the lower edge of a phone is away while a form is in view: it would cover a field, and lead away from what is half
 * written.
 */
export function hideBarOver(form: HTMLFormElement): void {
  const bar = document.getElementById('actions');
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) bar?.toggleAttribute('data-away', isIntersecting);
  });
  observer.observe(form);
}
