import * as z from 'zod';
import { exactly, innerLink, list, text } from '../fields.ts';
import { Meta } from './shared.ts';

export const Products = z.strictObject({
  meta: Meta,
  heading: text,
  lead: text,
  explore: text,
  fitted: z
    .strictObject({
      heading: text,
      text,
      ask: text.meta({ hint: "Beside 'Explore The Product'." }),
      sizes: z
        .strictObject({
          product: text,
          title: text,
          columns: exactly(3, text),
          rows: list(exactly(3, text)),
          note: text,
          points: list(text).meta({ hint: 'What it does, and what it does not.' }),
        })
        .meta({ hint: 'One of them in sizes, each with its price.' }),
    })
    .meta({ hint: 'Above the four without plans.' }),
  customisation: z.strictObject({ heading: text, text, steps: list(z.strictObject({ title: text, text })) }),
  buyOrBuild: z.strictObject({
    heading: text,
    text,
    buy: z.strictObject({ title: text, items: list(text) }),
    build: z.strictObject({ title: text, items: list(text) }),
    link: text,
  }),
  prices: z.strictObject({
    heading: text,
    text,
    columns: z.strictObject({ product: text, start: text, monthly: text }),
    rows: list(z.strictObject({ product: text, start: text, monthly: text })),
    button: text,
  }),
  productPage: z
    .strictObject({
      buy: text,
      demo: text,
      from: text.meta({ hint: 'Below the two buttons: {plan} and {converted} are the lowest plan, {setUp} what is paid once.' }),
      seePlans: text,
      setUp: text.meta({ hint: 'At each plan, below its price, and in what a form says of it.' }),
      next: text.meta({ hint: 'Below the price.' }),
      start: text.meta({ hint: "Below the plans, whose button is called 'Get Started'." }),
      converted: z
        .strictObject({ about: text, exchange: text })
        .meta({ hint: "Below the price of a plan, around the price in the company's currency." }),
      rating: text.meta({ hint: "Below the figures and the customer's sentence." }),
      readStory: text,
      quoteLink: innerLink.meta({ hint: 'Target of both buttons: the quote section of the home page.' }),
      screens: text,
      planIndex: z.strictObject({ label: text, of: text }).meta({ hint: "Above the plans on a phone, and '1 of 4' below them." }),
      ask: z.strictObject({ text, button: text }).meta({ hint: 'At the end of the page.' }),
      showMore: text,
      showLess: text,
    })
    .meta({ hint: 'On the page of each product.' }),
});
