import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, VitrineConfig } from '@vitrine/plugin'
import * as pluginModule from '@vitrine/plugin'
import { checkPlugins, PluginRefused, refuseUnknown } from '../areas/site/plugins/index.ts'
import { factNames } from '../areas/site/webhooks/index.ts'
import { PlainError } from './plain-error.ts'

/** Searched in the working directory, in this order. */
const fileNames = ['vitrine.config.ts', 'vitrine.config.mjs', 'vitrine.config.js']
const configKeys = ['plugins']

/** The plug-ins in the configuration file; none without a file. */
export async function loadPlugins(env: NodeJS.ProcessEnv): Promise<readonly Plugin[]> {
  const file = findFile(env)
  if (!file) return []
  try {
    const plugins = pluginsOf(await readModule(file))
    checkPlugins(plugins, factNames)
    return plugins
  } catch (error) {
    throw new PlainError(`${file}: ${reasonOf(error)}`)
  }
}

function findFile({ VITRINE_CONFIG: named }: NodeJS.ProcessEnv): string | undefined {
  if (!named) return fileNames.map((name) => path.resolve(name)).find((file) => existsSync(file))
  const file = path.resolve(named)
  if (existsSync(file)) return file
  throw new PlainError(
    `There is no file ${file}; VITRINE_CONFIG must name the configuration file, such as /srv/shop/vitrine.config.ts`,
  )
}

/**
 * Runs a file and its imports with types stripped. `@vitrine/plugin` resolves to this process's copy wherever the file
 * is, so that its errors and schemas are the same objects.
 */
async function readModule(file: string): Promise<unknown> {
  const { createJiti } = await import('jiti')
  const jiti = createJiti(file, {
    fsCache: false,
    interopDefault: false,
    virtualModules: { '@vitrine/plugin': pluginModule },
  })
  return jiti.import(file)
}

function pluginsOf(loaded: unknown): readonly Plugin[] {
  const config = (loaded as { default?: VitrineConfig }).default
  if (typeof config !== 'object' || config === null) {
    throw new PluginRefused('it has no default export; write export default defineConfig({ … })')
  }
  refuseUnknown(Object.keys(config), configKeys, 'the configuration has')
  const { plugins = [] } = config
  if (!Array.isArray(plugins)) throw new PluginRefused('"plugins" must be a list')
  return plugins
}

/** The error in one line; for a syntax error with its position. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const [first = '', ...rest] = text.split('\n')
  const [place] = rest.flatMap((line) => /[^/\\\s]+:\d+:\d+/.exec(line)?.[0] ?? [])
  return `${first.replace('ParseError: ', '').trim()}${place ? ` (${place})` : ''}`
}
