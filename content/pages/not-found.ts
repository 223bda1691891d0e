/** The page for every unknown address (specification section 2, below the route table). */

export const notFound = {
  meta: {
    title: 'Page not found',
    description:
      'Nothing stands at this address. The page may have moved, or a letter of the address was lost on the way. The menu, the search box or the home page leads on.',
  },
  heading: 'Oops!!',
  text: 'This page cannot be found. Its thread has come loose, or it was never woven in.',
  button: 'Back to Home',
  imageAlt: 'A cloth with the number 404, coming undone from the right',
};
