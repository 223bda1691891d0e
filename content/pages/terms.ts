/** The terms (specification section 2, 'Terms': seven static sections). 'We' is the company in content/site.ts. */
import { city, country, site } from '#content/site.ts';
import { currency } from '#content/currency.ts';
import {
  answerTime,
  correctionTime,
  dayRate,
  deletionTime,
  exportTime,
  firstPayment,
  messagesKept,
  ndaTime,
  openDays,
  fridayDuty,
  ourNotice,
  paymentParts,
  studyPrice,
  studyTime,
  teamDays,
  testTime,
} from '../facts.ts';

export const terms = {
  meta: {
    title: 'Terms and Conditions',
    description:
      'The terms of our work in seven sections: quotes and scope, payment, your material, acceptance and corrections, ownership, support and data, ending and law.',
  },
  heading: 'Terms and Conditions',
  intro: `These terms apply to every job we do for you, unless the signed quote says otherwise. They are written to be read. “We” are ${site.registered.name} (${site.registered.number}), the company behind ${site.name}; “you” are the customer named in the quote.`,
  /** Label of the table of contents, for screen readers only. */
  contentsLabel: 'Sections of the terms',
  updated: 'Last changed on 28 November 2026',
  sections: [
    {
      title: 'Quotes and scope',
      paragraphs: [
        `An estimate is a price range and binds nobody. A quote lists the stages of the work, what is done in each, its price and its dates, and it is valid for 30 days. The first visit is free. Before a quote for custom software or an app we spend ${studyTime} with your people; that study costs ${studyPrice}, which we take off the first stage if you go ahead. Strategic Consultancy is a job of its own and is not taken off; after it no study is needed.`,
        'The work begins when you have accepted the quote in writing, by email or by signature, and the first payment has arrived. What the quote does not list is not part of the price. The design is a clickable draft of every screen. Until you have accepted it in writing, changes to it are included. If you want something else or something more after that, we write down what it costs and how it moves the dates, and begin only when you agree. A change that takes us less than an hour is free.',
        'If we have estimated a stage too low, that is our loss and not yours: its price does not rise once you have accepted it.',
      ],
    },
    {
      title: 'Payment',
      paragraphs: [
        `Unless the quote says otherwise, you pay ${paymentParts}. The work then has three stages: the design, the first use, and the rest. The invoice of a stage is the one that falls due when you accept it: the second, the third and the fourth. If the quote names other stages, it says what each of them costs and when you pay it. If you stop after accepting the design, you owe only the first two parts; after the first use, the first three. If the design does not convince you, we make it again; if that does not help, you owe only the first ${firstPayment}, and the design is yours. Support and our ready products are paid by the month, in advance.`,
        `Invoices are due within 14 days, in ${currency.name} by bank transfer or bKash, or by bank transfer in the currency of the quote. VAT and other taxes are shown separately. You pay your bank’s fees, we pay ours.`,
        'If an invoice is more than 30 days late, we may pause the work after telling you in writing. The dates then move by the length of the pause. We charge no interest for the first 60 days.',
      ],
    },
    {
      title: 'Your material and your part',
      paragraphs: [
        'You give us the texts, pictures, data and access that the quote names, by the dates that it names, and you name one person who can decide. If they come later, our dates move by the same number of days.',
        'You make sure that you may use what you give us: that the photographs are yours or licensed, and that personal data was collected lawfully. If someone else claims rights in your material, that claim is yours to settle.',
        `What you show us stays with us. We sign a non-disclosure agreement whenever you ask for one. Even without it we treat your figures, customers and plans as confidential, during the work and for ${ndaTime} after it.`,
      ],
    },
    {
      title: `Acceptance and ${correctionTime} of corrections`,
      paragraphs: [
        `We tell you in writing when a stage is ready to be tested. You then have ${testTime} to accept it or to list what differs from the quote or the accepted design. We correct what you list, and the test begins again for those points. A stage that you use in your daily business, or about which we hear nothing in that time, counts as accepted. A working day is a day on which our office is open, ${openDays}, except public holidays in ${country}.`,
        `For ${correctionTime} after the launch we correct at no charge whatever does not work as agreed. We answer within ${answerTime} and begin on the next day on which our team works, ${teamDays}. If your site is down or your customers cannot order or pay, we begin at once during office hours: ${fridayDuty}.`,
        `New requests, changes made to the code by others, and faults of services that we did not choose are not covered. We help with them at the day rate in your quote, which is ${dayRate} unless it says otherwise.`,
      ],
    },
    {
      title: 'Ownership',
      paragraphs: [
        'Designs, texts and code that we make for you become yours, with all rights to use and change them, on the day you pay the invoice of their stage. Your domain name, your accounts and your data are in your name from the first day.',
        'Open-source parts keep their own licences, which we list for you. Parts that we had before, or that serve many customers, stay ours; you may use and change them within your work for ever and at no further cost.',
        'Our ready products are licensed by the month and stay ours. You can export your data in a common format at any time. We may show finished public work in our portfolio unless you ask us not to.',
      ],
    },
    {
      title: 'Hosting, support and data',
      paragraphs: [
        `You rent hosting and other services from their providers in your own name, at their terms and prices; we choose and set them up with you. The hosting of a ready product is part of its price. Support, if you order it, covers updates, a backup every night that we keep for 30 days, an answer within ${answerTime}, and what the page of the service names besides. You may end support or the subscription to a product at the end of any month. We may end either with ${ourNotice}’ notice, and help you move. After a subscription ends you can still export your data for ${exportTime}, at no charge; then we delete it.`,
        `We handle the personal data of your customers only as far as the work needs it and only on your instruction, keep it on protected machines, and delete our copies within ${deletionTime} of the end of the work. If we learn of a breach, we tell you within 24 hours. We keep the personal data law of ${country} as it stands at the time. Where the law that protects your customers asks for a data processing agreement, we sign one.`,
        `What you write in a form on this website is stored on our own server, with the time and nothing about your device, and a copy is emailed to our own mailbox. No other company gets it. Our founder and our two project leads read it, to answer you and for nothing else. We delete it from both ${messagesKept} after it arrived, or sooner if you ask; what becomes part of a contract is kept with that contract. Until the server has confirmed a message, a copy waits in your own browser; if a later visit cannot send it either, you can discard it there. What you type and do not send stays in its tab until you close that. So that the site opens without a connection, your browser keeps up to 3 MB of its pages, those that you opened included. The site sets no cookies and does not track you. The map on the contact page comes from another provider and loads only when you scroll near it.`,
      ],
    },
    {
      title: 'Ending, liability and law',
      paragraphs: [
        'You may stop after any stage without giving a reason: you pay for the stages that are done and keep what you have paid for. Either side may end the work at once if the other breaks these terms and does not put it right within 14 days of a written warning.',
        'We are liable for damage that we cause by fault, up to the price that you paid us for that work in the twelve months before it. We are not liable for lost profit or for events that no one in our place could have prevented, such as floods, long power cuts or a national internet shutdown. Nothing here limits liability that the law does not allow to be limited, such as for intent.',
        `The law of ${country} applies, and the courts of ${city} decide. With a customer abroad the quote may name the law of that country and arbitration there instead. Either way, the two people who signed first try to settle a dispute within 30 days. If one sentence of these terms does not hold, the others do.`,
      ],
    },
  ],
};
