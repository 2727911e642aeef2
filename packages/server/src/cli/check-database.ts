import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { PlainError } from './plain-error.ts'

const MIN_MAJOR_VERSION = 15
/** How long to wait for a response before the database counts as unreachable. */
const RESPONSE_TIMEOUT_MS = 5_000
/** How long to wait for a database that reports that it is starting. */
const STARTING_MS = 60_000

interface Target {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly user: string
  /** Name of the setting with the address. */
  readonly setting: string
}

/**
 * Opens a connection for checks; exits with one sentence that names the setting if the server is not a supported
 * PostgreSQL. Waits `startingMs` milliseconds for a server that is starting; default: one minute.
 */
export async function connectChecked(
  url: string,
  setting = 'DATABASE_URL',
  startingMs = STARTING_MS,
): Promise<Client> {
  const deadline = Date.now() + startingMs
  for (;;) {
    const client = createClient(url, setting)
    const target = targetOf(client, setting)
    try {
      await probeServer(target)
      await client.connect()
      await checkVersion(client)
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      if (codeOf(error) !== IS_STARTING || Date.now() > deadline) throw explain(error, target)
      await wait(200)
    }
  }
}

function createClient(url: string, setting: string): Client {
  try {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
      query_timeout: RESPONSE_TIMEOUT_MS,
      application_name: 'vitrine check',
    })
    return client.on('error', () => undefined)
  } catch {
    throw new PlainError(
      `${setting} cannot be read; write characters such as @, / and # in a password as %40, %2F and %23`,
    )
  }
}

const targetOf = ({ host, port, database = '', user = '' }: Client, setting: string): Target => ({
  host,
  port,
  database,
  user,
  setting,
})

const whereOf = ({ host, port }: Target) => (host.startsWith('/') ? host : `${host}:${port}`)

/** Sends an SSLRequest, to which only PostgreSQL responds with a single byte. */
function probeServer(target: Target): Promise<void> {
  const socket = target.host.startsWith('/')
    ? connect(`${target.host}/.s.PGSQL.${target.port}`)
    : connect(target.port, target.host)
  const asksForTls = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
  return new Promise<void>((resolve, reject) => {
    const fail = (why: string) =>
      reject(
        new PlainError(
          `${why}; ${target.setting} must name a PostgreSQL ${MIN_MAJOR_VERSION} or newer`,
        ),
      )
    const notPostgres = `What answers at ${whereOf(target)} is no PostgreSQL`
    const onTimeout = () =>
      fail(`${whereOf(target)} says nothing within ${RESPONSE_TIMEOUT_MS / 1000} seconds`)
    const timer = setTimeout(onTimeout, RESPONSE_TIMEOUT_MS)
    socket.on('connect', () => socket.write(asksForTls))
    socket.once('data', (bytes) =>
      /^[SN]$|^E/.test(bytes.toString('latin1')) ? resolve() : fail(notPostgres),
    )
    socket.once('error', reject)
    socket.once('end', () => fail(notPostgres))
    socket.once('close', () => clearTimeout(timer))
  }).finally(() => socket.destroy())
}

async function checkVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version')
  const version = rows[0]?.server_version ?? ''
  if (Number.parseInt(version, 10) >= MIN_MAJOR_VERSION) return
  throw new PlainError(
    `The database is PostgreSQL ${version}; Vitrine needs ${MIN_MAJOR_VERSION} or newer. Upgrade it, or unset DATABASE_URL to use the built-in one`,
  )
}

const IS_STARTING = '57P03'

function explain(error: unknown, target: Target): unknown {
  if (error instanceof PlainError) return error
  const where = whereOf(target)
  const sentence = messagesByCode[codeOf(error)]
  if (sentence) return new PlainError(sentence({ ...target, where }))
  const reason = error instanceof Error ? error.message : String(error)
  return new PlainError(`The database at ${where} refuses the sign-in of Vitrine: ${reason}`)
}

type Sentence = (target: Target & { readonly where: string }) => string

const nobodyListens: Sentence = ({ where, setting }) =>
  `No database answers at ${where}; start PostgreSQL there, or correct ${setting}`
const unreachable: Sentence = ({ where, setting }) =>
  `${where} cannot be reached from this machine; correct the host in ${setting}`
const unknownHost: Sentence = ({ host, setting }) =>
  `There is no host "${host}"; correct the host in ${setting}`
const refused: Sentence = ({ user, where, setting }) =>
  `PostgreSQL at ${where} refuses the user "${user}" or its password; correct ${setting}`

/** By error code of the operating system or of PostgreSQL. */
const messagesByCode: Record<string, Sentence> = {
  ECONNREFUSED: nobodyListens,
  ENOENT: nobodyListens,
  ECONNRESET: nobodyListens,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ETIMEDOUT: unreachable,
  '28P01': refused,
  '28000': refused,
  '3D000': ({ database, where, setting }) =>
    `PostgreSQL at ${where} has no database "${database}"; make it (createdb ${database}), or correct ${setting}`,
  '53300': ({ where }) =>
    `PostgreSQL at ${where} has no connection left; raise its max_connections, or stop who holds them`,
  [IS_STARTING]: ({ where }) =>
    `PostgreSQL at ${where} has been starting for a minute; look into its log`,
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
