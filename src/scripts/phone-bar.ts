/**
 * The bar at the lower edge of a phone is away while a form is in view: it would cover a field, and lead away from what is half
 * written. Only on pages with a form.
 */
const bar = document.getElementById('actions');
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting } of entries) bar?.toggleAttribute('data-away', isIntersecting);
});
for (const form of document.querySelectorAll('form[data-form]')) observer.observe(form);

// Otherwise its names would be those of all scripts.
export {};
