/** What the forms say of each offer that can be asked for, for src/pages/data/requests.js.ts. */
import { serviceOptions } from '#content/constants.ts';
import type { ProjectCard } from '#content/entries.ts';
import {
  cases,
  firstLine,
  nearerCases,
  nearest,
  nearestOfCategory,
  offered,
  type Offered,
  projectOffered,
  promises,
  type ServiceOption,
} from '#content/requests.ts';
import { paths } from '#lib/paths.ts';
import { loadProjects } from './entries.ts';
import { findProject } from './find-project.ts';

export type Link = { name: string; link: string };

/** What a form shows and begins with. `heading` and `text` say what the button has promised; `case` is the nearest case. */
export type ShownRequest = {
  title: string;
  price?: string;
  time?: string;
  place: string;
  service: ServiceOption;
  line: string;
  heading: string;
  text: string;
  case?: Link;
};

/** All of them, by the id in the address. */
export async function loadRequests(): Promise<Record<string, ShownRequest>> {
  const [projects, ofService] = await Promise.all([loadProjects(), loadCases()]);
  const records = offered.map(async (offer) => {
    const service = serviceIn(nearest, offer.id);
    const nearer = nearerCases.find(({ offers }) => offer.id.startsWith(offers));
    const nearerCase = nearer && (await findProject(nearer.project));
    return [offer.id, shown(offer, service, nearerCase ? caseLink(nearerCase) : ofService[service])] as const;
  });
  const entries = projects.map((project) => {
    const offer = projectOffered({ projectName: project.key, duration: project.duration }, paths.project(project.key));
    return [offer.id, shown(offer, serviceIn(nearestOfCategory, project.category), caseLink(project))] as const;
  });
  return Object.fromEntries([...(await Promise.all(records)), ...entries]);
}

/** The case of each service that has one: the one that the content names, or the newest of that kind. */
export async function loadCases(): Promise<Partial<Record<ServiceOption, Link>>> {
  const projects = await loadProjects();
  const found = serviceOptions.map(async (service) => {
    const project = (await findProject(cases[service])) ?? projects.find(({ category }) => nearestOfCategory[category] === service);
    return [service, project && caseLink(project)] as const;
  });
  return Object.fromEntries((await Promise.all(found)).filter(([, link]) => link));
}

/** The build has checked that the tables have all (src/collections/request-problems.ts). */
function serviceIn(table: Readonly<Record<string, ServiceOption>>, key: string): ServiceOption {
  const service = table[key];
  if (!service) throw new Error(`content/requests.ts has no service for ${key}`);
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
