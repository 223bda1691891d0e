/** The list of product solutions at /product-solution, and the texts that both product pages share. The products themselves are in content/products. */

export const products = {
  meta: {
    title: 'Product solutions for shops, kitchens and schools',
    description:
      'Six systems that other companies use every day: e-commerce, restaurant management, LMS, CRM, HRMS and ERP. Fitted to yours, most of them in three to six weeks.',
  },
  heading: 'Six products that already run',
  lead: 'You start from a system that other companies use every day, and we change what has to be changed. Most are live in three to six weeks.',
  /** Label of the navigation to the six products, for screen readers only. */
  navLabel: 'The six products',
  explore: 'Explore The Product',
  /** Visually hidden, between 'Explore The Product' and the product's name, so that the link is clear without its card. */
  about: 'about',
  customisation: {
    heading: 'From ours to yours',
    text: 'The same four steps for each product. The first costs nothing.',
    steps: [
      { title: 'Try it', text: 'Half an hour on a test system, with your own menu, price list or timetable in it.' },
      { title: 'Say what is missing', text: 'We list it with a price for each item. Most lists have fewer than ten.' },
      { title: 'Bring your data', text: 'Customers, stock and open bills move by script, until both sides count the same.' },
      { title: 'Learn it at your desk', text: 'One or two days with the people who will use it, during real work.' },
    ],
  },
  buyOrBuild: {
    heading: 'Buy it, or have it built?',
    text: 'A product is cheaper and sooner. It is also somebody else’s idea of your work, so compare before you decide.',
    buy: {
      title: 'A product fits when',
      items: [
        'your work is much like that of others in your trade',
        'you need it this season, not next year',
        'a price by the month is easier than one at the start',
      ],
    },
    build: {
      title: 'Your own software fits when',
      items: [
        'your way of working is why customers come to you',
        'the list of changes is longer than the list of what stays',
        'it has to speak to a machine, a scale or an old system',
      ],
    },
    link: 'See Software Development',
  },
  prices: {
    heading: 'What it costs',
    text: 'E-commerce 360 Solutions and Restaurant Management have plans by the month; their prices stand on their pages. LMS, CRM, HRMS and ERP get a fixed price after one visit, since no two schools and no two ledgers are alike.',
    button: 'Ask for a price',
  },
  /** On the page of each product. */
  productPage: {
    buy: 'Buy Now',
    demo: 'Live Demo',
    /** Target of both buttons: the quote section of the home page. */
    quoteLink: '/#quoteSection',
    screens: 'Screens of the product',
    showMore: 'Show More',
    showLess: 'Show Less',
  },
};
