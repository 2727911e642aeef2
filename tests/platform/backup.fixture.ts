import { randomBytes } from 'node:crypto'
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
import { Client } from 'pg'
import { expect } from 'vitest'
import { deliverToGermany } from '../commerce/checkout.fixture.ts'
import { ordered } from '../commerce/order.fixture.ts'

export const passphrase = 'a passphrase of enough length'

type Config = ServerOptions['config']
type BackupWithArchive = Awaited<ReturnType<typeof writeBackup>> & { archive: Buffer }

interface BackupOf {
  readonly databaseUrl: string
  readonly config: Config
  readonly signal?: AbortSignal
  /** Called for each piece of the archive. */
  readonly onPiece?: (bytes: number) => unknown
}

export const sourceOf = ({ server }: TestServer) => ({
  databaseUrl: server.platform.pool.options.connectionString ?? '',
  config: server.platform.config,
})

export async function backUp({
  databaseUrl,
  config,
  signal,
  onPiece,
}: BackupOf): Promise<BackupWithArchive> {
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

export interface EmptyInstallation {
  readonly database: { readonly url: string }
  readonly config: Config
  remove(): Promise<void>
}

/** Somewhere to restore to: a database and a folder with nothing in them. */
export async function emptyInstallation(): Promise<EmptyInstallation> {
  const database = await createEmptyDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-restored-'))
  return {
    database,
    config: {
      mode: 'test',
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
): ReturnType<typeof restoreInstallation> =>
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
export async function openRestored(
  shop: TestServer,
  { config, database }: EmptyInstallation,
): Promise<Pick<TestServer, 'server' | 'people'>> {
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

/** Offsets of the blocks of an archive, and its end. */
function blocksOf(archive: Buffer): number[] {
  const head = archive.indexOf('\n') + 1
  const starts: number[] = []
  let at = head + 2 + archive.readUInt16BE(head) + 64
  while (at < archive.byteLength) {
    starts.push(at)
    at += 4 + (archive.readUInt32BE(at) & 0x7fffffff) + 16
  }
  return [...starts, at]
}

export const cutBehindBlock = (archive: Buffer, nth: number) =>
  archive.subarray(0, blocksOf(archive)[nth + 1])

export function repeatBlock(archive: Buffer, nth: number): Buffer {
  const [start = 0, end = 0] = blocksOf(archive).slice(nth)
  const head = archive.subarray(0, end)
  return Buffer.concat([head, archive.subarray(start, end), archive.subarray(end)])
}

export const withFormat = (archive: Buffer, format: string) => {
  const end = archive.indexOf('\n')
  return Buffer.concat([Buffer.from(`VITRINE-BACKUP ${format}`), archive.subarray(end)])
}

export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#8a5"/></svg>'
/** More than one block of an archive, and nothing that gets smaller. */
const score = randomBytes(2_500_000)

/** A shop with an order, a picture, a file that is sold, a member and a stored secret. */
export async function fill(shop: TestServer) {
  const { api } = shop.people.merchant()
  const { media } = await api.media.uploadMedia({ fileName: 'leaf.svg' }, { body: drawing })
  const { file } = await api.digitalFiles.uploadDigitalFile(
    { fileName: 'sonata.pdf' },
    { body: score },
  )
  const { product } = await api.catalogV1.createProduct({
    product: { name: 'Sonata', priceData: { price: '9.50' } },
  })
  await api.digitalFiles.attachDigitalFile({ productId: product.id, fileId: file.id })
  const member = await shop.people.member({ nickname: 'Ada "the\\first"\n' })
  const { order } = await ordered(shop, await deliverToGermany(shop.people.merchant()), 2)
  await api.digitalFiles.grantFiles({ memberId: member.id, productId: product.id })
  return { media, file, product, member, order }
}

export const bytesAt = async (server: TestServer['server'], url: string) =>
  Buffer.from(await (await server.fetch(new Request(url))).arrayBuffer())

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

type ShopContent = Awaited<ReturnType<typeof fill>>

/** Reads everything in the restored shop and compares it with the responses of the first one. */
export async function expectSameShop(
  { shop, filled }: { shop: TestServer; filled: ShopContent },
  target: EmptyInstallation,
): Promise<Awaited<ReturnType<TestServer['server']['orders']['verifyLedger']>>> {
  const { server, people } = await openRestored(shop, target)
  try {
    const { member, media, product, file, order } = filled
    const { api } = people.merchant()
    const first = shop.people.merchant().api
    const visitor = people.visitor()
    const { email, password } = member
    const login = await visitor.api.authentication.login({ loginId: { email }, password })
    await people.signIn(visitor, login.sessionToken ?? '')
    const own = { fieldsets: ['FULL' as const] }
    expect(await visitor.api.members.getCurrentMember(own)).toMatchObject({
      member: { id: member.id, profile: { nickname: 'Ada "the\\first"\n' } },
    })
    const { id } = order
    expect(await api.orders.getOrder({ id })).toEqual(await first.orders.getOrder({ id }))
    expect(await bytesAt(server, media.url)).toEqual(await bytesAt(shop.server, media.url))
    const download = { productId: product.id, fileId: file.id }
    const { url } = await visitor.api.digitalFiles.createDownload(download)
    expect(score.equals(await bytesAt(server, url))).toBe(true)
    const keyOf = (of: typeof server) => of.platform.sealing.keyFor('test')
    expect(keyOf(server)).toBe(keyOf(shop.server))
    return await server.platform.work({ siteId: shop.site.id, actor }, (tx) =>
      server.orders.verifyLedger(tx),
    )
  } finally {
    await server.close()
  }
}
const actor = { type: 'system', id: 'test' } as const
