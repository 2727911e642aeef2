import type { PluginBlock } from '@vitrine/contract/plugins'
import { expect, test } from 'vitest'
import { markupOf, textOf } from '../../shared/render.fixture.tsx'
import { PluginBlocks } from './blocks.tsx'

const show = (...blocks: PluginBlock[]) => <PluginBlocks blocks={blocks} />

test('blocks of a plug-in are shown in their order, as text', () => {
  const page = show(
    { kind: 'HEADING', text: { en: 'Points' } },
    { kind: 'PARAGRAPH', text: { en: '<b>Bold</b>' } },
    { kind: 'LIST', items: [{ en: 'One' }, { de: 'Zwei' }] },
    { kind: 'LINK', text: { en: 'More' }, url: '/more' },
    {
      kind: 'TABLE',
      text: { en: 'Buyers' },
      columns: [{ en: 'E-mail' }],
      rows: [[{ en: 'ada@example.com' }]],
    },
  )
  expect(markupOf(page)).toContain('&lt;b&gt;Bold&lt;/b&gt;')
  expect(markupOf(page)).toContain('<li>One</li><li>Zwei</li>')
  expect(textOf(page)).toMatch(/Points .*More Buyers E-mail ada@example\.com/)
})

test('a form labels its fields, and marks required ones', () => {
  const field = { label: { en: 'Points' }, required: true } as const
  const page = show({
    kind: 'FORM',
    text: { en: 'Give points' },
    form: {
      method: 'POST',
      path: '/vitrine/v1/plugins/points/points',
      fields: [
        { ...field, name: 'points', type: 'NUMBER', value: '5', help: { en: 'At most 100' } },
        {
          name: 'kind',
          label: { en: 'Kind' },
          required: false,
          type: 'CHOICE',
          choices: [{ value: 'gift', label: { en: 'A gift' } }],
        },
        { name: 'tell', label: { en: 'Tell the buyer' }, required: false, type: 'CHECKBOX' },
      ],
      submit: { en: 'Give' },
    },
  })
  expect(markupOf(page)).toMatch(/<input[^>]*required[^>]*>/)
  expect(markupOf(page)).toMatch(/<input[^>]*value="5"[^>]*>/)
  expect(textOf(page)).toContain('At most 100')
  expect(textOf(page)).toContain('Choose … A gift')
  expect(markupOf(page)).toContain('role="switch"')
})
