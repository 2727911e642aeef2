import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Placement, placeSocket } from './placement.ts'

/** How the server is reached, and by nobody else. */
export interface Address {
  /** Empty where there are no unix sockets. */
  readonly socketDir: string
  readonly settings: Record<string, string>
  connectionString(database: string): string
}

export const superuser = 'vitrine'

/** A unix socket in a directory of mode 0700; on Windows a loopback port with a password. */
export async function chooseAddress(placement: Placement): Promise<Address> {
  if (process.platform === 'win32') return loopback(placement)
  const socketDir = placeSocket(placement)
  chmodSync(socketDir, 0o700)
  if (placement.account) chownSync(socketDir, placement.account.uid, placement.account.gid)
  return {
    socketDir,
    settings: { listen_addresses: '', unix_socket_directories: socketDir },
    connectionString: (database) =>
      `postgresql://${superuser}@/${database}?host=${encodeURIComponent(socketDir)}`,
  }
}

async function loopback(placement: Placement): Promise<Address> {
  const port = await freePort()
  const password = readFileSync(passwordFile(placement.dataDir), 'utf8')
  return {
    socketDir: '',
    settings: { listen_addresses: '127.0.0.1', port: String(port) },
    connectionString: (database) =>
      `postgresql://${superuser}:${password}@127.0.0.1:${port}/${database}`,
  }
}

/** The file that holds the password of the loopback port, written once. */
export function passwordFile(dataDir: string): string {
  const file = join(dataDir, 'password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  return file
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
