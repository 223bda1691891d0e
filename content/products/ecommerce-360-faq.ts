import { currency } from '#content/currency.ts';
import { exportTime } from '../facts.ts';
import { offers } from '../offers.ts';
import type { FaqEntry } from '../schema.ts';

/** The FAQ of the page /product-solution/ecommerce-360. */
export const ecommerceFaq = [
  {
    Question: 'E-commerce 360, or a shop built just for us?',
    Answer: `Start with the product if you sell goods that are packed and sent: it costs less and is live in ${offers.shopSetUp.time}. Have one built by our Web Development team if you rent, print to order or take bookings, since such orders work differently. If you have a WordPress 360 site it can stay, with the shop next to it under the same domain.`,
  },
  {
    Question: 'How do we know that the courier has paid us everything?',
    Answer:
      'Each courier payment comes with a list of parcels. The system reads it, matches it with your orders and shows three groups: paid in full, paid differently, not paid. You write to the courier about the second and third, with the consignment number on each line.',
  },
  {
    Question: 'How long until the first order?',
    Answer:
      'Three weeks with a theme as it is and up to a hundred products, six weeks with your own design and your old stock moved over. You send us product names, prices and photographs; two of your staff spend a morning with us and place the first twenty orders themselves.',
  },
  {
    Question: 'Can we keep our domain and our place in the search results?',
    Answer:
      'Yes. The domain stays in your name. Every product page of the old shop leads to its new one, reviews and customers move over, and for six weeks after the change we watch the list of addresses that lead nowhere.',
  },
  {
    Question: 'Do you take a share of our sales?',
    Answer: `No. You pay for the plan, in ${currency.name} at the day’s bank rate or, from abroad, in dollars by transfer; the fees of bKash, Nagad or your bank go to them directly. Plans run by the month: cancel by the last day of one and the next isn’t charged. For ${exportTime} after that you can still export products, customers and orders as spreadsheets; then we delete them.`,
  },
  {
    Question: 'What does the free update of one year cover?',
    Answer:
      'New versions are part of every plan. Whatever we changed for you alone is carried over to each new version at no charge during the first year. After that we tell you the price before an update, and you can stay on your version. There are no updates in the two weeks before Eid.',
  },
] satisfies FaqEntry[];
