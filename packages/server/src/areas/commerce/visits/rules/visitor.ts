import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { VisitMark, Visitor } from '../model.ts'

const robots =
  /bot\b|bot\/|crawl|spider|slurp|preview|monitor|headless|lighthouse|scan|fetch|curl|wget|python|java\/|ruby|perl|okhttp|axios|node|go-http|http-?client|feed|archive|validator/i

/** Whether the client is a bot; all browsers identify as Mozilla. */
export const isRobot = (userAgent: string): boolean =>
  !userAgent.startsWith('Mozilla/') || robots.test(userAgent)

/** The part of an address that the connections of one provider share: 24 bits, of IPv6 48. */
export function networkPrefix(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (!isIPv6(mapped)) return mapped.split('.').slice(0, 3).join('.')
  const [head = '', tail] = mapped.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const MAX_SOURCE = 100

/** The referring website; empty for none and for the site itself. */
export function sourceOf({ referrer, host }: Pick<Visitor, 'referrer' | 'host'>): string {
  if (!/^https?:\/\//.test(referrer) || !URL.canParse(referrer)) return ''
  const from = new URL(referrer)
  if (from.host === host) return ''
  return from.hostname.replace(/^www\./, '').slice(0, MAX_SOURCE)
}

/** The pseudonym of a visitor for the day of a salt. */
export const markOf = (visitor: Visitor, salt: Uint8Array): string =>
  createHmac('sha256', salt)
    .update(`${networkPrefix(visitor.network)}\n${visitor.userAgent}`)
    .digest('hex')
    .slice(0, 24)

/** All sources beyond the first ones of a batch. */
export const OTHER_SOURCES = '*'
const MAX_SOURCES = 100

/** The people among visitors, each once. */
export function marksOf(visitors: readonly Visitor[], salt: Uint8Array): VisitMark[] {
  const marks = new Map<string, VisitMark>()
  const sources = new Set<string>()
  for (const visitor of visitors) {
    if (isRobot(visitor.userAgent)) continue
    const mark = markOf(visitor, salt)
    const known = marks.get(mark)
    const named = sourceOf(visitor)
    const source = sources.has(named) || sources.size < MAX_SOURCES ? named : OTHER_SOURCES
    sources.add(source)
    marks.set(mark, {
      mark,
      source: known?.source || source,
      sawProduct: visitor.sawProduct || known?.sawProduct === true,
    })
  }
  return [...marks.values()].sort((a, b) => (a.mark < b.mark ? -1 : 1))
}
