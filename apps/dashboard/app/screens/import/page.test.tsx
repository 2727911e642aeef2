import type { Import } from '@vitrine/contract/imports'
import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { textOf } from '../../shared/render.fixture.tsx'
import { checkFile } from '../imports/route.tsx'
import { ImportPage } from './page.tsx'

const run = (changes: Partial<Import> = {}): Import => ({
  id: 'i1',
  fileName: 'products.csv',
  bytes: 120_000,
  state: 'RUNNING',
  rowsTotal: 4000,
  rowsDone: 1000,
  rowsFailed: 2,
  productsCreated: 120,
  productsUpdated: 3,
  productsUnchanged: 40,
  rowsPerSecond: 512.4,
  secondsLeft: 6,
  reportCount: 0,
  picturesTotal: 0,
  picturesWaiting: 0,
  picturesFailed: 0,
  createdDate: new Date('2026-05-01T10:00:00Z'),
  updatedDate: new Date('2026-05-01T10:00:02Z'),
  ...changes,
})
const page = (one: Import, report: Parameters<typeof ImportPage>[0]['report'] = []) =>
  textOf(<ImportPage run={one} report={report} page={1} onCancel={() => {}} />)

test('a running import shows rows, speed and remaining time', () => {
  const text = page(run())
  expect(text).toContain('1,000 of 4,000 rows · 512 rows/s · 0:06 left')
  expect(text).toContain('Stop import…')
})

test('an import is not complete while its pictures are being fetched', () => {
  const done = { state: 'DONE', rowsDone: 4000, secondsLeft: undefined } as const
  const waiting = page(run({ ...done, picturesTotal: 600, picturesWaiting: 12, picturesFailed: 1 }))
  expect(waiting).toContain(
    '587 of 600 pictures fetched · 12 pictures on the way · 1 picture could not be fetched',
  )
  expect(waiting).not.toContain('Done')
  expect(page(run({ ...done, picturesFailed: 2 }))).toContain('Done')
})

test('the report has line, column and reason', () => {
  const report = [
    {
      line: 17,
      column: 'Variant Price',
      handle: 'jar',
      severity: 'ERROR',
      message: '"12x" is no price',
    },
  ] as const
  const text = page(run({ state: 'DONE', reportCount: 1 }), report)
  expect(text).toContain('17 Not imported Variant Price "12x" is no price jar')
})

test('a refused file shows the reason and the position', () => {
  const failure = 'Line 1: there is no column "Handle".'
  expect(page(run({ state: 'FAILED', failure }))).toContain(`The file was refused. ${failure}`)
})

test('a file that is not CSV is not sent', () => {
  expect(checkFile({ name: 'jar.png', size: 9, type: 'image/png' }, english)).toContain('jar.png')
  expect(checkFile({ name: 'a.csv', size: 0, type: 'text/csv' }, english)).toContain('empty')
  expect(checkFile({ name: 'a.csv', size: 9, type: '' }, english)).toBeUndefined()
})

test('an undone import shows its date, or that it was undone just now', () => {
  const undoneDate = new Date('2026-05-02T10:00:00Z')
  const shown = (more: Partial<Parameters<typeof ImportPage>[0]>) =>
    textOf(
      <ImportPage
        run={run({ state: 'DONE' })}
        report={[]}
        page={1}
        onCancel={() => {}}
        undoneDate={undoneDate}
        {...more}
      />,
    )
  expect(shown({})).toMatch(/This import was undone .*2026/)
  expect(shown({})).not.toContain(english.importMapping.undo)
  expect(shown({ undone: { undone: 3 } })).toContain('3 changes undone')
  expect(shown({ undone: { undone: 3 } })).not.toContain('This import was undone')
})
