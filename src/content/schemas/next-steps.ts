/** What posts, projects and forms lead on to. */
import * as z from 'zod';
import { blogCategories, projectCategories } from '../categories.ts';
import { serviceOptions } from '../constants.ts';
import { each, text } from '../fields.ts';
import { promiseNames } from './services.ts';
import { serviceOption } from './shared.ts';

export const NextSteps = z.strictObject({
  promises: each(
    promiseNames,
    z.strictObject({
      heading: text,
      text,
      wish: text,
      button: text.optional().meta({ hint: 'What the form’s button then says, if it is not what it says otherwise.' }),
    }),
  ).meta({
    hint: 'What a button promises: heading and text are then at the form, and the wish ends the first line of the message.',
  }),
  cases: each(serviceOptions, text.meta({ reference: 'project' })).meta({
    hint: 'The project to read about after sending a message about each service.',
  }),
  projects: each(projectCategories, z.strictObject({ example: text.meta({ control: 'example' }), service: serviceOption })).meta({
    hint: 'What a project of each category is an example of, if it does not say so itself.',
  }),
  posts: each(
    blogCategories,
    z.strictObject({
      service: text.meta({ reference: 'service' }),
      offering: text.optional().meta({ hint: 'One offer of the service’s page.' }),
      price: text.optional().meta({ hint: 'In the place of the service’s own.' }),
    }),
  ).meta({ hint: 'The service that the posts of each category are about.' }),
  likeThis: text.meta({ hint: '{name} is what a project is an example of.' }),
  somethingLike: text.meta({ hint: '{name} is that of the project.' }),
  month: text.meta({ hint: 'After the price of a plan.' }),
});
