import type { DashboardPage, Sections, Text } from './blocks.ts'
import type { FactHandlers } from './facts.ts'
import type { AnyPluginOperation } from './operations.ts'
import type { Ports } from './ports.ts'
import type { Rules } from './rules.ts'

export interface Plugin {
  /** Unique in the installation: 2 to 40 of a–z, 0–9 and `-`, a letter first. Never changed: its data bears it. */
  readonly name: string
  /** For people; the name unless given. */
  readonly title?: Text
  /** What it may call in the name of a site: services with `:read` or `:write`, such as `orders:read`. */
  readonly permissions?: readonly string[]
  /** Folder of its migrations, `0001-what.sql` and on; they make tables in a schema of its own. */
  readonly migrations?: URL | string
  readonly on?: FactHandlers
  readonly operations?: Readonly<Record<string, AnyPluginOperation>>
  readonly ports?: Ports
  readonly rules?: Rules
  readonly dashboard?: DashboardPage
  readonly sections?: Sections
}

/** What `vitrine.config.ts` exports as its default. */
export interface VitrineConfig {
  readonly plugins?: readonly Plugin[]
}

export const definePlugin = (plugin: Plugin): Plugin => plugin

export const defineConfig = (config: VitrineConfig): VitrineConfig => config
