import { city } from '#content/site.ts';
import { currency } from '#content/currency.ts';
import { exportTime } from '../facts.ts';
import { offers } from '../offers.ts';
import type { FaqEntry } from '../schema.ts';

/** The FAQ of the page /product-solution/restaurant-management. */
export const restaurantFaq = [
  {
    Question: 'What happens when the internet is down?',
    Answer:
      'The evening goes on. Tablets, kitchen screen and printers talk to each other over the Wi-Fi of your restaurant, so a small UPS for the router is all they need. When the internet is back, the bills go to the server in the order in which they were written. Only card and bKash payments wait for the network.',
  },
  {
    Question: 'Which tablets and printers do we need?',
    Answer: `Android tablets from version 9 with 3 GB of memory, or iPads from iPadOS 16. Receipt printers of 58 or 80 mm that understand ESC/POS, by network, USB or Bluetooth: nearly all that are sold in ${city} do. We look at yours before you pay anything.`,
  },
  {
    Question: 'How long until we can use it?',
    Answer: `${offers.restaurantSetUp.time}. In the first week we draw the rooms and enter your menu, in the second your people try it beside the old way, in the third it runs, and one of us is in the kitchen on the first Friday. Stock and recipes follow once the bills run smoothly. Waiters need one evening to learn it.`,
  },
  {
    Question: 'Does it print proper VAT invoices?',
    Answer:
      'Yes. The bill carries your BIN and the VAT at the rate that you set for each dish, in the form Mushak 6.3. The month’s sales come as one file for your accountant’s return.',
  },
  {
    Question: `Can we pay in ${currency.name}, and can we cancel?`,
    Answer: `Pay in ${currency.name} at the day’s bank rate, by transfer or bKash, or in dollars by transfer. Plans run by the month: cancel by the last day of one and the next is not charged. For ${exportTime} after that you can still export your menu, recipes, customers and bills as spreadsheets; then we delete them.`,
  },
  {
    Question: 'What does the free update of one year cover?',
    Answer:
      'New versions are part of every plan. Whatever we changed for you alone is carried over to each new version at no charge during the first year. After that we tell you the price before an update, and you may stay on your version. Updates come on weekdays before ten in the morning.',
  },
] satisfies FaqEntry[];
