import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type ClusterLocation, socketDirectory } from './cluster-location.ts'

/** The address of the server, which only this account can reach. */
export interface Address {
  /** Empty where there are no unix sockets. */
  readonly socketDir: string
  readonly settings: Record<string, string>
  connectionString(database: string): string
}

export const superuser = 'vitrine'

/** A unix socket in a directory of mode 0700; on Windows a loopback port with a password. */
export async function chooseAddress(location: ClusterLocation): Promise<Address> {
  if (process.platform === 'win32') return loopback(location)
  const socketDir = socketDirectory(location)
  chmodSync(socketDir, 0o700)
  if (location.account) chownSync(socketDir, location.account.uid, location.account.gid)
  return {
    socketDir,
    settings: { listen_addresses: '', unix_socket_directories: socketDir },
    connectionString: (database) =>
      `postgresql://${superuser}@/${database}?host=${encodeURIComponent(socketDir)}`,
  }
}

async function loopback(location: ClusterLocation): Promise<Address> {
  const port = await freePort()
  const password = readFileSync(passwordFile(location.dataDir), 'utf8')
  return {
    socketDir: '',
    settings: { listen_addresses: '127.0.0.1', port: String(port) },
    connectionString: (database) =>
      `postgresql://${superuser}:${password}@127.0.0.1:${port}/${database}`,
  }
}

/** The file with the password of the loopback port, created once. */
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
