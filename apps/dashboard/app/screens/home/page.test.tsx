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

test('every number leads to the list behind it', () => {
  const markup = markupOf(<HomePage figures={figures} now={now} />)
  for (const address of ['products?show=hidden', 'products?stock=out', 'products?stock=low']) {
    expect(markup).toContain(`href="/dashboard/${address}"`)
  }
  expect(markup).toContain('href="/dashboard/members?status=PENDING"')
  expect(markup).toContain('href="/dashboard/products/p1"')
})

test('each chart says its sum and highest day and has a table', () => {
  const text = textOf(<HomePage figures={figures} now={now} />)
  expect(text).toContain('New members 5 last 2 days')
  expect(text).toContain('highest 4, May 2')
  expect(text).toContain('Failed sign-ins 0 last 2 days')
  expect(text).toContain('Tide jar changed staff 1h ago')
})

test('a refusal stands in place of the figures', () => {
  const text = textOf(<HomePage figures={undefined} error={denied} now={now} />)
  expect(text).toContain('Your role on this site does not allow this.')
})
