import { fileURLToPath } from 'node:url'
import type { Plugin } from '@vitrine/plugin'

/** The schema in PostgreSQL that a plug-in has to itself. */
export const schemaOf = ({ name }: Pick<Plugin, 'name'>): string =>
  `plugin_${name.replaceAll('-', '_')}`

/** The schemas of those that have tables, with the folders of their migrations. */
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

/** Where the operations of a plug-in begin. */
export const mountOf = ({ name }: Pick<Plugin, 'name'>): string => `/vitrine/v1/plugins/${name}`

/** The job that gives a plug-in a fact. */
export const taskOf = ({ name }: Pick<Plugin, 'name'>) => `plugins.deliver.${name}` as const

export const factsOf = ({ on = {} }: Pick<Plugin, 'on'>): string[] => Object.keys(on)
