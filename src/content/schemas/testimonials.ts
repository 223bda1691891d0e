import * as z from 'zod';
import { exactly, oneOf, text } from '../fields.ts';

const Testimonial = z.strictObject({
  name: text,
  profession: text,
  project: text.optional().meta({ hint: 'The project that it is about; the two lead to each other.', reference: 'project' }),
  text,
  image: oneOf(['a', 'b']).meta({ hint: 'a is the portrait of a woman, b that of a man.' }),
  rating: z.literal([4, 5], 'expected 4 or 5'),
});

export const Testimonials = z.strictObject({ entries: exactly(5, Testimonial) });
export type Testimonial = z.infer<typeof Testimonial>;
