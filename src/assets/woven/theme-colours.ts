/** The page’s ground in the light and in the dark scheme, for the bars that browsers draw around the page. */
export const themeColours = ["#faf9f5","#0c122a"] as const;
