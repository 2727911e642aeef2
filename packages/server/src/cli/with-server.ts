import { createServer, type Server } from '../create-server.ts'
import { openDatabase } from './open-database.ts'
import { PlainError, readSettings } from './settings.ts'

/** Runs a command's work on the back end of this data directory and closes it again. */
export async function withServer<T>(
  work: (server: Server) => Promise<T>,
  { runJobs = false } = {},
): Promise<T> {
  const settings = readSettings(process.env)
  const database = await openDatabase(settings, (text) => console.error(text))
  try {
    const server = await createServer({
      config: settings.config,
      databaseUrl: database.url,
      runJobs,
      poolSize: 4,
    })
    try {
      return await work(server)
    } finally {
      await server.close()
    }
  } finally {
    await database.close()
  }
}

/** The site a command means: the one named by id, or the only one. */
export async function chooseSite(server: Server, id: string | undefined) {
  const sites = await server.sites.list()
  if (id) {
    const site = sites.find((one) => one.id === id || one.settings.name === id)
    if (site) return site
    throw new PlainError(`There is no site "${id}"; "vitrine site list" shows them all`)
  }
  if (sites.length === 1 && sites[0]) return sites[0]
  if (sites.length === 0)
    throw new PlainError('There is no site yet; make one: vitrine site create NAME')
  throw new PlainError(
    'There are several sites; say which one: --site ID ("vitrine site list" shows them)',
  )
}
