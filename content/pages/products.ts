/** The list of product solutions at /product-solution, and the texts that both product pages share. The products themselves are in content/products. */
import { country } from '#content/site.ts';
import { currency } from '#content/currency.ts';
import { inCurrency, money, rangeInDollars } from '../money.ts';
import { answerTime, productTime } from '../facts.ts';
import { offers, plans } from '../offers.ts';

const { shopSetUp, restaurantSetUp, officeSetUp, officeLicence, consultancy, erpDepartment, erpLicence } = offers;
const exchange = `Amounts in ${currency.name} at ${money(currency.perDollar, 2)} to the dollar, our rate of ${currency.rateDay.replaceAll(' ', '\u00A0')}`;

export const products = {
  meta: {
    title: `Shop, restaurant, CRM, HR and ERP software in ${country}`,
    description: `Six systems companies use every day: e-commerce, restaurant management, LMS, CRM, HRMS and ERP, most of them fitted to you in ${productTime}.`,
  },
  heading: 'Six ready products',
  lead: `Start from a system other companies use every day, and we’ll change what doesn’t fit. Most are live in ${productTime}. Prices are without VAT.`,
  explore: 'Explore The Product',
  /** Above the four without plans. */
  fitted: {
    heading: 'LMS, CRM, HRMS and ERP',
    text: 'We fit these four to you, because no two schools and no two ledgers are alike. LMS, CRM and HRMS start with a free visit, ERP with a plan you pay for. Ask us for a company that uses the one you have in mind: it will take your call.',
    /** Beside 'Explore The Product'. */
    ask: 'Get a quote',
  },
  customisation: {
    heading: 'How we set it up',
    text: `Four steps, and the first is free. For ERP a plan comes before them: Strategic Consultancy, ${consultancy.time} for ${consultancy.price}, since it touches every department.`,
    steps: [
      { title: 'Try it', text: 'Half an hour on a test system, with your own menu, price list or timetable in it.' },
      { title: 'Say what’s missing', text: 'We list each item with its price. Most lists have fewer than ten.' },
      { title: 'Bring your data', text: 'Customers, stock and open bills move by script, until both sides add up.' },
      { title: 'Learn it at your desk', text: 'One or two days with the people who’ll use it, during real work.' },
    ],
  },
  buyOrBuild: {
    heading: 'Buy it, or have it built?',
    text: 'A product is cheaper and sooner. It’s also someone else’s idea of your work, so compare before you decide.',
    buy: {
      title: 'A product fits when',
      items: [
        'you work much as others in your trade do',
        'you need it this season, not next year',
        'a monthly price is easier than a large one at the start',
      ],
    },
    build: {
      title: 'Your own software fits when',
      items: [
        'your way of working is why customers come to you',
        'you’d change more of the product than you’d keep',
        'it has to talk to a machine, a scale or an old system',
      ],
    },
    link: 'See Software Development',
  },
  prices: {
    heading: 'What it costs',
    text: `${exchange}, without VAT. For LMS, CRM and HRMS we fix the price after a free visit; for ERP after the plan, and each department is a stage you can stop after. A licence is for the whole company, however many people use it; its price follows the number you employ, or for LMS the number of your pupils. The ERP’s covers all departments in use. If one department is all you need, such as orders and invoices, our Software Development page has the prices.`,
    columns: { product: 'Product', start: 'Set-up and training, once', monthly: 'Each month' },
    rows: [
      {
        product: 'E-commerce 360 Solutions',
        start: `${shopSetUp.price} to ${shopSetUp.upTo} (${rangeInDollars(shopSetUp)})`,
        monthly: `${plans.shopStarter} to ${plans.shopEnterprise} (${inCurrency(plans.shopStarter)} to ${inCurrency(plans.shopEnterprise)})`,
      },
      {
        product: 'Restaurant Management',
        start: `${restaurantSetUp.price} to ${restaurantSetUp.upTo} (${rangeInDollars(restaurantSetUp)})`,
        monthly: `${plans.restaurantStarter} to ${plans.restaurantEnterprise} (${inCurrency(plans.restaurantStarter)} to ${inCurrency(plans.restaurantEnterprise)})`,
      },
      {
        product: 'LMS, CRM, HRMS',
        start: `${officeSetUp.price} to ${officeSetUp.upTo} (${rangeInDollars(officeSetUp)})`,
        monthly: `${officeLicence.price} to ${officeLicence.upTo} (${rangeInDollars(officeLicence)})`,
      },
      {
        product: 'ERP',
        start: `${consultancy.price} (${rangeInDollars(consultancy)}) for the plan, then ${erpDepartment.price} to ${erpDepartment.upTo} (${rangeInDollars(erpDepartment)}) a department`,
        monthly: `${erpLicence.price} to ${erpLicence.upTo} (${rangeInDollars(erpLicence)})`,
      },
    ],
    button: 'Get a quote',
  },
  /** On the page of each product. */
  productPage: {
    buy: 'Buy Now',
    demo: 'Live Demo',
    /** Below the two buttons. */
    next: `Both open a short form. Within ${answerTime} we’ll send you a contract to read, or a time for a half-hour demo on a test system. You pay nothing until you sign.`,
    /** Below the plans, whose button is called 'Get Started'. */
    start: `‘Get Started’ begins with a half-hour demo, free, with your own data in it; the contract to read comes after. You pay nothing until you sign.`,
    /** Below the price of a plan, around the price in the company's currency. */
    converted: { about: 'about', exchange: `${exchange}; you pay at the rate of the day.` },
    /** Below the figures and the customer's sentence. */
    rating:
      'The 4.5 is the average of our yearly question to everyone who rents it, last asked in January 2026. “Sold” counts licences since the first version.',
    readStory: 'Read how it works at',
    /** Target of both buttons: the quote section of the home page. */
    quoteLink: '/#quoteSection',
    screens: 'Screens of the product',
    /** Above the plans on a phone, and '1 of 4' below them. */
    planIndex: { label: 'All plans', of: 'of', active: 'Recommended' },
    /** At the end of the page. */
    ask: { text: 'Half an hour on a test system answers more than a page of questions.', button: 'Ask for a demo' },
    showMore: 'Show More',
    showLess: 'Show Less',
  },
};
