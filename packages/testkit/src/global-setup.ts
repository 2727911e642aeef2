import { startTestCluster } from '@vitrine/server/testing'

/** One PostgreSQL for the whole run; every test file clones its own database from a template. */
export async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  return () => cluster.stop()
}
