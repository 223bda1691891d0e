import type { Testimonial } from './schema.ts';

/** The testimonials of the home page, in this order. Image a is the portrait of a woman, b that of a man. */
export const testimonials = [
  {
    name: 'Farhana Rahman',
    profession: 'Owner, Haor Kitchen',
    project: 'Haor Kitchen',
    text: 'They stood in our kitchen for a whole Friday night before they wrote a line. My waiters learnt it in one evening.',
    image: 'a',
    rating: 5,
  },
  {
    name: 'Imran Chowdhury',
    profession: 'Director, Dariapar Freight',
    project: 'Dariapar Freight',
    text: 'The price at the end was the price at the start. I’ve built two warehouses, and I can’t say that of either.',
    image: 'b',
    rating: 4,
  },
  {
    name: 'Rehana Sultana',
    profession: 'Teacher and co-founder, Porua',
    project: 'Porua',
    text: 'Our pupils share a phone with three cousins. That came up in the first hour, and now the app asks whose turn it is.',
    image: 'a',
    rating: 5,
  },
  {
    name: 'Mahbub Pramanik',
    profession: 'Manager, Nolok Rice Mill',
    project: 'Nolok Rice Mill',
    text: 'They talked us out of the big system. We spent a third of that money, and the farmers have theirs before they leave the yard.',
    image: 'b',
    rating: 5,
  },
  {
    name: 'Ruth Thackwray',
    profession: 'Co-owner, Aldersyke Stairs',
    project: 'Aldersyke Stairs',
    text: 'We sent a photo of our whiteboard and expected a lecture on sales. What came back was the whiteboard, with a memory.',
    image: 'a',
    rating: 4,
  },
] satisfies Testimonial[];
