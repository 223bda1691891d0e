/** What the forms say of each offer that can be asked for, for src/pages/data/requests.js.ts. */
import { serviceOptions } from '#content/constants.ts';
import type { ProjectCard } from '#content/entries.ts';
import {
  cases,
  firstLine,
  nearerCases,
  offered,
  type Link,
  type Offered,
  projectOffered,
  promises,
  type ShownRequest,
} from '#content/requests.ts';
import { categoryServices, requestServices, type ServiceOption } from '#content/request-services.ts';
import { site } from '#content/site.ts';
import { minutesAhead, readOfficeHours } from '#lib/office-hours.ts';
import { paths } from '#lib/paths.ts';
import { loadProjects } from './entries.ts';
import { findProject } from './find-project.ts';

/** All offers, by the id in the address. */
export async function loadRequests(): Promise<Record<string, ShownRequest>> {
  const [projects, ofService] = await Promise.all([loadProjects(), loadCases()]);
  const records = offered.map(async (offer) => {
    const service = serviceIn(requestServices, offer.id);
    const nearer = nearerCases.find(({ offers }) => offer.id.startsWith(offers));
    const nearerCase = nearer && (await findProject(nearer.project));
    return [offer.id, shown(offer, service, nearerCase ? caseLink(nearerCase) : ofService[service])] as const;
  });
  const entries = projects.map((project) => {
    const offer = projectOffered(project, paths.project(project.key));
    return [offer.id, shown(offer, serviceIn(categoryServices, project.category), caseLink(project))] as const;
  });
  return Object.fromEntries([...(await Promise.all(records)), ...entries]);
}

/** What both forms need after a message was sent. */
export async function loadAfterSending() {
  return { office: { ...readOfficeHours(site.officeHours), ahead: minutesAhead(site.utcOffset) }, cases: await loadCases() };
}

/** The case of each service that has one: the one that the content names, or the newest of that kind. */
async function loadCases(): Promise<Readonly<Record<string, Link>>> {
  const projects = await loadProjects();
  const found = serviceOptions.map(async (service) => {
    const project = (await findProject(cases[service])) ?? projects.find(({ category }) => categoryServices[category] === service);
    return project ? [[service, caseLink(project)] as const] : [];
  });
  return Object.fromEntries((await Promise.all(found)).flat());
}

/** The build has checked that the tables have all (src/collections/request-problems.ts). */
function serviceIn(table: Readonly<Record<string, ServiceOption>>, key: string): ServiceOption {
  const service = table[key];
  if (!service) throw new Error(`content/request-services.ts has no service for ${key}`);
  return service;
}

function caseLink({ key }: ProjectCard): Link {
  return { name: key, link: paths.project(key) };
}

function shown(offer: Offered, service: ServiceOption, nearestCase: Link | undefined): ShownRequest {
  const { title, price, time, place, promise } = offer;
  const { heading, text } = promises[promise];
  return {
    title,
    ...(price && { price }),
    ...(time && { time }),
    place,
    service,
    line: firstLine(offer),
    heading,
    text,
    ...(nearestCase && { case: nearestCase }),
  };
}
