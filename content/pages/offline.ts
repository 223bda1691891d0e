/** The page that a visitor without a connection gets for an address that is not kept on the device. */

/** Its address, which no link leads to. */
export const offlinePath = '/offline';

export const offline = {
  meta: {
    title: 'No connection',
    description: 'Your device has no connection at the moment. Pages that you opened before are saved on it and open without one.',
  },
  heading: 'No connection',
  text: 'This page isn’t saved on your device. It opens by itself when you’re back online.',
  tryAgain: 'Try again',
  kept: 'Until then you can read these',
};
