import type { MenuEntry } from '../schema.ts';

/** The products in the menu, at /product-solution, on the home page and in the search (decisions, section 3). */
export const productMenu = [
  {
    name: 'E-commerce 360 Solutions',
    link: '/product-solution/ecommerce-360',
    icon: 'shop',
    description:
      'Shop, stock and delivery in one place, with cash on delivery, bKash, cards and the couriers. Our Web Design team fits the shop window to you, and your staff packs from a phone.',
    productTitle: 'One shop, from the first click to the parcel at the door',
    productImage: {
      file: 'ecommerce',
      alt: 'Orders of a Tuesday by courier pick-up, and the label of one parcel on a phone.',
    },
    featured: [
      { featuredIcon: 'shop', featuredName: 'Checkout' },
      { featuredIcon: 'erp', featuredName: 'One stock' },
      { featuredIcon: 'app', featuredName: 'Packing by phone' },
      { featuredIcon: 'crm', featuredName: 'Couriers' },
    ],
  },
  {
    name: 'Restaurant Management',
    link: '/product-solution/restaurant-management',
    icon: 'food',
    description:
      'Tables, orders and kitchen tickets on one screen for the floor, the kitchen and the till. Split bills, run happy hours, and close the day in ten minutes.',
    productTitle: 'The floor, the kitchen and the till see one order',
    productImage: {
      file: 'restaurant',
      alt: 'Table 7 on a floor plan, joined by a line to its kitchen ticket in Bangla and to its bill of ৳4,526.',
    },
    featured: [
      { featuredIcon: 'design', featuredName: 'Floor plan' },
      { featuredIcon: 'food', featuredName: 'Kitchen screen' },
      { featuredIcon: 'shop', featuredName: 'Split bills' },
    ],
  },
  {
    name: 'LMS',
    link: '/services/strategicConsultancy',
    icon: 'learn',
    description:
      'Lessons, tests and fees for schools and coaching centres, on the phones that pupils already have. Guardians see attendance, marks and dues, and our App Development puts your own name on it in the stores.',
    productTitle: 'Lessons that load once, and marks that count themselves',
    productImage: {
      file: 'lms',
      alt: 'Physics test about a lens, marked 17 of 20, and a guardian’s page in Bangla with attendance, marks and the fee.',
    },
    featured: [
      { featuredIcon: 'learn', featuredName: 'Lessons and tests' },
      { featuredIcon: 'app', featuredName: 'Works offline' },
      { featuredIcon: 'crm', featuredName: 'Guardians’ page' },
      { featuredIcon: 'shop', featuredName: 'Fees by bKash' },
    ],
  },
  {
    name: 'CRM',
    link: '/services/strategicConsultancy',
    icon: 'crm',
    description:
      'Every call, visit and offer to a customer in one list, so that nobody asks the same question twice. Sales staff note a visit before they start the motorcycle; enquiries from your WordPress 360 site arrive by themselves.',
    productTitle: 'What was said, by whom, and what was promised',
    productImage: {
      file: 'crm',
      alt: 'One customer’s page with an enquiry, a call, a visit and an offer that waits, and a route of four visits on a phone.',
    },
    featured: [
      { featuredIcon: 'crm', featuredName: 'One page a customer' },
      { featuredIcon: 'app', featuredName: 'Visits by phone' },
      { featuredIcon: 'advice', featuredName: 'Offers that wait' },
    ],
  },
  {
    name: 'HRMS',
    link: '/services/strategicConsultancy',
    icon: 'hr',
    description:
      'Attendance, leave and salary sheets for ten to five hundred people, from the office to the sewing floor. Overtime, festival bonuses and the file for the bank are worked out before you ask.',
    productTitle: 'The salary sheet is ready on the last working day',
    productImage: {
      file: 'hrms',
      alt: 'A month of attendance of nine people as squares, and one salary sheet with overtime, advance and the sum for the bank.',
    },
    featured: [
      { featuredIcon: 'hr', featuredName: 'Attendance' },
      { featuredIcon: 'app', featuredName: 'Leave by phone' },
      { featuredIcon: 'erp', featuredName: 'Salary sheets' },
      { featuredIcon: 'advice', featuredName: 'Festival bonuses' },
    ],
  },
  {
    name: 'ERP',
    link: '/services/strategicConsultancy',
    icon: 'erp',
    description:
      'Buying, making, storing and selling on the same set of numbers, one department at a time. It begins with two weeks of Strategic Consultancy; what the product lacks, our Software Development adds.',
    productTitle: 'One set of numbers for the store, the floor and the office',
    productImage: {
      file: 'erp',
      alt: 'A week of yarn as bands in tonnes, from purchase through store and production to sales, with four sums in taka below.',
    },
    featured: [
      { featuredIcon: 'erp', featuredName: 'Purchase and stock' },
      { featuredIcon: 'software', featuredName: 'Production' },
      { featuredIcon: 'shop', featuredName: 'Sales and dues' },
      { featuredIcon: 'advice', featuredName: 'Accounts and VAT' },
    ],
  },
] satisfies MenuEntry[];
