import { GET, Offset, Omittable, OneOf, operation, service, Type } from '../kit/index.ts'
import {
  comparisons,
  FunnelPeriod,
  OpenWork,
  PaymentRow,
  period,
  ReportFile,
  reported,
  reportName,
  SalesPeriod,
  SalesRow,
  StockRow,
  salesDimensions,
  stockFigures,
  TaxRow,
  VisitSource,
} from './schemas.ts'

export * from './schemas.ts'

const page = {
  limit: Omittable(Type.Integer({ minimum: 1, maximum: 100 })),
  offset: Omittable(Offset()),
}

/**
 * Reports for merchants. All amounts come from the ledger, so that reports are consistent with it and with
 * each other.
 */
export const reports = service({
  name: 'reports',
  summary: 'Sales, taxes, payments and stock',
  mounts: ['/vitrine/v1/reports'],
  operations: {
    getSales: operation({
      route: GET('/sales'),
      permission: 'admin',
      summary: 'Read sales by day, compared with an earlier period',
      description: 'Orders count on the day on which they were made, once they are placed.',
      request: Type.Object({ ...period, compareWith: Omittable(OneOf(comparisons)) }),
      response: Type.Object({
        ...reported,
        ...SalesPeriod.properties,
        before: Type.Optional(SalesPeriod),
        /** In which the site has sold in the period, the site's own first. */
        currencies: Type.Array(Type.String()),
      }),
    }),
    listSales: operation({
      route: GET('/sales-by'),
      permission: 'admin',
      summary:
        'List sales by product, variant, collection, channel, country or discount, highest total first',
      request: Type.Object({
        ...period,
        by: OneOf(salesDimensions),
        /** Default 50. */
        ...page,
      }),
      response: Type.Object({
        ...reported,
        rows: Type.Array(SalesRow),
        /** Rows on all pages. */
        count: Type.Integer(),
      }),
    }),
    getFunnel: operation({
      route: GET('/funnel'),
      permission: 'admin',
      summary: 'Read the funnel from visit to order by day, compared with an earlier period',
      description:
        'Visits are counted without cookies: what somebody is recognised by during a day is deleted after it. Only pages of the storefront count as visits.',
      request: Type.Object({
        from: period.from,
        to: period.to,
        compareWith: Omittable(OneOf(comparisons)),
      }),
      response: Type.Object({
        timeZone: Type.String(),
        ...FunnelPeriod.properties,
        before: Type.Optional(FunnelPeriod),
        /** Sources of visits, at most 50, the most visits first. */
        sources: Type.Array(VisitSource),
      }),
    }),
    getTaxes: operation({
      route: GET('/taxes'),
      permission: 'admin',
      summary: 'Read tax by country, rate and reason',
      request: Type.Object(period),
      response: Type.Object({ ...reported, rows: Type.Array(TaxRow) }),
    }),
    getPayments: operation({
      route: GET('/payments'),
      permission: 'admin',
      summary: 'Read payments and refunds by provider',
      request: Type.Object(period),
      response: Type.Object({ ...reported, rows: Type.Array(PaymentRow) }),
    }),
    getStockValue: operation({
      route: GET('/stock'),
      permission: 'admin',
      summary: 'List the value of stock and how it sells, highest value first',
      request: Type.Object({
        /** Default 50. */
        ...page,
      }),
      response: Type.Object({
        currency: Type.String(),
        exponent: Type.Integer(),
        totals: Type.Object(stockFigures),
        rows: Type.Array(StockRow),
        /** Rows on all pages. */
        count: Type.Integer(),
      }),
    }),
    getOpenWork: operation({
      route: GET('/open-work'),
      permission: 'admin',
      summary: 'Count what waits to be shipped, picked up, reviewed or settled',
      request: Type.Object({}),
      response: OpenWork,
    }),
    exportReport: operation({
      route: GET('/export'),
      permission: 'admin',
      summary: 'Export a report with all its rows as CSV; stock as it is now',
      request: Type.Object({ ...period, report: reportName }),
      response: ReportFile,
    }),
  },
})
