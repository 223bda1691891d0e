/** The texts of the home page (specification section 2, 'Home page'), from the hero to the latest posts. */

export const home = {
  meta: {
    title: 'Websites, shops and software for startups and SMEs',
    description:
      'A workshop in Dhaka that designs and builds websites, web shops, apps and business software for small companies, at a price fixed before each stage.',
  },
  hero: {
    kicker: 'Built-in Startup & SME Excellence',
    heading: 'Cost-Effective CMS & Digital Solutions for Startups & SMEs',
    intro:
      'We turn the way your company already works into software: workflows without double entry, a team that works on one shared page, and performance that you notice on a phone in Bogura or in Birmingham.',
    getInTouch: 'Get in Touch',
    portfolio: 'Portfolio',
    imageAlt: 'Drawing: threads hang from the top of the page, are woven into cloth, and become a screen with a shop’s orders of the day.',
  },
  about: {
    heading: 'Driving Growth with Tailored Tech Excellence',
    text: 'We are a team of designers and engineers in Dhaka. We work for bakeries with three counters, freight agents with nine trucks and schools with four hundred pupils. You talk to the people who build, you know the price before we start, and the code is yours.',
    highlights: [
      { title: 'Startup & SME Oriented', text: 'Scopes from two weeks. No retainers, no minimum headcount.' },
      { title: 'Comprehensive End-to-End Solutions', text: 'Design, build, hosting, training and care by one team.' },
      { title: 'Cost-Effective Services', text: 'A fixed price for each stage. You may stop after any of them.' },
      { title: 'Guaranteed Satisfaction', text: 'Ninety days of corrections after launch, at no charge.' },
    ],
    link: 'About More',
    imageAlt: 'Drawing: a rooftop in Dhaka at work. A woman with a laptop, saris on the line, kites above the water tanks.',
  },
  services: {
    kicker: 'Our Services',
    heading: 'Innovative Solutions Tailored to Your Business Needs',
    readMore: 'Read More',
    /** Visually hidden, between 'Read More' and the service's name, so that the link is clear without its card. */
    about: 'about',
  },
  whyUs: {
    heading: 'Why the company? Proven Excellence and Growth',
    text: 'Half of what we start each year is for a company that we have worked for before. The numbers are still small enough to count one by one, so we do.',
    counters: [
      { label: 'Happy Customers', count: 50 },
      { label: 'Projects Completed', count: 200 },
      { label: 'Years Of Exprience', count: 5 },
    ],
    caption: 'One diamond for each delivered project. Five years, from top to bottom.',
  },
  products: {
    heading: 'Six products that already run, fitted to yours',
    text: 'Start from a system that other companies use every day. Most are live in three to six weeks.',
    link: 'View All Product',
    explore: 'Explore The Product',
  },
  selectedProjects: {
    heading: 'Selected work',
    link: 'All projects',
  },
  process: {
    heading: 'How we work: the usual twelve weeks',
    text: 'A shop or a booking system takes about this long. A site takes half. You see running software every Thursday, from the fifth week on.',
    /** `from` and `to` are a stage's first and last week. The chart is drawn from them. */
    stages: [
      {
        name: 'Listen',
        text: 'Three half days with you and the people who do the work. You get a plan and a fixed price.',
        from: 1,
        to: 3,
      },
      { name: 'Draw', text: 'Every screen, clickable, on your own phone. Changes cost minutes here.', from: 3, to: 6 },
      { name: 'Build', text: 'In slices that work, shown each week. Your data moves over early, not on the last night.', from: 5, to: 10 },
      { name: 'Hand over, and care', text: 'Training at your desk, then ninety days of corrections at no charge.', from: 10, to: 12 },
    ],
    /** 'Weeks 3 to 6', for screen readers only. */
    weeks: { label: 'Weeks', to: 'to' },
  },
  testimonials: {
    heading: 'What customers say',
  },
  quote: {
    heading: 'Tell us what you need. A price comes back in two days.',
    text: 'A few sentences are enough. If it is not for us, we say so and name somebody good. You get back:',
    points: ['A price for each stage', 'The two or three questions that decide it', 'The week in which we could start'],
    /** Followed by the office hours and the phone number. */
    call: 'Or call',
  },
  latestPosts: {
    heading: 'From the blog',
    link: 'See More Blog',
  },
};
