import type { Testimonial } from './schema.ts';

/** The testimonials of the home page, in this order. Image a is the portrait of a woman, b that of a man. */
export const testimonials = [
  {
    name: 'Farhana Rahman',
    profession: 'Owner, Haor Kitchen',
    text: 'They sat in our kitchen on a Friday night before they wrote a line. The waiters needed one evening to learn it.',
    image: 'a',
    rating: 5,
  },
  {
    name: 'Imran Chowdhury',
    profession: 'Director, Karnaphuli Freight',
    text: 'The price at the end was the price at the start. I have built two warehouses and cannot say that of either.',
    image: 'b',
    rating: 4,
  },
  {
    name: 'Rehana Sultana',
    profession: 'Teacher and co-founder, Porua',
    text: 'Our pupils share a phone with three cousins. They asked about that in the first hour, and now the app asks whose turn it is.',
    image: 'a',
    rating: 5,
  },
  {
    name: 'Mahbub Sarkar',
    profession: 'Manager, Nolok Rice Mill',
    text: 'They advised us against the big system. We spent a third of that money, and farmers have theirs before they leave the yard.',
    image: 'b',
    rating: 5,
  },
  {
    name: 'Ruth Holroyd',
    profession: 'Co-owner, Aldersyke Stairs',
    text: 'We sent a photograph of our whiteboard and expected a lecture on sales. What came back was the whiteboard, with a memory.',
    image: 'a',
    rating: 4,
  },
] satisfies Testimonial[];
