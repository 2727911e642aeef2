import {
  type Comparison,
  comparisons,
  type ReportName,
  type SalesDimension,
  salesDimensions,
} from '@vitrine/contract/reports'

/** The reports, as tabs. */
export const reportViews = [
  'sales',
  'funnel',
  'PRODUCT',
  'VARIANT',
  'COLLECTION',
  'COUNTRY',
  'CHANNEL',
  'DISCOUNT',
  'taxes',
  'payments',
  'payouts',
  'stock',
] as const
export type ReportView = (typeof reportViews)[number]

export const reportPeriods = [
  'today',
  '7d',
  '30d',
  '90d',
  'month',
  'lastMonth',
  'year',
  'custom',
] as const
export type ReportPeriod = (typeof reportPeriods)[number]

/** Search parameters of the reports. */
export type ReportsSearch = {
  readonly view: ReportView
  readonly period: ReportPeriod
  /** Calendar days, of the period `custom`. */
  readonly from: string
  readonly to: string
  readonly compare: Comparison | 'none'
  /** Empty: the site's. */
  readonly currency: string
  /** The settlement that is shown; empty: the list of them. */
  readonly settlement: string
  /** From 1. */
  readonly page: number
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 100) : '')
const dayIn = (value: unknown) => (/^\d{4}-\d\d-\d\d$/.test(textOf(value)) ? textOf(value) : '')

export const readReportsSearch = (raw: Readonly<Record<string, unknown>>): ReportsSearch => ({
  view: reportViews.find((one) => one === raw.view) ?? 'sales',
  period: reportPeriods.find((one) => one === raw.period) ?? '30d',
  from: dayIn(raw.from),
  to: dayIn(raw.to),
  compare:
    [...comparisons, 'none' as const].find((one) => one === raw.compare) ?? 'PREVIOUS_PERIOD',
  currency: /^[A-Z]{3}$/.test(textOf(raw.currency)) ? textOf(raw.currency) : '',
  settlement: /^[\da-f-]{36}$/.test(textOf(raw.settlement)) ? textOf(raw.settlement) : '',
  page: /^[1-9]\d{0,5}$/.test(textOf(raw.page)) ? Number(raw.page) : 1,
})

export const REPORT_PAGE = 50

export const isDimension = (view: ReportView): view is SalesDimension =>
  salesDimensions.some((one) => one === view)

/** The report behind a tab. */
export const reportOf = (view: ReportView): ReportName =>
  isDimension(view) ? view : fixedReports[view]

const fixedReports = {
  sales: 'SALES',
  funnel: 'FUNNEL',
  taxes: 'TAXES',
  payments: 'PAYMENTS',
  payouts: 'PAYMENTS',
  stock: 'STOCK',
} as const

/** The first and the last day of a period, as days are where the reader is. */
export function daysOfPeriod(
  { period, from, to }: Pick<ReportsSearch, 'period' | 'from' | 'to'>,
  now: Date,
): { readonly from: string; readonly to: string } {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()]
  const at = (...parts: [number, number, number]) => dayText(new Date(...parts))
  const today = at(year, month, day)
  const since = (days: number) => ({ from: at(year, month, day - days + 1), to: today })
  switch (period) {
    case 'today':
      return since(1)
    case '7d':
      return since(7)
    case '90d':
      return since(90)
    case 'month':
      return { from: at(year, month, 1), to: today }
    case 'lastMonth':
      return { from: at(year, month - 1, 1), to: at(year, month, 0) }
    case 'year':
      return { from: at(year, 0, 1), to: today }
    case 'custom':
      return { from: from || to || today, to: to || from || today }
    default:
      return since(30)
  }
}

const dayText = (moment: Date): string =>
  [
    String(moment.getFullYear()).padStart(4, '0'),
    String(moment.getMonth() + 1).padStart(2, '0'),
    String(moment.getDate()).padStart(2, '0'),
  ].join('-')
