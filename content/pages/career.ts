/** The texts of the list of job circulars and of each circular's page (specification section 2, 'Career' and 'Job circular'). */

export const career = {
  meta: {
    title: 'Career: open places for designers and developers',
    description:
      'Job circulars for designers, developers and engineers in Dhaka or from home, each with its salary, deadline and number of places. An answer in under 48 hours.',
  },
  /** The list's name in the breadcrumbs for search engines. */
  crumb: 'Career',
  /** Beside a deadline in the past. */
  passed: 'passed',
  /** Numbers as words, for headings that begin with a number. A higher number is written in digits. */
  numbers: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  hero: {
    /** After the number of vacancies in all circulars: 'Seven places at our loom are free'. */
    heading: { one: 'place at our loom is free', many: 'places at our loom are free' },
    text: 'Fourteen people design, build and look after software here. An outline in this cloth is somebody we have not met yet.',
    imageAlt: 'Woven people side by side; the free places are only outlined',
  },
  perks: {
    heading: 'What you get',
    items: [
      {
        title: 'Work that somebody uses',
        text: 'You visit the shop, the yard or the school before you write a line, and you show it running every Thursday.',
      },
      { title: 'Two festival bonuses', text: 'A full month’s salary before each Eid, or before Puja or Christmas if that is yours.' },
      {
        title: '৳40,000 a year to learn with',
        text: 'Courses, books, a conference in Kolkata. You choose; nobody signs a form. Friday afternoons are for it.',
      },
      { title: 'Lunch at one table', text: 'Cooked in the house by Rokeya Apa, at half past one. Meetings end before.' },
    ],
  },
  list: {
    heading: 'Job circulars',
    search: { label: 'Search the job titles', placeholder: 'Search the titles' },
    category: 'Category',
    allCategories: 'All Categories',
    ribbon: 'New',
    empty: 'No circular matches. Try another title or another category.',
    /** '2 circulars', in a live region when the search or the category changes. */
    count: { one: 'circular', many: 'circulars' },
    vacancies: { one: 'vacancy', many: 'vacancies' },
  },
  circular: {
    all: 'All circulars',
    labels: {
      company: 'Company',
      location: 'Location',
      jobType: 'Job type',
      salary: 'Salary',
      published: 'Published',
      deadline: 'Deadline',
    },
    requirement: 'Job Requirement',
    /** After the number of vacancies in this circular: 'Two places in these rows are free'. */
    applyHeading: { one: 'place in these rows is free', many: 'places in these rows are free' },
    applyNote: 'You will hear back from the hiring manager in under 48 hours.',
    apply: 'Apply Now',
    notFound: 'Circular not found',
  },
};
