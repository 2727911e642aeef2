import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { textOf, unreachable } from '../../shared/render.fixture.tsx'
import { fieldLabel, formatValue, type HistoryEntry } from './labels.ts'
import { HistoryPage, type HistoryPageProps } from './page.tsx'
import { historyQuery, readHistorySearch } from './search.ts'

const id = '7b1c2f7e-2d6b-4c1e-9a51-0f2b6f3a9c11'
const entry = (change: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  groupId: 'r1',
  groupSize: 1,
  at: new Date('2026-05-01T10:00:00Z'),
  actor: { type: 'staff', id, name: 'Ada' },
  entity: { type: 'product', id, name: 'Deep bowl', productId: id },
  action: 'UPDATED',
  fact: 'product.changed',
  changes: [{ field: 'name', before: 'Bowl', after: 'Deep bowl' }],
  names: {},
  undoable: true,
  ...change,
})
const nothing = () => undefined
const page = (change: Partial<HistoryPageProps>) => (
  <HistoryPage
    search={readHistorySearch({})}
    filters={null}
    entries={[entry()]}
    next={undefined}
    stale={false}
    now={new Date('2026-05-01T11:00:00Z')}
    onUndo={nothing}
    onUndoGroup={nothing}
    {...change}
  />
)

test('an object that exists once in a shop is named once', () => {
  const theme = entry({ fact: 'theme.changed', entity: { type: 'theme', id } })
  expect(textOf(page({ entries: [theme] }))).toContain('Changed the look of the shop Ada')
})

test('a change shows action, object, author and differences', () => {
  const text = textOf(page({}))
  expect(text).toContain('Changed the product Deep bowl')
  expect(text).toContain('Ada')
  expect(text).toMatch(/Name.*Before:.*Bowl.*After:.*Deep bowl/)
})

test('changes of one action are grouped, and can be undone as a whole', () => {
  const job = { id, kind: 'import', name: 'products.csv' }
  const entries = ['a', 'b'].map((one) => entry({ id: one, groupSize: 40, job }))
  const text = textOf(page({ entries }))
  expect(text).toContain('Import of products.csv: 40 changes')
  expect(text).toContain('Undo all 40 changes')
  expect(text).toContain('Show all 40')
})

test('an undone change is marked, without actions', () => {
  const text = textOf(page({ entries: [entry({ undoable: false, notUndoable: 'UNDONE' })] }))
  expect(text).toContain('Undone')
  expect(text).not.toContain('Undo all')
})

test('ids are shown as names, for added and removed ones', () => {
  const ids = ['1', '2', '3'].map((one) => id.replace(/.$/, one))
  const [shelf, table, stays] = ids as [string, string, string]
  const change = { field: 'collectionIds', before: [stays, shelf], after: [stays, table] }
  const names = { [shelf]: 'Shelf', [table]: 'Table' }
  const text = textOf(page({ entries: [entry({ changes: [change], names })] }))
  expect(text).toMatch(/Collections.*Before:.*Shelf.*After:.*Table/)
  expect(formatValue(ids, english, 'en', names)).toBe('Shelf, Table, and 1 more')
  const order = { field: 'productIds', before: [shelf, table], after: [table, shelf] }
  expect(textOf(page({ entries: [entry({ changes: [order], names })] }))).toMatch(
    /Shelf and Table.*Table and Shelf/,
  )
})

test('changes outside of the catalog have their own texts, with the reason why they cannot be undone', () => {
  const member = { type: 'identity', id, name: 'ada@example.com' } as const
  const changed = { fact: 'identity.password_changed', entity: member, changes: [] }
  const text = textOf(
    page({ entries: [entry({ ...changed, undoable: false, notUndoable: 'SECRET' })] }),
  )
  expect(text).toContain('Changed the password of ada@example.com')
  expect(text).toContain('Not stored')
  expect(historyQuery(readHistorySearch({ kind: 'everything' }))).toEqual({ everything: true })
})

test('values are formatted for people, never shown as code', () => {
  const toText = (value: unknown) => formatValue(value, english, 'en')
  expect(toText(true)).toBe('yes')
  expect(toText(null)).toBe('nothing')
  expect(toText('<p>Made <b>here</b></p>')).toBe('Made here')
  expect(toText([{ name: 'S' }, { name: 'L' }])).toBe('S, L')
  expect(toText({ type: 'PERCENT', value: '10' })).toBe('10 %')
  expect(toText([id, id])).toBe('2 of them')
  expect(fieldLabel('base.price', english)).toBe('Price')
  expect(fieldLabel(`variants.${id}.sku`, english)).toBe('Variant: SKU')
  expect(fieldLabel('taxGroupId', english)).toBe('Tax group id')
})

test('the address is the query of the history; an object needs its kind', () => {
  expect(historyQuery(readHistorySearch({ kind: 'product', thing: id }))).toEqual({
    entityType: 'product',
    entityId: id,
  })
  expect(historyQuery(readHistorySearch({ thing: id, actor: 'nobody' }))).toEqual({})
})

test('empty, filtered to nothing and unavailable are three different states', () => {
  expect(textOf(page({ entries: [] }))).toContain('Nothing has changed yet')
  const search = readHistorySearch({ actor: 'staff' })
  expect(textOf(page({ entries: [], search }))).toContain('No matches')
  expect(textOf(page({ error: unreachable }))).toContain('The server could not be reached')
})
