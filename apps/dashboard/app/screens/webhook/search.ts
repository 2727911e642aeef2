export const deliveryFilters = ['', 'delivered', 'failed', 'waiting'] as const

/** Search parameters of a webhook's log. Empty means everything. */
export type DeliveriesSearch = {
  readonly show: (typeof deliveryFilters)[number]
  readonly event: string
  /** Shows deliveries older than this one. */
  readonly before: string
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 120) : '')

export const readDeliveriesSearch = (raw: Readonly<Record<string, unknown>>): DeliveriesSearch => ({
  show: deliveryFilters.find((one) => one === raw.show) ?? '',
  event: textOf(raw.event),
  before: /^[0-9a-f-]{36}$/.test(textOf(raw.before)) ? textOf(raw.before) : '',
})

const filters = {
  '': {},
  delivered: { state: 'DELIVERED' },
  failed: { failed: true },
  waiting: { state: 'WAITING' },
} as const

export const deliveriesQuery = (id: string, { show, event, before }: DeliveriesSearch) => ({
  id,
  ...filters[show],
  ...(event === '' ? {} : { eventType: event }),
  ...(before === '' ? {} : { before }),
})
