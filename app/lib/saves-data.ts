/** Whether the visitor has asked the browser to save data: then nothing is loaded ahead. Browsers that cannot tell count as no. */
export const savesData = (): boolean => navigator.connection?.saveData ?? false;
