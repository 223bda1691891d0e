/** The texts of the list of job circulars and of each circular's page (specification section 2, 'Career' and 'Job circular'). */
import { city } from '#content/site.ts';
import { applicationTime, learningBudget, people } from '../facts.ts';
import { startWithCount } from '../numbers.ts';

export const career = {
  meta: {
    title: `Jobs for developers and designers in ${city}`,
    description: `Open jobs for developers, designers and engineers in ${city} or from home, each with salary, deadline and number of places. A reply in ${applicationTime}.`,
  },
  /** The list's name in the breadcrumbs for search engines. */
  crumb: 'Career',
  /** Beside a deadline in the past. */
  passed: 'passed',
  /** Numbers as words, for headings that begin with a number. A higher number is written in digits. */
  numbers: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  hero: {
    /** After the number of vacancies in all circulars: 'Seven open places'. */
    heading: { one: 'open place', many: 'open places' },
    text: `${startWithCount(people)} people design, build and look after software here.`,
    /** After it, while there is a vacancy. */
    outlines: 'Each outline in this cloth is someone we haven’t met yet.',
    /** Before the number of circulars: 'See the six jobs'. */
    see: 'See the',
    jobs: { one: 'job', many: 'jobs' },
    imageAlt: 'Woven people side by side',
    outlinesAlt: 'Woven people side by side; the free places are only outlined',
  },
  perks: {
    heading: 'What you get',
    items: [
      {
        title: 'Work that people use',
        text: 'You visit the shop, the yard or the school before you write any code, and every Thursday you show what runs. Each circular names who you’d report to; all of them still do the work themselves.',
      },
      {
        title: 'Bonuses, insurance and leave',
        text: 'A full month’s salary before each Eid, or before Puja, Christmas or Buddha Purnima if that’s yours. Also: a yearly pay review, health insurance after probation, maternity leave as the law has it, and no bond.',
      },
      {
        title: `${learningBudget} a year to learn with`,
        text: 'Courses, books, a conference in Kathmandu or Colombo. You choose, and no one signs it off. Part-time, half of it. Wednesday afternoons are for it.',
      },
      {
        title: 'Lunch at one table',
        text: 'Cooked in the office by Rokeya Apa, at half past one. No meeting runs into it. In Ramadan we start later, stop earlier, and break the fast together.',
      },
    ],
  },
  list: {
    heading: 'Job circulars',
    search: { label: 'Search the job titles', placeholder: 'Search the titles' },
    category: 'Category',
    allCategories: 'All Categories',
    ribbon: 'New',
    empty: 'No circular matches. Try another title or another category.',
    /** While there is no circular at all. */
    none: 'There’s no open job at the moment. We post new jobs here first.',
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
      updated: 'Updated',
      deadline: 'Deadline',
    },
    requirement: 'Job Requirement',
    /** After the number of vacancies in this circular: 'Two open places in this job'. */
    applyHeading: { one: 'open place in this job', many: 'open places in this job' },
    applyNote: `You will hear back from the hiring manager in ${applicationTime}.`,
    apply: 'Apply Now',
    notFound: 'Circular not found',
  },
};
