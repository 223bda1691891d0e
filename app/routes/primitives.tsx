/** The primitives of forms, lists and cards in all their states, to look at and try. The route is in development only, at /_ui. */
import { type ReactNode, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { layout } from '#content/pages/layout.ts';
import { loadPosts } from '#app/data/entries.ts';
import { motif } from '#app/ui/motif.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { CategoryChips } from '#app/ui/category-chips.tsx';
import { Counter } from '#app/ui/counter.tsx';
import { Cover } from '#app/ui/cover.tsx';
import { CutText } from '#app/ui/cut-text.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import { DetailIcon } from '#app/ui/detail-icon.tsx';
import { Glyph } from '#app/ui/glyph.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ListFooter } from '#app/ui/list-footer.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Popup } from '#app/ui/popup.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { SkeletonCard } from '#app/ui/skeleton-card.tsx';
import skeleton from '#app/ui/skeleton-card.module.css';
import { Spinner } from '#app/ui/spinner.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { detailIconNames, glyphNames } from '#content/icons.ts';
import styles from './primitives.module.css';

const icons = ['search', 'menu', 'close', 'pause', 'play', 'previous', 'next'] as const;
const prose =
  '<p>The first paragraph leads.</p><h2>A heading</h2><p>Text with <a href="/contact">a link</a> and <code>code</code>.</p><ul><li>one</li><li>two</li></ul><ol><li>first</li><li>second</li></ol><pre><code>npm start</code></pre>';
const listCopy = {
  count: { of: 'of', one: 'post', many: 'posts' },
  loadMore: 'Load More',
  empty: 'No blogs found',
  failed: { text: 'The others did not load.', trying: 'Trying again.', tryAgain: 'Try again' },
};
/** A list that can be filtered: with more items, without a match, and after a failure to load. */
const lists = [
  { shown: [1, 2], found: 5, more: true, failed: false },
  { shown: [], found: 0, more: false, failed: false },
  { shown: [1, 2], found: 5, more: true, failed: true },
];

export { loadPosts as loader };

export default function Primitives() {
  const [post] = useLoaderData<typeof loadPosts>().cards;
  const [category, setCategory] = useState<string | null>('SEO');
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className={`container ${styles.page}`}>
      <h1>Primitives</h1>
      <Group name="Heading">
        <div className={styles.headings}>
          <p className={styles.h1}>Heading 1</p>
          <h2>Heading 2</h2>
          <h3>Heading 3</h3>
          <h4>Heading 4</h4>
          <p className="lead">A lead says in two lines what the page is about.</p>
        </div>
      </Group>
      <Group name="Button">
        <Button variant="primary">Action</Button>
        <Button variant="secondary">Plain</Button>
        <Button variant="primary" busy>
          Busy
        </Button>
        <ButtonLink variant="secondary" to="/_ui">
          A link
        </ButtonLink>
        <TextLink to="/_ui">Text link</TextLink>
        <Spinner />
      </Group>
      <Group name="Field">
        <TextField label="Name" name="name" error={undefined} required />
        <TextField label="Email" name="email" error="Write it like name@company.com." defaultValue="rina@" required />
        <SelectField label="Service" name="service" options={['Web Design', 'SEO']} placeholder="Choose a service" error={undefined} />
        <TextArea label="Message" name="message" error={undefined} />
      </Group>
      <Group name="Search and footer of a list">
        <SearchField label="Search" placeholder="Search posts" text="" onChange={() => {}} onFocus={() => {}} />
        {lists.map((list, i) => (
          <ListFooter
            key={i}
            list={{ ...list, trying: false, prepareMore: () => {} }}
            copy={listCopy}
            onMore={() => {}}
            onTryAgain={() => {}}
          />
        ))}
      </Group>
      {post && (
        <Group name="Picture, cover and card">
          <div className={styles.card}>
            <Picture picture={post.cover} sizes="320px" />
          </div>
          <div className={styles.card}>
            <SkeletonCard seed={post.key}>
              <div className={styles.frame}>
                <Cover picture={post.cover} sizes="320px" />
              </div>
              <h3>{post.title}</h3>
            </SkeletonCard>
          </div>
          {(['whole', 'picture'] as const).map((state) => (
            <article key={state} className={`${skeleton.card} ${styles.card}`} style={{ '--motif': motif(state) }} data-skeleton={state}>
              <div className={styles.frame}>
                <picture />
              </div>
              <h3>A skeleton ({state})</h3>
            </article>
          ))}
        </Group>
      )}
      <Group name="Popup">
        <Button ref={opener} variant="secondary" onClick={() => setOpen(true)}>
          Open for three seconds
        </Button>
        <Popup open={open} label="Popup" onClose={() => setOpen(false)} duration={3000} opener={opener} close={layout.close}>
          Thank you.
        </Popup>
      </Group>
      <Group name="Icon and glyph">
        {icons.map((name) => (
          <Icon key={name} name={name} />
        ))}
        {glyphNames.map((name) => (
          <span key={name} className={styles.glyph}>
            <Glyph name={name} />
          </span>
        ))}
        {detailIconNames.map((name) => (
          <span key={name} className={styles.glyph}>
            <DetailIcon name={name} />
          </span>
        ))}
      </Group>
      <Group name="Stars and counter">
        {[5, 4.5, 4, 0].map((value) => (
          <Stars key={value} value={value} maximum={5} copy={`${layout.rating.outOf} 5`} />
        ))}
        <span className={styles.number}>
          <Counter to={960} delay={1000} run={2000} />
        </span>
      </Group>
      <Group name="Cut text">
        <p>
          <CutText text="A text that is longer than its limit allows" rule={{ limit: 16 }} />
        </p>
      </Group>
      <Group name="Chips">
        <CategoryChips
          label="Categories"
          categories={['SEO', 'CMS', 'Web Design', 'Tech News', 'Other']}
          selected={category}
          onSelect={setCategory}
          interval={2500}
          copy={layout.carousel}
        />
      </Group>
      <Group name="Carousel">
        <Carousel label="Numbers" header={<h3>Numbers</h3>} interval={3000} copy={layout.carousel}>
          {[1, 2, 3].map((number) => (
            <p key={number} className={styles.slide}>
              {number}
            </p>
          ))}
        </Carousel>
      </Group>
      <Group name="Accordion">
        <Accordion
          name="primitives"
          open={0}
          items={[
            { heading: 'First', content: <p>Open at first.</p> },
            { heading: 'Second', content: <p>Closes the first.</p> },
          ]}
        />
      </Group>
      <Group name="Prose">
        <Prose html={prose} />
      </Group>
    </div>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{name}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  );
}
