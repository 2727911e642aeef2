import type { Import, ImportSchedule } from '@vitrine/contract/imports'
import { expect, test } from 'vitest'
import { textOf } from '../../shared/render.fixture.tsx'
import { ScheduledImports } from './schedules.tsx'

const now = new Date('2026-05-04T10:00:00Z')
const nothing = () => undefined
const actions = {
  onRun: nothing,
  onPause: nothing,
  onDelete: nothing,
  onStart: nothing,
  onDiscard: nothing,
}

const schedule = (changes: Partial<ImportSchedule> = {}): ImportSchedule => ({
  id: 's1',
  name: 'Kiln & Co',
  url: 'https://files.kiln.example/stock.csv?shop=7',
  hasAuthorization: false,
  format: 'OTHER',
  timetable: { every: 'WEEK', weekday: 3, time: '06:30' },
  paused: false,
  nextDate: new Date('2026-05-06T06:30:00Z'),
  running: false,
  failures: 0,
  createdDate: now,
  updatedDate: now,
  ...changes,
})
const list = (...schedules: ImportSchedule[]) =>
  textOf(
    <ScheduledImports
      schedules={schedules}
      timeZone="UTC"
      currency="EUR"
      imports={[]}
      now={now}
      actions={actions}
    />,
  )

test('a scheduled import shows the address of its file and its time', () => {
  const text = list(schedule())
  expect(text).toMatch(/files\.kiln\.example · On Wednesday, 6:30\sAM · next/)
  expect(text).not.toContain('shop=7')
  expect(text).toContain('Not run yet.')
})

test('a file with many changed prices says how many, and the lowest', () => {
  const text = list(
    schedule({
      lastRun: { date: now, outcome: 'PRICES_CHANGED', rows: 40 },
      lastImport: { id: 'i1', state: 'DRAFT', hasMapping: true } as Import,
      priceGuard: { share: 20, change: 50 },
      waitingPrices: {
        changed: 12,
        compared: 40,
        lowest: { name: 'Bowl', before: '30.00', after: '0.3' },
      },
    }),
  )
  expect(text).toContain('Waits for you')
  expect(text).toContain('12 of 40 prices change by more than 50 %')
  expect(text).toMatch(/Bowl: €30\.00 → €0\.30/)
  expect(text).toContain('Import with these prices')
  const discarded = { id: 'i1', state: 'CANCELLED' } as Import
  const lastRun = { date: now, outcome: 'PRICES_CHANGED' } as const
  expect(list(schedule({ lastRun, lastImport: discarded }))).toContain('was discarded')
})

test('its last result is shown as a sentence', () => {
  const lastImport = {
    id: 'i1',
    state: 'DONE',
    productsCreated: 2,
    productsUpdated: 1200,
    productsUnchanged: 0,
  } as Import
  const ran = (outcome: 'IMPORTED' | 'UNCHANGED' | 'FAILED' | 'TOO_FEW_ROWS', more = {}) => ({
    lastRun: { date: now, outcome, ...more },
  })
  expect(list(schedule({ ...ran('IMPORTED', { rows: 9 }), lastImport }))).toContain(
    '2 new, 1,200 changed, 0 unchanged',
  )
  expect(list(schedule(ran('UNCHANGED')))).toContain('has not changed since the last import')
  expect(list(schedule({ ...ran('FAILED', { reason: 'It answers 404' }), failures: 3 }))).toContain(
    'Nothing was imported: It answers 404. Failed 3 times in a row.',
  )
  const short = list(schedule({ ...ran('TOO_FEW_ROWS', { rows: 2 }), importedRows: 40 }))
  expect(short).toContain('the file has only 2 rows, and the last one had 40')
  expect(short).toContain('Run anyway')
})

test('an empty list shows a message', () => {
  expect(list()).toContain('No file is imported by itself yet.')
})
