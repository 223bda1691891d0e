import { href } from 'react-router';
import { pictures as menuPictures } from '#generated/pictures/products/menu.ts';
import { pictures as pagePictures } from '#generated/pictures/pages.ts';
import { quoteCopy } from '#content/forms.ts';
import { home } from '#content/pages/home.ts';
import { layout } from '#content/pages/layout.ts';
import { findPicture } from '#content/pictures.ts';
import { productMenu } from '#content/products/menu.ts';
import { serviceCards } from '#content/services/cards.ts';
import { phoneLink, site } from '#content/site.ts';
import { testimonials } from '#content/testimonials.ts';
import { loadNewest } from '#app/data/entries.ts';
import { LatestPosts } from '#app/features/blog/latest-posts.tsx';
import { QuoteForm } from '#app/features/forms/quote-form.tsx';
import { untilLoaded } from '#app/lib/until-loaded.ts';
import { PageParts } from '#app/ui/page-parts.tsx';
import { pageMeta, siteUrl } from '#app/seo/page-meta.ts';
import { About } from '#app/sections/home/about.tsx';
import { Hero } from '#app/sections/home/hero.tsx';
import { Process } from '#app/sections/home/process.tsx';
import { Products } from '#app/sections/home/products.tsx';
import { Quote } from '#app/sections/home/quote.tsx';
import { Services } from '#app/sections/home/services.tsx';
import { Testimonials } from '#app/sections/home/testimonials.tsx';
import { WhyUs } from '#app/sections/home/why-us.tsx';
import { SelectedProjects } from '#app/sections/home/selected-projects.tsx';
import type { Route } from './+types/home.ts';

export function meta() {
  return pageMeta({ ...home.meta, path: href('/') });
}

/** The drawing is in the prerendered page. The app loads its markup only when a visitor comes from another page. */
const prerendered = import.meta.env.SSR ? (await import('#generated/woven/hero.ts')).heroDrawing : '';

/** The prices are in the page as data: in the app they would be JavaScript that every visitor of the home page loads. */
export async function loader() {
  const { lowestPrices } = await import('#content/lowest-prices.ts');
  return { scene: null, prices: lowestPrices, ...(await loadNewest()) };
}

export const clientLoader = untilLoaded(async () => {
  const [{ heroDrawing }, { lowestPrices }, newest] = await Promise.all([
    import('#generated/woven/hero.ts'),
    import('#content/lowest-prices.ts'),
    loadNewest(),
  ]);
  return { scene: heroDrawing, prices: lowestPrices, ...newest };
});

export default function Home({ loaderData }: Route.ComponentProps) {
  const { scene, prices, posts, projects } = loaderData;
  return (
    <PageParts>
      <Hero copy={home.hero} chatLink={site.chat} newTab={layout.newTab} scene={scene ?? prerendered} />
      <About copy={home.about} picture={{ ...pagePictures['about-rooftop'], alt: home.about.imageAlt }} />
      <Services copy={home.services} cards={serviceCards} prices={prices} />
      <WhyUs copy={home.whyUs} />
      <Products
        copy={home.products}
        prices={prices}
        products={productMenu.map((entry) => ({ entry, picture: findPicture(menuPictures, entry.productImage) }))}
      />
      {projects.length > 0 && <SelectedProjects copy={home.selectedProjects} projects={projects} />}
      <Process copy={home.process} />
      <Testimonials
        heading={home.testimonials.heading}
        testimonials={testimonials}
        carousel={layout.carousel}
        outOf={layout.rating.outOf}
      />
      <Quote copy={home.quote} officeHours={site.officeHours} phone={site.phone} phoneLink={phoneLink}>
        <QuoteForm copy={quoteCopy} siteUrl={siteUrl} />
      </Quote>
      {posts.length > 0 && <LatestPosts copy={home.latestPosts} posts={posts} carousel={layout.carousel} />}
    </PageParts>
  );
}
