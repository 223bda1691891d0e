/** What an editor reads when an entry is wrong: the file, the field, what was found and what is expected. */
import { expect, test } from 'vitest';
import { ContentError } from '#content/content-error.ts';
import { facts } from '#content/records.ts';
import { inWords } from '#content/fill.ts';
import { buildFiles as build, files } from '../support/small-content.ts';

test('a text may link to every page of the site, to its feed, within itself and to other sites', async () => {
  const links = [
    '/contact',
    '/company/faq?from=post#top',
    '/company/blog/The%20first%20post',
    '/company/blog/second',
    `/company/blog/${encodeURIComponent('শাড়ি & shari')}`,
    '/portfolio/Mill',
    '/company/career/circular/Developer',
    '/feed.xml',
    '#a-heading',
    'https://example.com/page',
    'mailto:somebody@example.com',
  ];
  const text = links.map((link) => `[A link](${link})`).join('\n');
  await expect(build({ ...files, 'blog/first.md': `${files['blog/first.md']}\n## A heading!\n\n${text}\n` })).resolves.toHaveProperty(
    'content',
  );
});

const examples: { name: string; file?: keyof typeof files; change: (text: string) => string; problem: RegExp }[] = [
  {
    name: 'a button that leads nowhere',
    file: 'jobs/developer.md',
    change: (text) => text.replace(/^applyLink:.*$/m, 'applyLink: /contct'),
    problem: /jobs\/developer\.md: applyLink: found "\/contct", expected the address of a page of this site, such as \/contact/,
  },
  {
    name: 'a missing field',
    change: (text) => text.replace(/^blogPoster:.*\n/m, ''),
    problem: /content\/blog\/first\.md: blogPoster: found nothing, expected this field to be there/,
  },
  {
    name: 'an empty field',
    change: (text) => text.replace(/^blogPoster:.*$/m, 'blogPoster: ""'),
    problem: /blog\/first\.md: blogPoster: found "", expected a text, found nothing/,
  },
  {
    name: 'an unknown field',
    change: (text) => text.replace(/^id:/m, 'author: Me\nid:'),
    problem: /blog\/first\.md: author: found a field of that name, expected no such field/,
  },
  {
    name: 'a day that does not exist',
    change: (text) => text.replace(/^blogDate:.*$/m, 'blogDate: 02-30-26'),
    problem: /blogDate: found "02-30-26", expected a real day as month-day-year, for example 10-20-26/,
  },
  {
    name: 'a date written otherwise',
    change: (text) => text.replace(/^blogDate:.*$/m, 'blogDate: 2026-10-20'),
    problem: /blogDate: found "2026-10-20", expected a real day/,
  },
  ...['/', '\\', '%', '?', '#'].map((letter) => ({
    name: `a title with ${letter}`,
    change: (text: string) => text.replace(/^blogSub:.*$/m, `blogSub: 'This ${letter} that'`),
    problem: /blogSub: found "This .+ that", expected a title without \/ \\ % \? #/,
  })),
  {
    name: 'a title too long for an address',
    change: (text) => text.replace(/^blogSub:.*$/m, `blogSub: ${'শাড়ি'.repeat(10)}`),
    problem: /blogSub: found .*expected a shorter title/,
  },
  ...(
    [
      ['The price: what it hides', 'The price, what it hides'],
      ['What is "fast"', 'What is “fast”'],
      ['Before | after', 'Before – after'],
      ['A <b> and a *', 'A b and a '],
      ['We close early.', 'We close early'],
      ['Index', 'Index page'],
      ['NUL', 'NUL page'],
    ] as const
  ).map(([title, better]) => ({
    name: `a title that not every file system takes (${title})`,
    change: (text: string) => text.replace('The first post', JSON.stringify(title)),
    problem: new RegExp(`blogSub: found .*expected a title that every file system takes, .* such as "${better.trim()}`),
  })),
  {
    name: 'an unknown category',
    change: (text) => text.replace(/^blogCategory:.*$/m, 'blogCategory: Gardening'),
    problem: /blogCategory: found "Gardening", expected one of: Web Design, Web Development/,
  },
  {
    name: 'another’s id',
    file: 'blog/second.md',
    change: (text) => text.replace(/^id:.*$/m, "id: '1'"),
    problem: /blog\/second\.md: id: found "1", expected one that content\/blog\/first\.md does not have already/,
  },
  {
    name: 'another’s title in another letter case',
    file: 'blog/second.md',
    change: (text) => text.replace(/^blogSub:.*$/m, 'blogSub: THE FIRST POST'),
    problem: /blogSub: found "The first post", expected the spelling of content\/blog\/second\.md, "THE FIRST POST", or another title/,
  },
  {
    name: 'a link that is not its file’s',
    change: (text) => text.replace(/^blogLink:.*$/m, 'blogLink: /blogs/other'),
    problem: /blogLink: found "\/blogs\/other", expected "\/blogs\/first"/,
  },
  ...(
    [
      ['"\\u200b"', 'something to see'],
      ['"a\\0b"', 'only text'],
      ['"a\\ud800b"', 'only text'],
      ['".."', 'a title that every file system takes, [^,]*at its end$'],
    ] as const
  ).map(([title, expected]) => ({
    name: `a title that cannot be read (${title})`,
    change: (text: string) => text.replace('The first post', title),
    problem: new RegExp(`blogSub: found .*expected ${expected}`, 'm'),
  })),
  {
    name: 'no front matter',
    change: () => 'Only a text.',
    problem: /the whole entry: found no front matter, expected fields between two lines of ---/,
  },
  {
    name: 'broken front matter',
    change: (text) => text.replace(/^id:.*$/m, 'id: "1'),
    problem: /has a problem:\n.*blog\/first\.md: the front matter: found .+ at line 8, .+, expected lines such as/,
  },
  {
    name: 'a control character',
    change: (text) => text.replace('Its text', 'Its \u000Btext'),
    problem: /blog\/first\.md: line 11: found a control character \(U\+000B\), expected only text: delete it/,
  },
  {
    name: 'a text that is not in UTF-8',
    change: (text) => text.replace('Rafi', 'Rafi\uFFFD'),
    problem: /blog\/first\.md: line 7: found a letter that cannot be read \(U\+FFFD\), expected a file in UTF-8/,
  },
  {
    name: 'no text',
    change: (text) => text.replace(/\n---\n[^]*$/, '\n---\n'),
    problem: /the text: found nothing, expected the entry’s text/,
  },
  {
    name: 'a text of which nothing is shown',
    change: (text) => text.replace('Its text.', '<div>Its text.</div>'),
    problem: /the text: found nothing that is shown, expected a text in Markdown/,
  },
  {
    name: 'a second first heading',
    change: (text) => `${text}\n# A heading\n`,
    problem: /the text: found a heading that begins with a single #, expected headings that begin with ##/,
  },
  {
    name: 'what Git leaves of two versions',
    change: (text) => `${text}\n<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> theirs\n`,
    problem: /first\.md: line 13: found what Git leaves of two versions, expected one of the two/,
  },
  {
    name: 'a missing picture',
    change: (text) => text.replace(/^id:/m, 'blogImg: { file: elephant, alt: An elephant }\nid:'),
    problem:
      /blog\/first\.md: blogImg: found "elephant", expected a picture of that name beside the entry, such as elephant\.jpg, or leave/,
  },
  {
    name: 'a missing picture in the text',
    change: (text) => `${text}\n![A sum](sum)\n`,
    problem: /blog\/first\.md: the text: found "sum", expected a picture of that name beside the entry, such as sum\.jpg/,
  },
  ...['![A sum](the sum.jpg)', '[A link](/company/blog/The first post)'].map((written) => ({
    name: `what readers would see as it is written (${written})`,
    change: (text: string) => `${text}\n${written}\n\n\`[In code](it may)\`\n`,
    problem: new RegExp(
      `has a problem:\\n.*first\\.md: the text: found ${written.replaceAll(/\W/g, '\\$&')}, expected an address without blanks`,
    ),
  })),
  ...['/company/blog/The-first-post', '/portfolio/mill', '/services/', '/feed', '/company/faq/more#top', '/a/%zz'].map((address) => ({
    name: `a dead link in the text (${address})`,
    change: (text: string) => `${text}\n[A link](${address})\n`,
    problem: new RegExp(`blog/first\\.md: the text: found a link to "${address}", expected the address of a page of this site`),
  })),
  ...['javascript:close%28%29', 'data:text/html,a', 'contact'].map((address) => ({
    name: `a link that is no address of a page (${address})`,
    change: (text: string) => `${text}\n[A link](${address})\n`,
    problem: new RegExp(`blog/first\\.md: the text: found a link to "${address}", expected the address of a page of this site`),
  })),
  {
    name: 'a number of places that is no number',
    file: 'jobs/developer.md',
    change: (text) => text.replace(/^vacancies:.*$/m, 'vacancies: many'),
    problem: /jobs\/developer\.md: vacancies: found "many", expected a number/,
  },
  {
    name: 'two figures instead of three',
    file: 'projects/mill/index.md',
    change: (text) => text.replace(/^ +- .*three.*\n/m, ''),
    problem: /mill\/index\.md: figures: .*expected three figures/,
  },
];

