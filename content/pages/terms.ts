/** The terms (specification section 2, 'Terms': seven static sections). 'We' is the company in content/site.ts. */

export const terms = {
  meta: {
    title: 'Terms and Conditions',
    description:
      'The terms of our work in seven sections: quotes and scope, payment, your material, acceptance and corrections, ownership, care and data, ending and law.',
  },
  heading: 'Terms and Conditions',
  intro:
    'These terms hold for every job that we do for you, unless the signed quote says otherwise. They are written to be read. “We” are the company whose name stands at the foot of this page; “you” are the customer named in the quote.',
  /** Label of the table of contents, for screen readers only. */
  contentsLabel: 'Sections of the terms',
  updated: 'Last changed on 1 November 2026',
  sections: [
    {
      title: 'Quotes and scope',
      paragraphs: [
        'A quote lists the stages of the work, what is done in each, its price and its dates. It holds for 30 days. The work begins when you have accepted the quote in writing, by e-mail or by signature, and the first payment has arrived.',
        'What the quote does not list is not part of the price. Until you have accepted the drawing, changes to it are included. If you then wish for something else or something more, we write down what it costs and how it moves the dates, and begin with it only when you agree. A change that takes us less than an hour is free.',
        'If we have reckoned too low, that is our loss and not yours: the price of a stage does not rise once it is accepted.',
      ],
    },
    {
      title: 'Payment',
      paragraphs: [
        'Unless the quote says otherwise, you pay a third of the price at the start, a third when you have accepted the drawing, and a third when the work is live. Care and our ready products are paid by the month, in advance.',
        'Invoices are due within 14 days, in taka by bank transfer or bKash, or by bank transfer in the currency of the quote. VAT and other taxes stand on lines of their own. Fees of your bank are yours; fees of ours are ours.',
        'If an invoice is more than 30 days late we may pause the work after telling you so in writing. The dates then move by as long as the pause. We charge no interest for the first 60 days.',
      ],
    },
    {
      title: 'Your material and your part',
      paragraphs: [
        'You give us the texts, pictures, data and access that the quote names, by the dates that stand there, and you name one person who may decide. If they come later, our dates move by the same number of days.',
        'You see to it that you may use what you give us: that the photographs are yours or licensed, and that personal data was collected lawfully. If somebody else claims a right in your material, that claim is yours to settle.',
        'What you show us stays with us. We sign a non-disclosure agreement whenever you ask for one, and without it we still treat your figures, customers and plans as confidential, during the work and for three years after it.',
      ],
    },
    {
      title: 'Acceptance and ninety days of corrections',
      paragraphs: [
        'We tell you in writing when a stage is ready to be tested. You then have 10 working days to accept it or to list what differs from the quote or the accepted drawing. We correct what you list and the test begins again for those points. A stage that you use in your daily business, or about which we hear nothing in that time, counts as accepted.',
        'For ninety days after the launch we correct at no charge whatever does not work as agreed. We begin on the next working day, and at once if your site is down or your customers cannot order or pay.',
        'New wishes, changes that others have made to the code, and faults of services that we did not choose are not corrections. We help with them at the rate per day in your quote.',
      ],
    },
    {
      title: 'Ownership',
      paragraphs: [
        'Drawings, texts and code that we make for you become yours, with every right of use and change, on the day on which the invoice of their stage is paid. Your domain name, your accounts and your data are in your name from the first day.',
        'Open-source parts keep their own licences, which we list for you. Parts that we had before, or that serve many customers, stay ours; you may use and change them within your work for ever and at no further cost.',
        'Our ready products are licensed by the month and stay ours. You may take out your data in a common format at any time. We may show finished public work in our portfolio unless you ask us not to.',
      ],
    },
    {
      title: 'Hosting, care and data',
      paragraphs: [
        'You rent hosting and services from their providers in your own name, and their terms and prices apply. We choose and set them up with you. Care, where you have ordered it, covers updates, a backup every night kept for 30 days, and an answer within one working day. Either side may end it at the end of any month.',
        'We touch the personal data of your customers only as far as the work needs it and only on your instruction, keep it on protected machines, and delete our copies within 30 days after the end of the work. If we learn of a breach we tell you within 24 hours.',
        'What you write to us through this website we use to answer you and for nothing else; ask, and we delete it. This website sets no cookies and does not follow you. A form that could not be sent waits in your own browser until it is sent or you discard it. The map on the contact page comes from another provider and is loaded only when you scroll near it.',
      ],
    },
    {
      title: 'Ending, liability and law',
      paragraphs: [
        'You may stop after any stage without giving a reason: you pay for the stages done and keep what is paid. Either side may end the work at once if the other breaks these terms and does not put it right within 14 days of a written warning.',
        'We answer for damage that we cause by fault, up to the price that you paid us for that work in the twelve months before it. We do not answer for lost profit or for events that nobody in our place could have prevented, such as floods, long power cuts or a closed network. Nothing here limits what the law does not allow to be limited, such as intent.',
        'The law of Bangladesh applies. We first try to settle a dispute between the two people who signed, within 30 days; after that the courts of Dhaka decide. If one sentence of these terms does not hold, the others do.',
      ],
    },
  ],
};
