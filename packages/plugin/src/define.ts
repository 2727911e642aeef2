import type { DashboardPage, Sections, Text } from './blocks.ts'
import type { FactHandlers } from './facts.ts'
import type { AnyPluginOperation } from './operations.ts'
import type { Ports } from './ports.ts'
import type { Rules } from './rules.ts'

export interface Plugin {
  /**
   * Unique in the installation: 2 to 40 characters of a–z, 0–9 and `-`, starting with a letter. Never change it: stored
   * data refers to it.
   */
  readonly name: string
  /** Display name; default: `name`. */
  readonly title?: Text
  /** What it may call on behalf of a site: services with `:read` or `:write`, such as `orders:read`. */
  readonly permissions?: readonly string[]
  /** Folder of its migrations, starting with `0001-what.sql`; they create tables in the plug-in's own schema. */
  readonly migrations?: URL | string
  readonly on?: FactHandlers
  readonly operations?: Readonly<Record<string, AnyPluginOperation>>
  readonly ports?: Ports
  readonly rules?: Rules
  readonly dashboard?: DashboardPage
  readonly sections?: Sections
}

/** The default export of `vitrine.config.ts`. */
export interface VitrineConfig {
  readonly plugins?: readonly Plugin[]
}

export const definePlugin = (plugin: Plugin): Plugin => plugin

export const defineConfig = (config: VitrineConfig): VitrineConfig => config
