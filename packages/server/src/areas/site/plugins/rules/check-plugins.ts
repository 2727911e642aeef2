import { contract } from '@vitrine/contract'
import { parametersOf } from '@vitrine/contract/kit'
import { paymentProviders } from '@vitrine/contract/payments'
import type { AnyPluginOperation, Plugin } from '@vitrine/plugin'
import { nearestName } from '../../../../platform/nearest-name.ts'
import { providerNameOf } from './names.ts'

/** An invalid plug-in or configuration. The message tells the user what to do. */
export class PluginRefused extends Error {
  override readonly name = 'PluginRefused'
}

const pluginKeys = [
  'name',
  'title',
  'permissions',
  'migrations',
  'on',
  'operations',
  'ports',
  'rules',
  'dashboard',
  'sections',
]
const portNames = ['mail', 'mediaStorage', 'payments', 'prices', 'search', 'shippingRates', 'tax']
/** Ports that only one plug-in of an installation may implement, and their effect. */
const singlePorts = {
  mail: 'send mail',
  mediaStorage: 'store media',
  prices: 'say prices',
  search: 'search',
  tax: 'say the taxes',
} as const
/** Reserved names of providers, including methods without a provider. */
const ownProviders = new Set<string>([
  ...paymentProviders,
  'RECORDED',
  'GIFT_CARD',
  'STORE_CREDIT',
  'ORDER_CREDIT',
])
const ruleNames = ['basket']
const sectionNames = ['productPage']
/** Taken by the operations that list plug-ins. */
const ownPaths = ['/dashboard-page', '/deliveries']
const scopes = Object.values(contract).flatMap(({ name }) => [`${name}:read`, `${name}:write`])

/** Refuses plug-ins that can never work, before any of their code runs. */
export function checkPlugins(plugins: readonly Plugin[], factNames: readonly string[]): void {
  for (const plugin of plugins) checkPlugin(plugin, factNames)
  const names = plugins.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) {
    throw new PluginRefused(`Two plug-ins are named "${twice}"; leave one of them out`)
  }
  for (const [port, does] of Object.entries(singlePorts)) {
    const [first, second] = plugins.filter(({ ports }) => ports?.[port as keyof typeof singlePorts])
    if (first && second) {
      throw new PluginRefused(
        `The plug-ins "${first.name}" and "${second.name}" both ${does}; leave one of them out`,
      )
    }
  }
}

function checkPlugin(plugin: Plugin, factNames: readonly string[]): void {
  if (typeof plugin !== 'object' || plugin === null || typeof plugin.name !== 'string') {
    throw new PluginRefused('A plug-in has no name; make it with definePlugin({ name: … })')
  }
  const { name } = plugin
  if (!/^[a-z](?:-?[a-z0-9]){1,39}$/.test(name) || name.length > 40) {
    throw new PluginRefused(
      `A plug-in is named "${name}"; a name is 2 to 40 of a–z, 0–9 and -, a letter first`,
    )
  }
  const owner = `The plug-in "${name}"`
  refuseUnknown(Object.keys(plugin), pluginKeys, `${owner} has`)
  refuseUnknown(Object.keys(plugin.on ?? {}), factNames, `${owner} handles`)
  refuseUnknown(plugin.permissions ?? [], ['*', ...scopes], `${owner} asks for`)
  refuseUnknown(Object.keys(plugin.ports ?? {}), portNames, `${owner} implements`)
  refuseUnknown(Object.keys(plugin.rules ?? {}), ruleNames, `${owner} has the rule`)
  refuseUnknown(Object.keys(plugin.sections ?? {}), sectionNames, `${owner} has the section`)
  if (plugin.ports?.payments && ownProviders.has(providerNameOf(plugin))) {
    throw new PluginRefused(
      `${owner} implements "payments" under the name of a provider that is there already; name it otherwise`,
    )
  }
  for (const [key, operation] of Object.entries(plugin.operations ?? {})) {
    checkOperation(`${owner} has the operation "${key}", which`, operation)
  }
}

function checkOperation(subject: string, operation: AnyPluginOperation): void {
  const { method, path } = operation.route
  if (path !== '' && !path.startsWith('/')) {
    throw new PluginRefused(`${subject} has the path "${path}"; a path begins with /`)
  }
  if (ownPaths.some((own) => path === own || path.startsWith(`${own}/`))) {
    throw new PluginRefused(`${subject} has the path "${path}"; the platform uses it itself`)
  }
  if (operation.writes && method === 'GET') {
    throw new PluginRefused(`${subject} writes with GET; use POST, PUT, PATCH or DELETE`)
  }
  const fields = Object.keys((operation.request as { properties?: object }).properties ?? {})
  const missing = parametersOf(path).find((one) => !fields.includes(one.split('.')[0] ?? ''))
  if (missing !== undefined) {
    throw new PluginRefused(`${subject} has "${missing}" in its path, and not in its request`)
  }
}

/** Names the first unknown key, with a suggestion. */
export function refuseUnknown(
  given: readonly string[],
  known: readonly string[],
  subject: string,
): void {
  const unknown = given.find((one) => !known.includes(one))
  if (unknown === undefined) return
  const near = nearestName(unknown, known)
  const accepted = known.length > 12 ? '' : `; these are known: ${known.join(', ')}`
  throw new PluginRefused(
    `${subject} "${unknown}", which is unknown${near ? `; did you mean "${near}"?` : accepted}`,
  )
}
