import { violation } from '@vitrine/contract/kit'
import { type Intent, intents, type RedirectSessionRequest } from '@vitrine/contract/redirects'

const names = Object.keys(intents) as Intent[]

/** The one intent of a request. */
export function intentOf(request: RedirectSessionRequest): Intent {
  const givenIntents = names.filter((name) => request[name] !== undefined && request[name] !== null)
  const [intent] = givenIntents
  if (intent && givenIntents.length === 1) return intent
  const message =
    givenIntents.length === 0 ? 'one of these is required' : 'only one of these may be given'
  const rule = givenIntents.length === 0 ? 'REQUIRED_ONE_OF_FIELD' : 'ONE_OF_ALIGNMENT'
  throw violation('intent', rule, `${message}: ${names.join(', ')}`, {
    fields: names,
    given: givenIntents,
  })
}

export type Values = Readonly<Record<string, string>>

/**
 * The values of a tree by dotted path: `{slot: {startDate: 'x'}}` is `slot.startDate`. Absent and empty
 * values are omitted.
 */
export function flatten(tree: unknown, path = ''): Values {
  if (tree === null || tree === undefined || tree === '') return {}
  if (typeof tree !== 'object') return { [path]: String(tree) }
  const branches = Object.entries(tree).map(([key, value]) =>
    flatten(value, path === '' ? key : `${path}.${key}`),
  )
  return Object.assign({}, ...branches)
}

const placeholder = /\{([\w.]+)\}/g

/**
 * Fills the placeholders of a template with encoded values and appends all other values to the query, after
 * the template's own. A placeholder without a value becomes empty.
 */
export function fillTemplate(template: string, values: Values): string {
  const used = new Set<string>()
  const filled = template.replace(placeholder, (_, name: string) => {
    used.add(name)
    return encodeURIComponent(values[name] ?? '')
  })
  const rest = Object.entries(values).filter(([name]) => !used.has(name))
  return addQuery(filled, Object.fromEntries(rest))
}

/** Whether a filled template still has the host of the template: values must not choose it. */
export function staysWithin(template: string, address: string): boolean {
  const bare = template.replace(placeholder, '')
  return (
    URL.canParse(bare) && URL.canParse(address) && new URL(bare).origin === new URL(address).origin
  )
}

/** An address with parameters added behind `?`; those it has stay as they are. */
export function addQuery(address: string, values: Values): string {
  if (Object.keys(values).length === 0) return address
  const [rest = '', fragment] = address.split('#', 2)
  const joined = `${rest}${rest.includes('?') ? '&' : '?'}${new URLSearchParams(values)}`
  return fragment === undefined ? joined : `${joined}#${fragment}`
}

/** An address in the two parts that clients put together again. */
export function splitAddress(address: string): { endpoint: string; searchParams: Values } {
  const url = new URL(address)
  const searchParams = Object.fromEntries(url.searchParams)
  return { endpoint: `${url.origin}${url.pathname}`, searchParams }
}
