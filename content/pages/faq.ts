/** The company's FAQ (specification section 2, 'FAQ'): eight questions, the first one open. */
import type { FaqEntry } from '#content/schema.ts';

export const faq = {
  meta: {
    title: 'FAQ: prices, time, ownership and care',
    description:
      'What a website, a shop or your own software costs, how long it takes, who owns the code, what happens after the launch: eight answers with numbers in them.',
  },
  /** The page's name in the breadcrumbs for search engines. */
  crumb: 'FAQ',
  heading: 'Eight questions we hear before every project',
  intro: 'The answers are short and have numbers in them. Yours may differ, so ask; it costs nothing.',
  entries: [
    {
      Question: 'What does a project with you cost?',
      Answer:
        'A company website starts at ৳85,000, a web shop with payment and delivery at ৳2,40,000, and software for your own process at about ৳6,00,000. You get a fixed price for each stage before it starts, and you may stop after any of them.',
    },
    {
      Question: 'How long does it take?',
      Answer:
        'A company website takes six weeks, a shop or a booking system twelve, and an app about sixteen. Much of that depends on you: somebody who decides within two days saves more time than a second developer. The dates stand in the quote, and every Thursday you see whether they hold.',
    },
    {
      Question: 'Who owns the code?',
      Answer:
        'You do. Code, designs and texts of a stage are yours on the day on which its invoice is paid. Your data and your domain name are in your name from the first day. Our six ready products stay ours; you pay for those by the month and can take your data out at any time.',
    },
    {
      Question: 'Can you take over software that somebody else built?',
      Answer:
        'Yes, after a week of reading it, at a fixed ৳40,000. Then you get four pages: what works, what is dangerous, what it costs to repair, and what it would cost to build again. One time in four we advise you to leave it alone.',
    },
    {
      Question: 'Which technologies do you use?',
      Answer:
        'React and TypeScript for what you see, Laravel with MySQL or PostgreSQL behind it, Flutter for Android and iOS, WordPress or Drupal where people write every day. All are open and widely known: any good developer can go on where we stop.',
    },
    {
      Question: 'Do you work with customers outside Bangladesh?',
      Answer:
        'A third of our work is for the United Kingdom and the Gulf. Dhaka is five or six hours ahead of London and two ahead of Dubai, so at least five hours of each working day overlap. Demos are video calls, and we quote in taka, pounds or US dollars.',
    },
    {
      Question: 'What happens after the launch?',
      Answer:
        'Ninety days of corrections at no charge: what does not work as agreed, we repair. After that, care costs from ৳9,000 a month, with updates, a backup every night and a person who answers within one working day. You may stop in any month.',
    },
    {
      Question: 'Will you sign an NDA?',
      Answer:
        'Yes, before you show us anything that matters. Ours is one page long, binds both sides for three years and reaches you on the day you ask for it. If you have your own, we read it and sign or object within two working days.',
    },
  ] satisfies FaqEntry[],
  /** Followed by the e-mail address. */
  emailPrompt: 'A ninth one?',
};
