import { type ReportName, type SalesDimension, salesDimensions } from '@vitrine/contract/reports'
import { fromMinorUnits } from '@vitrine/money'
import { escapeFormula } from '../../../../platform/csv/escape-formulas.ts'
import { writeCsvHeader, writeCsvRow } from '../../../../platform/csv/write-csv.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Page, PaymentRow, SalesFigures, SalesRow, Scope, StockRow, TaxRow } from '../model.ts'
import type { FunnelFigures } from './funnel.ts'

/** The reports, as a file needs them. */
interface Reports {
  sales(
    tx: Tx,
    scope: Scope,
  ): Promise<{ readonly days: readonly (SalesFigures & { readonly day: string })[] }>
  salesBy(
    tx: Tx,
    scope: Scope,
    by: SalesDimension,
    page: Page,
  ): Promise<{ readonly rows: readonly SalesRow[] }>
  taxes(tx: Tx, scope: Scope): Promise<readonly TaxRow[]>
  payments(tx: Tx, scope: Scope): Promise<readonly PaymentRow[]>
  funnel(
    tx: Tx,
    scope: Scope,
  ): Promise<{ readonly days: readonly (FunnelFigures & { readonly day: string })[] }>
  stockValue(
    tx: Tx,
    page: Page,
  ): Promise<{ readonly rows: readonly StockRow[]; readonly currency: string }>
}

/** Maximum number of rows in a file. */
const MAX_ROWS = 100_000
const everything = { limit: MAX_ROWS, offset: 0 }

interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface ReportFile {
  readonly fileName: string
  readonly contentType: string
  readonly text: string
}

/** A report as CSV; amounts in the main unit of the currency, which has its own column. */
export async function writeReport(
  tx: Tx,
  reports: Reports,
  scope: Scope,
  name: ReportName,
): Promise<ReportFile> {
  const { columns, rows } = await tableOf(tx, reports, scope, name)
  const days = name === 'STOCK' ? '' : `-${scope.from}-${scope.to}`
  return {
    fileName: `${name.toLowerCase()}${days}.csv`,
    contentType: 'text/csv; charset=utf-8',
    text: [writeCsvHeader(columns), ...rows.map(writeCsvRow)].join(''),
  }
}

const isDimension = (name: ReportName): name is SalesDimension =>
  salesDimensions.some((one) => one === name)

function tableOf(tx: Tx, reports: Reports, scope: Scope, name: ReportName): Promise<Table> {
  if (isDimension(name)) return salesBy(tx, reports, scope, name)
  return tables[name](tx, reports, scope)
}

const tables = {
  async SALES(tx: Tx, reports: Reports, scope: Scope): Promise<Table> {
    const { days } = await reports.sales(tx, scope)
    const names = [
      'sales',
      'discounts',
      'delivery',
      'fees',
      'tax',
      'total',
      'cancelled',
      'refunded',
      'net',
    ] as const
    return {
      columns: ['Day', 'Orders', ...names.map(titled), 'Currency'],
      rows: days.map((one) => [
        one.day,
        String(one.orders),
        ...names.map((name) => amountOf(one[name], scope)),
        scope.currency,
      ]),
    }
  },
  async TAXES(tx: Tx, reports: Reports, scope: Scope): Promise<Table> {
    const rows = await reports.taxes(tx, scope)
    return {
      columns: ['Country', 'Rate', 'Reason', 'Charged', 'Returned', 'Net', 'Currency'],
      rows: rows.map(({ country, rate, reason, charged, returned, net }) => [
        country,
        rate,
        reason,
        ...[charged, returned, net].map((amount) => amountOf(amount, scope)),
        scope.currency,
      ]),
    }
  },
  async PAYMENTS(tx: Tx, reports: Reports, scope: Scope): Promise<Table> {
    const rows = await reports.payments(tx, scope)
    return {
      columns: [
        'Provider',
        'Received',
        'Refunded',
        'Disputed',
        'Net',
        'Fees',
        'Paid out',
        'Currency',
      ],
      rows: rows.map(({ provider, received, refunded, disputed, net, fees, paidOut }) => [
        provider,
        ...[received, refunded, disputed, net, fees, paidOut].map((amount) =>
          amountOf(amount, scope),
        ),
        scope.currency,
      ]),
    }
  },
  async FUNNEL(tx: Tx, reports: Reports, scope: Scope): Promise<Table> {
    const { days } = await reports.funnel(tx, scope)
    return {
      columns: ['Day', 'Visits', 'Saw a product', 'Carts', 'Checkouts', 'Orders', 'Other orders'],
      rows: days.map(({ day, visits, products, carts, checkouts, orders, otherOrders }) => [
        day,
        ...[visits, products, carts, checkouts, orders, otherOrders].map(String),
      ]),
    }
  },
  async STOCK(tx: Tx, reports: Reports): Promise<Table> {
    const { rows, currency } = await reports.stockValue(tx, everything)
    return {
      columns: [
        'Product',
        'Name',
        'Units',
        'At cost',
        'At price',
        'Units without cost',
        'Sold in 30 days',
        'Currency',
      ],
      rows: rows.map((one) => [
        one.productId,
        escapeFormula(one.name),
        String(one.units),
        amountOf(one.atCost, { currency }),
        amountOf(one.atPrice, { currency }),
        String(one.unitsWithoutCost),
        String(one.sold),
        currency,
      ]),
    }
  },
}

async function salesBy(tx: Tx, reports: Reports, scope: Scope, by: SalesDimension): Promise<Table> {
  const { rows } = await reports.salesBy(tx, scope, by, everything)
  return {
    columns: [
      titled(by.toLowerCase()),
      'Name',
      'Orders',
      'Pieces',
      'Refunded pieces',
      'Sales',
      'Discounts',
      'Tax',
      'Total',
      'Currency',
    ],
    rows: rows.map((one) => [
      escapeFormula(one.key),
      escapeFormula(one.name),
      ...[one.orders, one.pieces, one.refundedPieces].map(String),
      ...[one.sales, one.discounts, one.tax, one.total].map((amount) => amountOf(amount, scope)),
      scope.currency,
    ]),
  }
}

const titled = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

const amountOf = (amount: number, { currency }: Pick<Scope, 'currency'>) =>
  fromMinorUnits(BigInt(amount), currency)
