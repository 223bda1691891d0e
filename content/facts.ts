/**
 * What the company promises and counts: each fact is here once, and every sentence takes it from here. In a record (.ts) write
 * `${answerTime}`, in Markdown `{{answerTime}}`; there a number comes out as a word. Prices of services and plans are in
 * content/offers.ts, addresses and office hours in content/site.ts.
 *
 * Single constants and no groups, so that the bundler can put each one into its sentence and drop this file.
 */

import { city } from '#content/site.ts';
import { money } from './money.ts';
import { inWords } from './numbers.ts';

const dayAmount = 12_000;
const reservedAmount = 3_200;

/** People of the company; content/pages/about.ts says who does what. */
export const people = 14;
/** Customers for whom we have built something. Those who only rent a product are not among them. */
export const customers = 50;
/** Completed projects, the smallest included: a move of one week is one. */
export const projects = 200;
/** Years since the company began. */
export const years = 5;
/** Licences sold of each of the two products with plans. */
export const licences = '210+';
/** Most projects at one time. */
export const projectsAtOnce = 12;
/** The part of our projects that came from someone who had ordered before. At most 150 of 200, since each customer had a first one. */
export const repeatShare = 'Three in four';
/** The part of our projects that is for customers abroad. */
export const abroadShare = 'one project in six';

/** How long after the launch we correct at no charge. */
export const correctionTime = 'ninety days';
/** Until a person answers a message. */
export const answerTime = 'one working day';
/** Until an estimate comes back. */
export const estimateTime = 'two working days';
/** Until most products are in use. */
export const productTime = '3 to 6 weeks';
/** The first visit, which costs nothing. */
export const firstVisit = 'half a day';
/** What the study before custom software or an app takes and costs. The price is taken off the first stage, and nothing is owed for it after a consultancy. */
export const studyTime = 'three half days';
export const studyPrice = money(30_000);

/** When a project is paid: in how many parts, and which, in per cent of the price. content/pages/terms.ts says which of them pay for a stage. */
export const paymentCount = 'five parts';
export const paymentParts =
  '20% to start, 20% when you approve the design, 25% when your people start using it, 25% at acceptance and 10% thirty days later';
/** The first of these parts: all that is owed when the design does not convince. */
export const firstPayment = '20%';
/** A day of one person's work outside a quote, such as a change, whoever the person and the customer are. */
export const dayRate = money(dayAmount);
/** What a day costs more in a team that is reserved for one customer abroad, what it costs there together, and what a month of such days does. */
export const reservedSupplement = money(reservedAmount);
export const reservedDayRate = money(dayAmount + reservedAmount);
export const reservedDays = 21;
export const reservedMonthRate = money(reservedDays * (dayAmount + reservedAmount));
/** The shortest time of such a team, and the notice of either side. */
export const reservedMinimum = 'one month';
export const reservedNotice = 'a month’s notice';

/** Notice that we give before we end support or a product; the customer needs none. */
export const ourNotice = 'three months';
/** How long a customer can take out data after the end of a product. */
export const exportTime = '60 days';
/** How many months a message from a form is kept after it arrived. The server deletes it then, unless RETENTION_MONTHS says otherwise. */
export const monthsKept = 12;
export const messagesKept = `${inWords(monthsKept)} months`;
/** Until our copies of a customer’s data are deleted. */
export const deletionTime = '30 days';
/** How long a non-disclosure agreement binds. */
export const ndaTime = 'three years';

/** How long a customer may test a stage before it counts as accepted. */
export const testTime = '10 working days';

/** When sites under support are updated, and how soon a security fix goes in. */
export const updateRhythm = 'every Tuesday';
export const securityFixTime = 'one working day';
/** The changes that a month of support includes, of a website and of software alike. */
export const supportHours = 'two hours';

/** What our customers pay to others, at least or about: in a year for hosting and a domain, in a month for the server of an app or of software. */
export const hostingPrice = money(6_000);
export const drupalHostingPrice = money(24_000);
export const serverPrice = money(2_500);
export const domainPrice = money(1_800);
/** Days on which the office is open, as content/site.ts has them. A working day is one of these. */
export const openDays = 'Sunday to Friday';
/** Days on which the team works. */
export const teamDays = 'Sunday to Thursday';
/** Who is there on the sixth day of the office hours: for visitors, and as sentences for the team. */
export const fridayDuty = 'on Fridays a project lead answers and one developer has the duty phone';
export const fridayOffice =
  'Friday and Saturday are yours. A launch or a visit on a Friday is for volunteers, and so is the duty phone; each is worth another day off.';
/** Beside the office hours, for visitors elsewhere; the short one is for places that name the city anyway. */
export const timeZone = `${city} time, UTC+6`;
export const timeZoneShort = 'UTC+6';
/** When the team begins, as each likes; whoever works for a customer in Britain takes the later end. */
export const dayBegins = 'between nine and eleven';
/** Hours that such a day, and one of a reserved team that works from noon to eight, share with one in Britain in winter. In summer it is one more. */
export const overlapHours = 'four hours';
export const reservedOverlapHours = 'five hours';

/** What each employee may spend on courses and books in a year; part-time, half of it. */
export const learningBudget = money(40_000);
export const halfLearningBudget = money(20_000);
/** What a new laptop may cost, and one for a senior developer. */
export const laptopBudget = money(150_000);
export const seniorLaptopBudget = money(200_000);
/** For the internet connection of someone who works from home, each month. */
export const internetAllowance = money(2_000);

/** What every job has, as sentences of a circular. */
export const workingHours = '40 hours a week, Sunday to Thursday';
export const probation = 'Three months’ probation on full pay, with a review halfway.';
export const leave =
  'Ten days of casual, fourteen of sick and twenty of earned leave, besides the public holidays. Maternity leave on full pay as the law has it; fathers have two weeks.';
export const security =
  'Two festival bonuses a year. After probation, a provident fund into which we pay as much as you do, and health insurance for you, your partner and your children. Gratuity as the law has it.';
export const payRule =
  'Where you start in the range follows from a two-page list of skills, the same for everyone, which we send with our first answer. Pay is reviewed each January, by that list and by how much prices have risen.';
export const noBond =
  'No bond, and we keep no certificates. Notice is two weeks during probation; after it two months from you and four from us, as the law has it.';
/** Until an applicant hears from us (specification, section 9). */
export const applicationTime = 'under 48 hours';
