import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeOf, EmbeddedPostgresError } from './errors.ts'

/** The right of one process to one data directory. */
export interface Claim {
  release(): Promise<void>
}

/**
 * Claims the directory by listening on a socket inside it. The system closes a socket when its process ends
 * in any way, so a claim cannot become stale, and its holder can be queried.
 */
export async function claimDirectory(dataDir: string): Promise<Claim> {
  const address = addressOf(dataDir)
  const listener = await listen(address)
  if (listener) return claimOf(listener)
  const owner = await queryOwner(address)
  if (owner) throw alreadyUsed(dataDir, owner)
  rmSync(address, { force: true })
  const secondListener = await listen(address)
  if (secondListener) return claimOf(secondListener)
  throw alreadyUsed(dataDir, (await queryOwner(address)) ?? 'another process')
}

/** Whether a living process uses the directory. */
export const isClaimed = async (dataDir: string): Promise<boolean> =>
  (await queryOwner(addressOf(dataDir))) !== undefined

function addressOf(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\vitrine-${hash}`
  const inside = join(dataDir, 'owner.sock')
  return Buffer.byteLength(inside) <= 103 ? inside : join(tmpdir(), `vitrine-${hash}.sock`)
}

function listen(address: string): Promise<Server | undefined> {
  const server = createServer((client) => {
    client.on('error', () => client.destroy())
    client.end(`process ${process.pid} on ${hostname()}`)
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      codeOf(error) === 'EADDRINUSE' ? resolve(undefined) : reject(cannotClaim(address, error)),
    )
    server.listen({ path: address }, () => resolve(server.unref()))
  })
}

/** The name of the process that listens, if one does. */
function queryOwner(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(address)
    socket.setEncoding('utf8').setTimeout(2_000, () => socket.destroy())
    socket.on('connect', () => {
      answer = 'another process'
    })
    socket.once('data', (name) => {
      answer = String(name)
    })
    socket.on('error', () => resolve(undefined))
    socket.on('close', () => resolve(answer || undefined))
  })
}

const claimOf = (server: Server): Claim => ({
  release: () => new Promise((resolve) => server.close(() => resolve())),
})

const alreadyUsed = (dataDir: string, owner: string) =>
  new EmbeddedPostgresError(
    `The data directory ${dataDir} is in use by ${owner}. ` +
      'Stop that process first, or start this one with another data directory. ' +
      'To run several processes on one database, set DATABASE_URL.',
  )

const cannotClaim = (address: string, error: Error) =>
  new EmbeddedPostgresError(`Cannot mark the data directory as in use: ${error.message} ${address}`)
