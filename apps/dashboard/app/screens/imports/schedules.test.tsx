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
