import type { MenuEntry } from '../schema.ts';

/**
 * The products in the menu, at /product-solution, on the home page and in the search (decisions, section 3). The menu shows 40
 * characters of a description, so each has the end of a word there.
 */
export const productMenu = [
  {
    name: 'E-commerce 360 Solutions',
    link: '/product-solution/ecommerce-360',
    icon: 'shop',
    description:
      'Shop, stock and couriers in a single app, with cash on delivery, bKash and cards. Our Web Design team makes the shop window yours, and your staff pack from a phone.',
    productTitle: 'One shop, from click to doorstep',
    productImage: {
      file: 'ecommerce',
      alt: 'Orders of a Tuesday by courier pick-up, and the label of one parcel on a phone.',
    },
    featured: [
      { featuredIcon: 'basket', featuredName: 'Checkout' },
      { featuredIcon: 'stock', featuredName: 'One stock' },
      { featuredIcon: 'phone', featuredName: 'Packing by phone' },
      { featuredIcon: 'van', featuredName: 'Couriers' },
    ],
  },
  {
    name: 'Restaurant Management',
    link: '/product-solution/restaurant-management',
    icon: 'food',
    description:
      'Tables, orders and kitchen on one screen for the waiters, the cooks and the till. Split bills, run offers by the hour, and close the day in ten minutes.',
    productTitle: 'The floor, the kitchen and the till see one order',
    productImage: {
      file: 'restaurant',
      alt: 'Table 7 on a floor plan, joined by a line to its kitchen ticket in Bangla and to its bill of ৳4,526.',
    },
    featured: [
      { featuredIcon: 'table', featuredName: 'Floor plan' },
      { featuredIcon: 'kitchen', featuredName: 'Kitchen screen' },
      { featuredIcon: 'bill', featuredName: 'Split bills' },
    ],
  },
  {
    name: 'LMS',
    link: '/services/strategicConsultancy',
    icon: 'learn',
    description:
      'Lessons, tests and fees for every school and coaching centre, on the phones pupils already have. Guardians see attendance, marks and dues, and our App Development team puts it in the stores under your own name.',
    productTitle: 'Lessons that load once, and marks that add themselves up',
    productImage: {
      file: 'lms',
      alt: 'Physics test about a lens, marked 17 of 20, and a guardian’s page in Bangla with attendance, marks and the fee.',
    },
    featured: [
      { featuredIcon: 'lesson', featuredName: 'Lessons and tests' },
      { featuredIcon: 'offline', featuredName: 'Works offline' },
      { featuredIcon: 'guardian', featuredName: 'Guardians’ page' },
      { featuredIcon: 'money', featuredName: 'Fees by bKash' },
    ],
  },
  {
    name: 'CRM',
    link: '/services/strategicConsultancy',
    icon: 'crm',
    description:
      'Every call, visit and quote in one place, so no one asks a customer the same question twice. Sales staff note a visit before they start the motorcycle; enquiries from your WordPress 360 site come straight in.',
    productTitle: 'Who said what, and what was promised',
    productImage: {
      file: 'crm',
      alt: 'One customer’s page with an enquiry, a call, a visit and a quote that waits, and a route of four visits on a phone.',
    },
    featured: [
      { featuredIcon: 'card', featuredName: 'One page per customer' },
      { featuredIcon: 'phone', featuredName: 'Visits by phone' },
      { featuredIcon: 'clock', featuredName: 'Quotes that wait' },
    ],
  },
  {
    name: 'HRMS',
    link: '/services/strategicConsultancy',
    icon: 'hr',
    description:
      'Attendance, leave and pay for ten people or a thousand, from the office to the sewing floor. Overtime by the labour law, festival bonuses and the file for the bank are worked out before you ask.',
    productTitle: 'The salary sheet is ready on the last working day',
    productImage: {
      file: 'hrms',
      alt: 'A month of attendance of nine people as squares, and one salary sheet with overtime, advance and the sum for the bank.',
    },
    featured: [
      { featuredIcon: 'days', featuredName: 'Attendance' },
      { featuredIcon: 'phone', featuredName: 'Leave by phone' },
      { featuredIcon: 'money', featuredName: 'Salary sheets' },
      { featuredIcon: 'gift', featuredName: 'Festival bonuses' },
    ],
  },
  {
    name: 'ERP',
    link: '/services/strategicConsultancy',
    icon: 'erp',
    description:
      'Buying, making and selling on one ledger, one department at a time. It starts with two weeks of Strategic Consultancy; that plan may also say that you don’t need it. What the product lacks, our Software Development team adds.',
    productTitle: 'One set of numbers for the store, the floor and the office',
    productImage: {
      file: 'erp',
      alt: 'A week of yarn as bands in tonnes, from purchase through store and production to sales, with four sums in taka below.',
    },
    featured: [
      { featuredIcon: 'stock', featuredName: 'Purchase and stock' },
      { featuredIcon: 'cog', featuredName: 'Production' },
      { featuredIcon: 'bill', featuredName: 'Sales and dues' },
      { featuredIcon: 'percent', featuredName: 'Accounts and VAT' },
    ],
  },
] satisfies MenuEntry[];
