import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable, Writable } from 'node:stream'
import { createServer, type ServerOptions } from '@vitrine/server'
import {
  createEmptyDatabase,
  createPasswords,
  openFiles,
  readBackupSecrets,
  restoreInstallation,
  writeBackup,
} from '@vitrine/server/testing'
import { createPeople, type TestServer } from '@vitrine/testkit'

export const passphrase = 'a passphrase of enough length'

type Config = ServerOptions['config']
type Written = Awaited<ReturnType<typeof writeBackup>> & { archive: Buffer }

interface BackupOf {
  readonly databaseUrl: string
  readonly config: Config
  readonly signal?: AbortSignal
  /** Called for each piece of the archive. */
  readonly onPiece?: (bytes: number) => void
}

export const sourceOf = ({ server }: TestServer) => ({
  databaseUrl: server.platform.pool.options.connectionString ?? '',
  config: server.platform.config,
})

export async function backUp({ databaseUrl, config, signal, onPiece }: BackupOf): Promise<Written> {
  const pieces: Buffer[] = []
  let bytes = 0
  const out = new Writable({
    write(piece: Buffer, _, done) {
      pieces.push(piece)
      bytes += piece.byteLength
      onPiece?.(bytes)
      done()
    },
  })
  const written = await writeBackup(out, {
    databaseUrl,
    passphrase,
    files: openFiles(config),
    secrets: readBackupSecrets(config),
    version: '0.1.0',
    now: new Date('2026-11-27T04:00:00Z'),
    ...(signal && { signal }),
  })
  return { ...written, archive: Buffer.concat(pieces) }
}

/** Somewhere to restore to: a database and a folder with nothing in them. */
export async function emptyInstallation() {
  const database = await createEmptyDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-restored-'))
  return {
    database,
    config: {
      mode: 'test' as const,
      dataDir,
      publicUrl: 'http://shop.test',
      trustedProxies: 0,
      logLevel: 'silent',
    },
    async remove() {
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type EmptyInstallation = Awaited<ReturnType<typeof emptyInstallation>>

interface RestoreTo {
  readonly config: Config
  readonly database: { readonly url: string }
  readonly plugins?: NonNullable<ServerOptions['plugins']>
  readonly phrase?: string
  readonly signal?: AbortSignal
}

export const restoreTo = (
  archive: Buffer,
  { config, database, plugins = [], phrase = passphrase, signal }: RestoreTo,
) =>
  restoreInstallation({
    config,
    database,
    plugins,
    passphrase: phrase,
    archive: Readable.from(pieces(archive)),
    archiveBytes: archive.byteLength,
    ...(signal && { signal }),
  })

function* pieces(archive: Buffer): Generator<Buffer> {
  for (let at = 0; at < archive.byteLength; at += 100_000) yield archive.subarray(at, at + 100_000)
}

/** A server on a restored installation, with the people of the shop that was backed up. */
export async function openRestored(shop: TestServer, { config, database }: EmptyInstallation) {
  const server = await createServer({
    config,
    databaseUrl: database.url,
    clock: shop.clock,
    passwords: createPasswords(),
    strict: true,
    poolSize: 3,
  })
  return { server, people: createPeople(server, shop.site, shop.baseUrl) }
}
