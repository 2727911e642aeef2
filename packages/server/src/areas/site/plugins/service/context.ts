import { contract } from '@vitrine/contract'
import { PluginChanged } from '@vitrine/contract/plugins'
import type { Plugin, PluginContext, PluginDb } from '@vitrine/plugin'
import { createClient } from '@vitrine/sdk'
import { createLibraryFetch } from '../../../../platform/library-fetch.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Merchant } from '../../../../transport/caller.ts'
import type { PluginDeps, RunWork } from '../model.ts'
import { schemaOf } from '../rules/names.ts'
import { enterSchema, runSql } from '../store/plugin-schema.ts'

/** How the ledger names a plug-in. */
export const actorOf = ({ name }: Pick<Plugin, 'name'>) => ({ type: 'plugin', id: name }) as const

/** The context of a plug-in on a site; `run` opens its transactions. */
export function createContext(
  deps: PluginDeps,
  plugin: Plugin,
  { siteId, run }: { readonly siteId: string; readonly run: RunWork },
): PluginContext {
  const schema = schemaOf(plugin)
  const inSchema = <T>(work: (db: PluginDb) => Promise<T>): Promise<T> =>
    run(async (tx) => {
      await enterSchema(tx, schema)
      return work({ query: (sql, values = []) => runSql(tx, sql, values) })
    })
  let api: PluginContext['api'] | undefined
  return {
    siteId,
    now: deps.clock.now(),
    log: createLog(deps, plugin, siteId),
    get api() {
      api ??= createApi(deps, plugin, siteId)
      return api
    },
    query: (sql, values) => inSchema((db) => db.query(sql, values)),
    transaction: inSchema,
    fetch: createLibraryFetch(deps.limits),
    changed: () => run((tx) => appendChange(deps, plugin, tx)),
  }
}

/** A context for work outside of a call. */
export const createWorkContext = (deps: PluginDeps, plugin: Plugin, siteId: string) =>
  createContext(deps, plugin, {
    siteId,
    run: (work) => deps.work({ siteId, actor: actorOf(plugin) }, work),
  })

const appendChange = ({ events }: PluginDeps, { name }: Plugin, tx: Tx): Promise<void> =>
  events.append(tx, {
    definition: PluginChanged,
    entityId: name,
    before: { name },
    after: { name },
  })

function createLog({ logger }: PluginDeps, { name }: Plugin, siteId: string): PluginContext['log'] {
  const log = logger.child({ plugin: name, siteId })
  return {
    info: (text, details = {}) => log.info(details, text),
    warn: (text, details = {}) => log.warn(details, text),
    error: (text, details = {}) => log.error(details, text),
  }
}

function createApi(
  { config, fetchAs }: PluginDeps,
  { name, permissions = [] }: Plugin,
  siteId: string,
): PluginContext['api'] {
  const caller: Merchant = {
    kind: 'merchant',
    via: 'plugin',
    siteId,
    id: name,
    role: 'admin',
    scopes: permissions,
    grants: [{ siteId, role: 'admin' }],
  }
  return createClient({
    baseUrl: config.publicUrl,
    services: contract,
    fetch: (input, init) => fetchAs(caller, new Request(input, init)),
  })
}
