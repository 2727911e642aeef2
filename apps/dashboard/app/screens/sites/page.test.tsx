import { type SiteSummary, siteMoves } from '@vitrine/contract/sites'
import { siteDeletions, siteStates } from '@vitrine/contract/vocabulary'
import { expect, test } from 'vitest'
import { markupOf, textOf } from '../../shared/render.fixture.tsx'
import { movesOf, SitesPage, type SitesPageProps } from './page.tsx'

const site = (change: Partial<SiteSummary> = {}): SiteSummary => ({
  id: 's1',
  name: 'Glass case',
  namespace: 'HEADLESS',
  state: 'ENABLED',
  createdFrom: 'OTHER',
  catalogVersion: 'V1_CATALOG',
  domains: ['shop.example'],
  createdDate: new Date('2026-05-01T10:00:00Z'),
  ...change,
})
const page = (change: Partial<SitesPageProps>) => (
  <SitesPage
    show=""
    sites={[site()]}
    trashed={0}
    currentId="s2"
    now={new Date('2026-05-02T10:00:00Z')}
    onNew={() => {}}
    onMove={() => {}}
    onNamespace={() => {}}
    onOpen={() => {}}
    onDuplicate={() => {}}
    onChange={() => {}}
    {...change}
  />
)

test('a site has state, label, addresses and possible actions', () => {
  const text = textOf(page({}))
  expect(text).toContain('Glass case Open')
  expect(text).toContain('shop.example yesterday Change Duplicate Close Move to trash')
})

test('the current site cannot be moved to the trash, with the reason', () => {
  expect(markupOf(page({ currentId: 's1' }))).toContain(
    'aria-label="Move to trash: “Glass case”: You are working on this site.',
  )
})

test('a site in the trash can be restored or deleted permanently, and nothing else', () => {
  expect(movesOf(site({ deletion: 'TRASH' }))).toEqual(['restore', 'purge'])
  expect(movesOf(site({ deletion: 'PENDING_PURGE' }))).toEqual([])
})

test('every offered move is in the table of the contract', () => {
  for (const state of siteStates) {
    for (const deletion of [undefined, ...siteDeletions]) {
      for (const move of movesOf(site({ state, ...(deletion ? { deletion } : {}) }))) {
        const rule = siteMoves[move]
        const from = 'state' in rule ? (rule.state as readonly string[]) : siteStates
        expect(from).toContain(state)
        expect(rule.deletion as readonly unknown[]).toContain(deletion ?? null)
      }
    }
  }
})

test('an empty trash shows a message', () => {
  expect(textOf(page({ show: 'trash', sites: [] }))).toContain('The trash is empty')
})
