import type { Plugin } from '@vitrine/contract/plugins'
import { expect, test } from 'vitest'
import { denied, markupOf, textOf } from '../../shared/render.fixture.tsx'
import { PluginsPage } from './page.tsx'

const loyalty: Plugin = {
  name: 'loyalty',
  title: { en: 'Loyalty points', de: 'Treuepunkte' },
  permissions: ['orders:read'],
  facts: ['order.placed'],
  page: { en: 'Loyalty points' },
  waiting: 0,
  failed: 0,
}
const page = (plugins: readonly Plugin[] | undefined, error?: unknown) => (
  <PluginsPage plugins={plugins} error={error} now={new Date(0)} onRetry={() => {}} />
)

test('plug-ins are listed with rights and functions, and link to their pages', () => {
  expect(textOf(page([loyalty]))).toContain('Loyalty points orders:read order.placed Healthy')
  expect(markupOf(page([loyalty]))).toContain('href="/dashboard/plugins/loyalty"')
})

test('failed facts are shown before waiting ones, under a separate heading', () => {
  const words = textOf(page([{ ...loyalty, failed: 2, waiting: 1 }]))
  expect(words).toContain('2 given up · 1 waiting')
  expect(words).toContain('What Loyalty points has not handled')
})

test('one without rights, facts and page shows that', () => {
  const { page: _, ...quiet } = { ...loyalty, permissions: [], facts: [] }
  expect(textOf(page([quiet]))).toContain('nothing in the name of the shop nothing Healthy')
  expect(markupOf(page([quiet]))).not.toContain('href="/dashboard/plugins/loyalty"')
})

test('no plug-ins, errors and loading have separate texts', () => {
  expect(textOf(page([]))).toContain('No plug-ins Name the first one in vitrine.config.ts')
  expect(textOf(page(undefined, denied))).toContain('request-7')
  expect(markupOf(page(undefined))).toContain('Loading')
})
