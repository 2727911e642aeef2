import type { SiteFigures } from '@vitrine/contract/sites'
import { expect, test } from 'vitest'
import { denied, markupOf, textOf } from '../../shared/render.fixture.tsx'
import { HomePage } from './page.tsx'

const days = [
  { day: '2026-05-01', count: 1 },
  { day: '2026-05-02', count: 4 },
]
const figures: SiteFigures = {
  products: { total: 66, hidden: 2, outOfStock: 5, lowStock: 9 },
  members: { total: 25, pending: 3, newByDay: days },
  signIns: { byDay: days, failedByDay: days.map((day) => ({ ...day, count: 0 })) },
  changes: {
    byDay: days,
    recent: [
      {
        id: '1',
        name: 'product.changed',
        entityId: 'p1',
        label: 'Tide jar',
        actorType: 'staff',
        at: new Date('2026-05-02T09:00:00Z'),
      },
    ],
  },
}
const now = new Date('2026-05-02T10:00:00Z')

test('every number links to its list', () => {
  const markup = markupOf(<HomePage figures={figures} now={now} />)
  for (const address of ['products?show=hidden', 'products?stock=out', 'products?stock=low']) {
    expect(markup).toContain(`href="/dashboard/${address}"`)
  }
  expect(markup).toContain('href="/dashboard/members?status=PENDING"')
  expect(markup).toContain('href="/dashboard/products/p1"')
})

test('each chart has its sum, its highest day and a table', () => {
  const text = textOf(<HomePage figures={figures} now={now} />)
  expect(text).toContain('New members 5 last 2 days')
  expect(text).toContain('highest 4, May 2')
  expect(text).toContain('Failed sign-ins 0 last 2 days')
  expect(text).toContain('Tide jar changed staff 1h ago')
})

test('an error replaces the figures', () => {
  const text = textOf(<HomePage figures={undefined} error={denied} now={now} />)
  expect(text).toContain('Your role on this site does not allow this.')
})

test('the sales of today are first, with the open tasks', () => {
  const nothing = {
    orders: 0,
    sales: 0,
    discounts: 0,
    delivery: 0,
    fees: 0,
    tax: 0,
    total: 0,
    cancelled: 0,
    refunded: 0,
    net: 0,
  }
  const today = { ...nothing, orders: 2, sales: 3400, total: 3400, net: 3400 }
  const markup = markupOf(
    <HomePage
      figures={figures}
      sales={{
        report: {
          from: '2026-05-01',
          to: '2026-05-02',
          currency: 'EUR',
          exponent: 2,
          timeZone: 'UTC',
          currencies: ['EUR'],
          totals: today,
          days: [
            { day: '2026-05-01', ...nothing },
            { day: '2026-05-02', ...today },
          ],
        },
        openWork: {
          toFulfill: 7,
          toPay: 1,
          toCapture: 0,
          inReview: 0,
          returns: 3,
          failingImports: 0,
        },
        top: [
          {
            key: 'p1',
            name: 'Tide jar',
            orders: 2,
            pieces: 2,
            refundedPieces: 0,
            sales: 3400,
            discounts: 0,
            tax: 0,
            total: 3400,
          },
        ],
        locale: 'en',
      }}
      now={now}
    />,
  )
  expect(markup).toContain('€34.00')
  expect(markup).toContain('href="/dashboard/orders?state=PLACED&amp;sent=NONE"')
  expect(markup).toContain('href="/dashboard/products/p1"')
})
