/** The page for every unknown address (specification section 2, below the route table). */

export const notFound = {
  meta: {
    title: 'Page not found',
    description: 'There’s no page at this address. It may have moved, or a letter of the address may be missing.',
  },
  heading: 'Oops!!',
  text: 'This page can’t be found. Its thread has come loose, or it was never woven in.',
  button: 'Back to Home',
  imageAlt: 'A cloth with the number 404, coming undone from the right',
};
