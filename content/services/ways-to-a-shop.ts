import { inCurrency, inDollars, rangeInDollars } from '../money.ts';
import { offers, plans } from '../offers.ts';
import type { ShopWays } from './types.ts';

const { shop, wooCommerce, shopSetUp, siteCare } = offers;
const support = `Your own hosting; support for ${siteCare.price} (${inDollars(siteCare.price)}) if you want it`;

/** The comparison on the web page, to which the e-commerce product and the WordPress page lead. */
export const waysToAShop = {
  title: 'Three ways to a web shop',
  intro: 'They’d sell the same lamp. They differ in what you pay, what you own and how far you can bend them. Without VAT.',
  questions: ['To start', 'Each month', 'Ready in', 'Payment and couriers', 'Who owns it', 'Right when'],
  ways: [
    {
      name: 'Built for you',
      answers: [
        `${shop.price} to ${shop.upTo} (${rangeInDollars(shop)})`,
        support,
        shop.time,
        'Whichever you use',
        'Yours, with the code',
        'You rent, print to order, or sell in a way that no ready shop knows',
      ],
      link: { name: 'Get a quote for a shop', to: '/contact?about=web-development-web-shop' },
    },
    {
      name: 'WooCommerce',
      answers: [
        `${wooCommerce.price} to ${wooCommerce.upTo} (${rangeInDollars(wooCommerce)})`,
        support,
        wooCommerce.time,
        'Cash on delivery, bKash and cards; labels for your couriers',
        'Yours, on open-source software',
        'You publish a lot, or have a WordPress site, and want to sell from it',
      ],
      link: { name: 'See WordPress 360', to: '/services/wordpressDev' },
    },
    {
      name: 'E-commerce 360',
      answers: [
        `${shopSetUp.price} to ${shopSetUp.upTo} (${rangeInDollars(shopSetUp)}), with training`,
        `${plans.shopStarter} to ${plans.shopEnterprise} (${inCurrency(plans.shopStarter)} to ${inCurrency(plans.shopEnterprise)}), hosting and updates included`,
        shopSetUp.time,
        'Cash on delivery and bKash; cards, Nagad and more couriers from the second plan',
        'Ours; products, customers and orders leave with you',
        'You sell goods that are packed and sent, and want to start this season',
      ],
      link: { name: 'See the product', to: '/product-solution/ecommerce-360' },
    },
  ],
} satisfies ShopWays;