for (const { name, file = 'blog/first.md', change, problem } of examples) {
  test(`${name} is named with its file, what was found and what is expected`, async () => {
    const error = await build({ ...files, [file]: change(files[file]) }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContentError);
    expect(String(error)).toMatch(problem);
  });
}

test.each(['\r\n', '\n'])('lines may end as on any system: %j', async (end) => {
  const text = `${files['blog/first.md']}\nAnother {{people}}.\n`.replaceAll('\n', end);
  const { content, texts } = await build({ ...files, 'blog/first.md': text });
  const post = content.blog.find(({ slug }) => slug === 'first');
  expect(post?.data.blogPoster).toBe('Rafi');
  expect(post && texts.get(post)?.html).toBe(`<p>Its text.</p>\n<p>Another ${inWords(facts.counts.people)}.</p>`);
});

test('two entries of one name are told apart by none, so the second is named', async () => {
  const twin = files['blog/first.md'].replace("id: '1'", "id: '9'").replace('The first post', 'Another');
  await expect(build({ ...files, 'blog/first/index.md': twin })).rejects.toThrow(
    'the file’s name: found "first", expected one that content/blog/first/index.md does not have already',
  );
});

test.each([
  ['blog/third.MD', /blog\/third\.MD: the file’s name: found "third\.MD", expected a name that ends with \.md/],
  ['blog/third.md.txt', /blog\/third\.md\.txt: the file’s name: found "third\.md\.txt", expected a name that ends with \.md/],
  ['blog/third/Index.md', /blog\/third\/Index\.md: the file’s name: found "Index\.md", expected index\.md/],
  ['blog/index.md', /blog\/index\.md: the file’s name: found "index\.md", expected a name of its own, or a folder around it/],
  ['blog/third/cover.jpg', /blog\/third: the folder: found no index\.md, expected the entry in a file of that name/],
])('%s is no entry, and is named', async (file, problem) => {
  const error = await build({ ...files, [file]: 'An entry' }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentError);
  expect(String(error)).toMatch(problem);
});

test('what operating systems leave in folders is no entry, nor is a byte order mark or a blank line part of one', async () => {
  const marked = `\uFEFF\n${files['blog/first.md']}`;
  const { content } = await build({ ...files, 'blog/first.md': marked, 'blog/.DS_Store': '', 'blog/third/.DS_Store': '' });
  expect(content.blog.map(({ data }) => data.blogPoster)).toEqual(['Anika', 'Rafi']);
});

test('all problems of all files are listed at once', async () => {
  const wrong = (path: keyof typeof files) => files[path].replace(/^id:.*\n/m, '');
  const error = await build({ ...files, 'blog/first.md': wrong('blog/first.md'), 'jobs/developer.md': wrong('jobs/developer.md') }).catch(
    (reason: unknown) => reason,
  );
  expect(String(error)).toMatch(/has 2 problems:\n.*first\.md: id: .*\n.*developer\.md: id: /);
});
