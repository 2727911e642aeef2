import { expect, test } from 'vitest'
import { viewPluginBlocks } from './plugin-blocks.ts'

test('blocks are shown in the language of the reader, without those of the dashboard', () => {
  const blocks = viewPluginBlocks(
    [
      { kind: 'HEADING', text: { en: 'Points', de: 'Punkte' } },
      { kind: 'LIST', items: [{ de: 'Eins' }, { en: 'Two' }] },
      { kind: 'LINK', text: { en: 'More' }, url: '/more' },
      { kind: 'LINK', text: { en: 'Nowhere' } },
      { kind: 'TABLE', columns: [], rows: [] },
    ],
    'de-AT',
  )
  expect(blocks).toEqual([
    { kind: 'heading', text: 'Punkte' },
    { kind: 'list', items: ['Eins', 'Two'] },
    { kind: 'link', text: 'More', url: '/more' },
  ])
})
