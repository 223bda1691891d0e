/** How often a load has failed. */
let failures = 0;

/**
 * What is in a module of src/pages/data, by its address: data that no page contains, and that comes only when somebody asks for
 * it. Rejects when it does not come. After a failure the address is another one, since Firefox remembers that an `import()` has
 * failed (https://github.com/whatwg/html/pull/10327).
 */
export async function loadData<Data>(address: string): Promise<Data> {
  const query = failures > 0 ? `?again=${failures}` : '';
  try {
    // With its origin: the development server takes a path for a module of the site.
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by the build
    const module: { default: Data } = await import(/* @vite-ignore */ location.origin + address + query);
    return module.default;
  } catch (error) {
    failures++;
    throw error;
  }
}
