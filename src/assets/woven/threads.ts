/** Where the red thread leaves a picture, as fractions of its width and height. */
export const noResultsThread = {"x":1,"y":0.41203703703703703} as const;
export const notFoundThread = {"x":0.4131944444444444,"y":0.7122641509433962} as const;
