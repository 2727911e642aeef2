import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkInstallation, connectDatabase, createNotifications } from '@vitrine/server/testing'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { measureFailover } from '../bench/failover.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { howToInstall, missingPackages } from './programs.ts'

vi.setConfig({ testTimeout: 400_000, hookTimeout: 400_000 })

const missing = missingPackages()
const suite =
  missing.length === 0
    ? 'on a cluster of PostgreSQL'
    : `on a cluster of PostgreSQL, skipped. ${howToInstall(missing)}`

describe.skipIf(missing.length > 0)(suite, () => {
  const home = mkdtempSync(path.join(tmpdir(), 'vitrine-failover-'))
  const nodes: RunningProduct[] = []
  let cluster: Cluster
  beforeAll(async () => {
    // PostgreSQL runs as another user when root starts it, and has to step through.
    chmodSync(home, 0o711)
    cluster = await startCluster({ folder: path.join(home, 'cluster'), members: 2, ttl: 5 })
  })
  afterAll(async () => {
    for (const node of nodes.toReversed()) await node.stop()
    nodes[0]?.remove()
    await cluster.down()
    expect(existsSync(cluster.folder)).toBe(false)
    expect(spawnSync('pgrep', ['-f', cluster.folder], { encoding: 'utf8' }).stdout).toBe('')
    rmSync(home, { recursive: true, force: true })
  })

  test('a standby is no database to work with, nor to be notified by', async () => {
    const database = connectDatabase({ url: cluster.replicaUrl })
    await expect(database.pool.query('SELECT 1')).rejects.toMatchObject({
      name: 'ConnectionUnavailable',
    })
    await database.close()
    const listening = createNotifications(cluster.replicaUrl)
    await expect(listening).rejects.toThrow('The database is a standby')
    const config = {
      mode: 'test',
      dataDir: home,
      publicUrl: 'http://shop.test',
      trustedProxies: 0,
      logLevel: 'silent',
    } as const
    await expect(
      checkInstallation({ config, adopt: [] }, { url: cluster.replicaUrl }),
    ).rejects.toThrow(
      'The database takes no writes, as replicas do; name the primary in DATABASE_URL',
    )
  })

  test('a killed primary loses and doubles nothing, and clients may try everything again', async () => {
    const first = await startProduct({ databaseUrl: cluster.url })
    nodes.push(first)
    nodes.push(await startProduct({ databaseUrl: cluster.url, dataDir: first.dataDir }))
    const lines: string[] = []
    const report = (name: string, value: string) => void lines.push(`${name} ${value}`)
    const isFine = await measureFailover(cluster, nodes, report, { kills: 1, buyers: 2 })
    expect(isFine, lines.join('\n')).toBe(true)
  })
})
