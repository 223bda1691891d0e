/** The list of services at /services. The pages of the services are in content/services. */

export const services = {
  meta: {
    title: 'Services: from web design to your own software',
    description:
      'Web design, web development, WordPress and Drupal, custom software, Android and iOS apps, and consultancy: what each is for and how to choose among the six.',
  },
  /** The list's name in the breadcrumbs for search engines. */
  crumb: 'Services',
  heading: 'Six services, one team',
  lead: 'The people who draw your site sit beside those who build it and those who keep it running. Begin with one of the six; most customers come back for a second.',
  readMore: 'Read More',
  /** Visually hidden, between 'Read More' and the service's name, so that the link is clear without its card. */
  about: 'about',
  cases: {
    heading: 'Which one is yours?',
    text: 'Customers seldom arrive with the name of a service. They arrive with a sentence like one of these.',
    items: [
      {
        situation: 'Our site looks like somebody else’s',
        text: 'Start with the drawing. You click through every page before a line of code is paid for.',
        service: 'Web Design',
        link: '/services/webDesigAndDev',
      },
      {
        situation: 'We take sixty orders a day by telephone',
        text: 'A shop or a booking page takes most of them, with cash on delivery, bKash and the couriers you use.',
        service: 'Web Development',
        link: '/services/webDesigAndDev',
      },
      {
        situation: 'Nobody dares to press Update',
        text: 'We make a copy, update there, and tell you what breaks before your visitors can.',
        service: 'WordPress 360',
        link: '/services/wordpressDev',
      },
      {
        situation: 'The stock is in a spreadsheet, and only one person understands it',
        text: 'We sit beside that person for two days, then build what the spreadsheet meant.',
        service: 'Software Development',
        link: '/services/customSoftwareDev',
      },
      {
        situation: 'Our people work where there is no network',
        text: 'The app keeps what they enter on the phone and sends it when there is a signal.',
        service: 'App Development',
        link: '/services/appDevelopment',
      },
      {
        situation: 'Three suppliers have made us three offers',
        text: 'We read them with you, without building anything ourselves, and say what to leave out.',
        service: 'Strategic Consultancy',
        link: '/services/strategicConsultancy',
      },
    ],
  },
  guarantees: {
    heading: 'The same in all six',
    items: [
      { title: 'A price before each stage', text: 'In writing, fixed, with what is in it and what is not.' },
      { title: 'A visit before the drawing', text: 'In your shop or yard, or by video if you are in Manchester or Muscat.' },
      { title: 'A demo every Thursday', text: 'Half an hour, with software that runs, on your own phone.' },
      { title: 'Ninety days of corrections', text: 'After the launch, at no charge. Then care by the month, if you want it.' },
    ],
  },
  notListed: {
    heading: 'Not in the list?',
    text: 'Describe it in three sentences. If we are the wrong people for it, we name somebody better.',
    button: 'Ask us',
  },
};
