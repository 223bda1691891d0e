import { city } from '#content/site.ts';
import { currency } from '#content/currency.ts';
import { exportTime } from '../facts.ts';
import { offers } from '../offers.ts';
import type { FaqEntry } from '../schema.ts';

/** The FAQ of the page /product-solution/restaurant-management. */
export const restaurantFaq = [
  {
    Question: 'What happens when the internet or the power is down?',
    Answer:
      'Without internet the evening goes on. A small computer under the counter keeps the bills and prints; tablets and kitchen screen reach it over your own Wi-Fi. When the internet is back, the bills go to the server in the order they were written. Only card and bKash payments wait for the network. In a power cut the tablets run on their batteries, but that computer, the router, the kitchen screen and the printers need a UPS or your generator; we measure what they draw before you buy one.',
  },
  {
    Question: 'Which tablets and printers do we need?',
    Answer: `Android tablets from version 9 with 3 GB of memory, or iPads from iPadOS 16. Receipt printers of 58 or 80 mm that understand ESC/POS, by network or USB: nearly all sold in ${city} do. The small computer under the counter prints, since a browser can’t talk to a printer by itself; we set it up, and it’s in the set-up’s price. We’ll look at yours before you pay anything.`,
  },
  {
    Question: 'How long until we can use it?',
    Answer: `${offers.restaurantSetUp.time}. In the first week we draw the rooms and enter your menu, in the second your people try it while the old way still runs, in the third it’s live, and one of us volunteers for your kitchen on the first Friday. Stock and recipes follow once the bills run smoothly. Waiters need one evening to learn it.`,
  },
  {
    Question: 'Does it print proper VAT invoices?',
    Answer:
      'Yes. Menu prices include the VAT, as the NBR wants them shown; the bill carries your BIN and says how much VAT is in it, at the rate you set for each dish, in the form Mushak 6.3. The month’s sales come as one file for your accountant’s return. Where the NBR requires an EFD or SDC, that device stays your fiscal printer and we connect to it if its maker lets us; whether your turnover calls for software from the NBR’s own list is a question we ask at the first visit, and if it does, ours isn’t for you yet.',
  },
  {
    Question: `Can we pay in ${currency.name}, and can we cancel?`,
    Answer: `Pay in ${currency.name} at the day’s bank rate, by transfer or bKash, or, from abroad, in dollars by transfer. Plans run by the month: cancel by the last day of one and the next isn’t charged. For ${exportTime} after that you can still export your menu, recipes, customers and bills as spreadsheets; then we delete them.`,
  },
  {
    Question: 'What does the free update of one year cover?',
    Answer:
      'New versions are part of every plan. Whatever we changed for you alone is carried over to each new version at no charge during the first year. After that we tell you the price before an update, and you can stay on your version. Updates come on weekdays before ten in the morning.',
  },
] satisfies FaqEntry[];
