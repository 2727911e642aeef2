/**
 * The cost of one call of each kind: CPU in milliseconds of Node and of PostgreSQL, and bytes that stay in
 * the database.
 */
export interface Cost {
  readonly node: number
  readonly postgres: number
  readonly bytes?: number
}

export interface Costs {
  readonly cachedPage: Cost
  readonly newPage: Cost
  readonly cart: Cost
  readonly order: Cost
  readonly webhook: Cost
}

/** Assumptions about visits, on which the table is based. */
export const habits = {
  pagesPerVisit: 5,
  /** Share of pages that come from the cache. */
  cached: 0.9,
  cartsPerVisit: 0.08,
  ordersPerVisit: 0.02,
  webhooksPerOrder: 2,
  /** The busiest second of a day relative to its mean. */
  peak: 6,
  /** How busy a core may be in that second, so that answers stay quick. */
  busy: 0.5,
}

/** Approximate monthly prices in euros of hosts in Europe in 2026. */
export const prices = {
  own: { core: 8, gigabyte: 0.08 },
  managed: { core: 45, gigabyte: 0.2 },
}

const DAY_SECONDS = 86_400
const MONTHS_STORED = 24
const DAYS_A_MONTH = 30
/** A process of Node uses one core, PostgreSQL as many as its machine has. */
const LARGEST_DATABASE = 64
/** Beyond that a backup, or a new replica, takes more than a day. */
const LARGEST_GIGABYTES = 16_000

export interface Capacity {
  readonly pagesPerSecond: number
  readonly ordersPerSecond: number
  readonly nodeCores: number
  readonly postgresCores: number
  /** After two years. */
  readonly gigabytes: number
  readonly bottleneck: string
  readonly own: number
  readonly managed: number
}

export function capacityFor(visitsPerDay: number, costs: Costs): Capacity {
  const { pagesPerVisit, cached, cartsPerVisit, ordersPerVisit, webhooksPerOrder } = habits
  const perVisit = (part: 'node' | 'postgres') =>
    pagesPerVisit * (cached * costs.cachedPage[part] + (1 - cached) * costs.newPage[part]) +
    cartsPerVisit * costs.cart[part] +
    ordersPerVisit * (costs.order[part] + webhooksPerOrder * costs.webhook[part])
  const visitsPerSecond = (visitsPerDay / DAY_SECONDS) * habits.peak
  const cores = (part: 'node' | 'postgres') =>
    Math.max(1, Math.ceil((visitsPerSecond * perVisit(part)) / 1000 / habits.busy))
  const nodeCores = cores('node')
  const postgresCores = cores('postgres')
  const orders = visitsPerDay * ordersPerVisit * DAYS_A_MONTH * MONTHS_STORED
  const carts = visitsPerDay * cartsPerVisit * DAYS_A_MONTH
  const bytes = orders * (costs.order.bytes ?? 0) + carts * (costs.cart.bytes ?? 0)
  const gigabytes = Math.max(1, Math.ceil(bytes / 1e9))
  // The database exists twice: on a primary and a replica that takes over.
  const priceOf = ({ core, gigabyte }: { readonly core: number; readonly gigabyte: number }) =>
    nodeCores * prices.own.core + 2 * (postgresCores * core + gigabytes * gigabyte)
  return {
    pagesPerSecond: visitsPerSecond * pagesPerVisit,
    ordersPerSecond: visitsPerSecond * ordersPerVisit,
    nodeCores,
    postgresCores,
    gigabytes,
    bottleneck: bottleneckOf(nodeCores, postgresCores, gigabytes),
    own: priceOf(prices.own),
    managed: priceOf(prices.managed),
  }
}

function bottleneckOf(nodeCores: number, postgresCores: number, gigabytes: number): string {
  if (gigabytes > LARGEST_GIGABYTES) return 'storage of one database: spread sites over several'
  if (postgresCores > LARGEST_DATABASE)
    return 'one primary of PostgreSQL: spread sites over several'
  if (nodeCores === 1 && postgresCores === 1) return 'none'
  return nodeCores >= postgresCores
    ? 'CPU of processes: add some'
    : 'CPU of PostgreSQL: a larger machine'
}

const round = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toPrecision(2)

/** Both tables as Markdown: the measurements, and the machines needed for a number of visits a day. */
export function capacityText(costs: Costs, visits: readonly number[]): string {
  const named: readonly (readonly [string, Cost])[] = [
    ['a page from the cache', costs.cachedPage],
    ['a page made anew', costs.newPage],
    ['a line added to a cart', costs.cart],
    ['an order of three lines', costs.order],
    ['a webhook', costs.webhook],
  ]
  const measured = named.map(
    ([name, { node, postgres, bytes }]) =>
      `| ${name} | ${round(node)} | ${round(postgres)} | ${bytes === undefined ? '–' : round(bytes / 1000)} |`,
  )
  const rows = visits.map((count) => {
    const one = capacityFor(count, costs)
    const cells = [
      count.toLocaleString('en'),
      round(one.pagesPerSecond),
      round(one.ordersPerSecond),
      `${one.nodeCores}`,
      `2 × ${one.postgresCores}`,
      `${one.gigabytes} GB`,
      one.bottleneck,
      `${Math.ceil(one.own)} €`,
      `${Math.ceil(one.managed)} €`,
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '| One of these | CPU of Node, ms | CPU of PostgreSQL, ms | kB that stay |',
    '|---|---|---|---|',
    ...measured,
    '',
    '| Visits a day | Pages / s at the peak | Orders / s | Processes, a core each | Cores of PostgreSQL | Database after 2 years | First bottleneck | A month, own machines | A month, managed database |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
