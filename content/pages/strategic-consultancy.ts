/** The placeholder at /services/strategicConsultancy: only one word (specification section 2, route table). */

export const strategicConsultancy = {
  meta: {
    title: 'Strategic Consultancy',
    description:
      'Two weeks with your team, then a plan on four pages: which software to buy, which to have built, what to leave alone, and what each stage of it would cost.',
  },
  text: 'StrategicConsultancy',
};
