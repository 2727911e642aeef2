import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin } from '@vitrine/plugin'

/** The schema in PostgreSQL that a plug-in has to itself. */
export const schemaOf = ({ name }: Pick<Plugin, 'name'>): string =>
  `plugin_${name.replaceAll('-', '_')}`

/** The schemas of plug-ins with tables, with the folders of their migrations. */
export const schemasOf = (plugins: readonly Plugin[]) =>
  plugins.flatMap((plugin) => {
    const { migrations } = plugin
    if (migrations === undefined) return []
    const directory = migrations instanceof URL ? fileURLToPath(migrations) : migrations
    return [{ owner: `Plug-in "${plugin.name}"`, schema: schemaOf(plugin), directory }]
  })

/** How the payment provider of a plug-in is known: `BANK_LINK` for `bank-link`. */
export const providerNameOf = ({ name }: Pick<Plugin, 'name'>): string =>
  name.replaceAll('-', '_').toUpperCase()

/** The app id of a plug-in that computes rates of delivery: a UUID that follows from its name. */
export function carrierIdOf({ name }: Pick<Plugin, 'name'>): string {
  const hash = createHash('sha1').update(`vitrine carrier ${name}`).digest('hex')
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
  ]
  return [...parts, hash.slice(20, 32)].join('-')
}

/** Base path of a plug-in's operations. */
export const mountOf = ({ name }: Pick<Plugin, 'name'>): string => `/vitrine/v1/plugins/${name}`

/** The job that passes a fact to a plug-in. */
export const taskOf = ({ name }: Pick<Plugin, 'name'>) => `plugins.deliver.${name}` as const

export const factsOf = ({ on = {} }: Pick<Plugin, 'on'>): string[] => Object.keys(on)
