import { readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { EmbeddedPostgresError } from './errors.ts'

/** The system account PostgreSQL runs as. */
export interface Account {
  readonly uid: number
  readonly gid: number
  readonly name: string
}

/** PostgreSQL refuses to run as root; every other user runs it as itself, which is `undefined`. */
export function accountToRunAs(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readAccounts()
  const owner = ownerOf(cluster)
  if (owner && owner.uid !== 0) {
    return accounts.find((account) => account.uid === owner.uid) ?? owner
  }
  const account = ['postgres', 'nobody'].map((name) => accounts.find((one) => one.name === name))
  const found = account[0] ?? account[1]
  if (found) return found
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root, and this system has neither a user "postgres" nor "nobody". ' +
      'Start Vitrine as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or newer.',
  )
}

/** Whether the account can step through every directory down to `path`. */
export function canReach(path: string, account: Account | undefined): boolean {
  if (!account) return true
  const here = realpathSync(path)
  const { mode, uid, gid } = statSync(here)
  const mayStepIn = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  if ((mode & mayStepIn) === 0) return false
  return here === dirname(here) || canReach(dirname(here), account)
}

function readAccounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }))
}

function ownerOf(path: string): Account | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && { uid: found.uid, gid: found.gid, name: `uid ${found.uid}` }
}
