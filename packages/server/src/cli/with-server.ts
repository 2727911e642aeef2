import type { Server } from '../create-server.ts'
import { loadPlugins } from './load-plugins.ts'
import { openDatabase } from './open-database.ts'
import { PlainError } from './plain-error.ts'
import { readSettings } from './settings.ts'

/** Runs a command's work on the back end of this data folder, then closes it. */
export async function withServer<T>(
  work: (server: Server) => Promise<T>,
  { runJobs = false } = {},
): Promise<T> {
  const settings = readSettings(process.env)
  const plugins = await loadPlugins(process.env)
  const database = await openDatabase(settings, (text) => console.error(text))
  try {
    const { createServer } = await import('../create-server.ts')
    const server = await createServer({
      config: settings.config,
      databaseUrl: database.url,
      databaseDirectUrl: database.directUrl,
      plugins,
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

/** The site of a command: the one with the given id or name, or the only one that is not being deleted. */
export async function chooseSite(server: Server, id: string | undefined) {
  const all = await server.sites.list()
  if (id) {
    const found = all.filter((one) => one.id === id || one.settings.name === id)
    if (found.length === 1 && found[0]) return found[0]
    throw new PlainError(
      found.length === 0
        ? `There is no site "${id}"; "vitrine site list" shows them all`
        : `Several sites are called "${id}"; name one by its id: ${found.map((one) => one.id).join(', ')}`,
    )
  }
  const sites = all.filter(({ deletion }) => deletion === null)
  if (sites.length === 1 && sites[0]) return sites[0]
  if (sites.length === 0)
    throw new PlainError('There is no site yet; create one: vitrine site create NAME')
  throw new PlainError(
    'There are several sites; say which one: --site ID ("vitrine site list" shows them)',
  )
}
