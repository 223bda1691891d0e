/** What the forms say of each offer that can be asked for, for src/pages/data/offers.js.ts. */
import { serviceOptions } from '#content/constants.ts';
import type { ProjectCard } from '#content/entries.ts';
import { firstLine, type Link, type Offer, projectOffer, type ShownOffer } from '#content/offers.ts';
import { nextSteps, offers } from '#content/records.ts';
import { site } from '#content/site.ts';
import { minutesAhead, readOfficeHours } from '#lib/office-hours.ts';
import { paths } from '#lib/paths.ts';
import { loadProjects } from './entries.ts';
import { findProject } from './find-project.ts';

/** All offers, by the id in the address. */
export async function loadOffers(): Promise<Record<string, ShownOffer>> {
  const projects = await loadProjects();
  const ofRecords = offers.map(async (offer) => {
    const nearest = offer.project === undefined ? null : await findProject(offer.project);
    return [offer.id, shown(offer, nearest ? caseLink(nearest) : undefined)] as const;
  });
  const ofProjects = projects.map((project) => {
    const offer = projectOffer(project, nextSteps.somethingLike, { service: serviceOf(project), place: paths.project(project.key) });
    return [offer.id, shown(offer, caseLink(project))] as const;
  });
  return Object.fromEntries([...(await Promise.all(ofRecords)), ...ofProjects]);
}

/** What both forms need after a message was sent. */
export async function loadAfterSending() {
  const [newest] = await loadProjects();
  const office = { ...readOfficeHours(site.officeHours), ahead: minutesAhead(site.utcOffset) };
  return { office, cases: await loadCases(), ...(newest && { newest: caseLink(newest) }) };
}

/** The case of each service that has one: the one that the content names, or the newest of that kind. */
async function loadCases(): Promise<Readonly<Record<string, Link>>> {
  const projects = await loadProjects();
  const found = serviceOptions.map(async (service) => {
    const project = (await findProject(nextSteps.cases[service])) ?? projects.find((other) => serviceOf(other) === service);
    return project ? [[service, caseLink(project)] as const] : [];
  });
  return Object.fromEntries((await Promise.all(found)).flat());
}

/** The nearest of the forms' four services to something like a project. */
function serviceOf({ category }: Pick<ProjectCard, 'category'>) {
  return nextSteps.projects[category].service;
}

function caseLink({ key }: ProjectCard): Link {
  return { name: key, link: paths.project(key) };
}

function shown(offer: Offer, nearestCase: Link | undefined): ShownOffer {
  const { title, price, time, place, promise, service } = offer;
  const { heading, text, wish, button } = nextSteps.promises[promise];
  return {
    title,
    ...(price && { price }),
    ...(time && { time }),
    place,
    service,
    line: firstLine(offer, wish),
    heading,
    text,
    ...(button && { button }),
    ...(promise === 'look' && { urgent: true }),
    ...(nearestCase && { case: nearestCase }),
  };
}
