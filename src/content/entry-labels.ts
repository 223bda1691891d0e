/**
 * What the editor (`npm run edit`) says beside the fields of posts, projects and jobs. The fields themselves, which of them are
 * required, their limits and choices come from schema.ts; a field without a line here is shown under its own name.
 */

type FieldLabel = {
  label: string;
  hint?: string;
  /** A box of several lines. */
  long?: true;
};

export const entryLabels: Readonly<Record<string, FieldLabel>> = {
  id: { label: 'Number', hint: 'One that no other entry of its kind has.' },
  blogLink: { label: 'Link', hint: '/blogs/ and the name of the entry’s folder.' },
  blogSub: { label: 'Title', hint: 'It is also the page’s address.' },
  blogDesc: { label: 'Description', hint: 'One or two sentences for lists and search engines.', long: true },
  blogDate: { label: 'Published on' },
  blogCategory: { label: 'Category' },
  blogPoster: { label: 'Author' },
  blogImg: { label: 'Cover picture', hint: 'Without one, a pattern is woven for the post.' },
  projectName: { label: 'Name', hint: 'It is also the page’s address.' },
  projectSub: { label: 'Title', hint: 'What was made, in one line.' },
  projectDesc: { label: 'Description', hint: 'One or two sentences for lists and search engines.', long: true },
  projectCategory: { label: 'Category' },
  projectDate: { label: 'Finished on' },
  projectImg: { label: 'Cover picture', hint: 'Without one, a pattern is woven for the project.' },
  detailImg: { label: 'Second picture', hint: 'With more detail, for the project’s page.' },
  place: { label: 'Place', hint: 'Where the client is.' },
  duration: { label: 'Duration', hint: 'In words: Eight weeks.' },
  tools: { label: 'Tools' },
  offer: { label: 'Example of', hint: 'The offer whose price its page shows. Without it, the usual one of its category.' },
  figures: { label: 'Three figures', hint: 'What changed for the client, such as “11” and “countries in the first season”.' },
  colours: { label: 'The client’s colours', hint: 'A ground and the ink on it, with a contrast of at least 4.5 to 1.' },
  jobTitle: { label: 'Title', hint: 'It is also the page’s address.' },
  jobDesc: { label: 'Description', hint: 'One or two sentences for lists and search engines.', long: true },
  location: { label: 'Location', hint: 'As readers see it: Dhanmondi, Dhaka.' },
  category: { label: 'Category' },
  vacancies: { label: 'Vacancies' },
  salary: { label: 'Salary', hint: 'As readers see it, or a word such as Negotiable.' },
  salaryRange: { label: 'Salary for search engines', hint: 'The same amounts. Leave it empty if the salary names none.' },
  jobType: { label: 'Hours' },
  deadline: { label: 'Apply until' },
  publishedDate: { label: 'Published on' },
  applyLink: { label: 'Address to apply at', hint: 'mailto:jobs@example.com or https://…' },
  websiteLink: { label: 'The company’s website' },
  company: { label: 'Company' },
  workplace: { label: 'Place of work for search engines', hint: 'Both where the applicant may choose.' },
  updated: { label: 'Changed on', hint: 'Only after a change that readers should know of.' },
  draft: { label: 'Draft', hint: 'Seen in the preview, left out of the public site.' },
  formerly: { label: 'Former titles', hint: 'Their addresses lead to the present one.' },
  language: { label: 'Language', hint: 'Of the title and the text: en or bn. English if it says nothing.' },
  metaTitle: { label: 'Title for search engines', hint: 'Where the title is too long for them or says too little by itself.' },
  metaDesc: { label: 'Description for search engines', hint: 'Where the description is too long for them.', long: true },
  file: { label: 'Picture', hint: 'JPEG, PNG or WebP; a cover is 1600 by 1000 pixels, with what matters in the middle.' },
  alt: { label: 'What one sees in it', hint: 'For those who do not.', long: true },
  focus: {
    label: 'Part that no frame cuts off',
    hint: 'In per cent of the picture’s width, from its left edge. Otherwise a narrow frame shows its middle.',
  },
  phone: {
    label: 'Part that a phone shows',
    hint: 'In per cent, where the whole picture would be too small to read there. It is five wide and four high.',
  },
  left: { label: 'From the left edge' },
  top: { label: 'From the upper edge' },
  width: { label: 'Width' },
  from: { label: 'From', hint: '0 is the left edge.' },
  to: { label: 'To', hint: '100 is the right edge.' },
  ground: { label: 'Ground' },
  ink: { label: 'Ink' },
  threads: { label: 'Two more colours, for the cloth' },
  value: { label: 'Figure' },
  label: { label: 'What it counts' },
  min: { label: 'From' },
  max: { label: 'To' },
  fileName: {
    label: 'File name',
    hint: 'Small letters, digits and hyphens, such as what-broke-in-october-2026. It stays when the title changes.',
  },
  body: { label: 'Text', hint: 'Begin headings with ##: the title is the page’s #.' },
};
