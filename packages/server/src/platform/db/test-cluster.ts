import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isClaimed } from '../embedded-postgres/claim.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts'

/** The environment variable through which test processes find the server of their run. */
export const testClusterVariable = 'VITRINE_TEST_CLUSTER'

export interface TestCluster {
  readonly url: string
  stop(): Promise<void>
}

/**
 * One server for a whole run of tests: the one in DATABASE_URL, or an embedded one that runs as
 * long as the run. Call it before the test processes start: they inherit its address. Later callers,
 * such as another project of the same run, get the same server.
 */
export async function startTestCluster(): Promise<TestCluster> {
  const existingUrl = process.env[testClusterVariable] ?? process.env.DATABASE_URL
  const cluster = existingUrl
    ? { url: existingUrl, stop: async () => undefined }
    : await startEmbedded()
  process.env[testClusterVariable] = cluster.url
  return cluster
}

const prefix = 'vitrine-test-'

async function startEmbedded(): Promise<TestCluster> {
  await removeLeftovers()
  const directory = mkdtempSync(join(tmpdir(), prefix))
  // The server runs as another user when root starts the tests.
  chmodSync(directory, 0o711)
  const server = await startEmbeddedPostgres({ dataDir: directory, durable: false })
  return {
    url: server.connectionString,
    stop: async () => {
      delete process.env[testClusterVariable]
      await server.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

// Of runs that were killed. A young one may belong to a run that is just starting.
async function removeLeftovers(): Promise<void> {
  const tenMinutesAgo = Date.now() - 600_000
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(prefix))) {
    const directory = join(tmpdir(), name)
    const createdMs = statSync(directory, { throwIfNoEntry: false })?.birthtimeMs ?? Date.now()
    if (createdMs > tenMinutesAgo || (await isClaimed(directory))) continue
    rmSync(directory, { recursive: true, force: true })
  }
}
