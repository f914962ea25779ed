/**
 * Returns whether the page with its forms and the content of all its slots is hydrated: React keeps a key of its own on
 * each element that it has hydrated or created. Tests run it in the page.
 */
export function areSlotsHydrated() {
  const isHydrated = (element: Element) => Object.keys(element).some(key => key.startsWith('__reactFiber'));
  const parts = [
    ...document.querySelectorAll(
      '[data-slot] > *, #content > *, #root :is(form, button, input, select, textarea)',
    ),
  ];
  // there is no element at all in the first moment of a document
  return document.querySelector('[data-hydrated]') !== null && parts.every(isHydrated);
}
