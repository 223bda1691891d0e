/** `npm run rollback`: visitors get the build before the present one again (src/integrations/delivery/releases.ts). */
import { releasesIn } from '../src/integrations/delivery/releases.ts';

try {
  console.log(`Visitors now get the build of ${releasesIn(process.env.BUILD_DIR ?? 'dist').rollBack()}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
