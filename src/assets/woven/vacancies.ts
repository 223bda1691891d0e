/** The woven picture of a job circular, by its number of vacancies. */
export const vacancyPictures: Record<number, { src: string; width: number; height: number }> = {
  '1': { src: '/assets/vacancies-1-HCmk1yuM.svg', width: 205, height: 54 },
  '2': { src: '/assets/vacancies-2-DiuKVl2z.svg', width: 205, height: 54 },
};
