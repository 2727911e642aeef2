import { legalPlaceholders } from '@vitrine/contract/legal-pages'
import { openPlaceholders, type PageContent, settledTranslations } from '@vitrine/contract/pages'
import { expect, test } from 'vitest'
import { fillDraft } from './fill.ts'

const id = '11111111-0000-4000-8000-000000000001'
const asking = (word: string) => `<p>[${word}]</p>`
const { en, de } = legalPlaceholders.sellerName
const draft: PageContent = {
  title: 'Imprint',
  description: '',
  sections: [{ id, story: { html: asking(en) } }],
  translations: {
    de: { [`sections.${id}.story.html`]: { text: asking(de), source: asking(en) } },
  },
}

test('translations are filled in with the content, and stay up to date with it', () => {
  const nothing = Object.fromEntries(Object.keys(legalPlaceholders).map((name) => [name, '']))
  const values = { ...nothing, sellerName: 'Ada Ltd' } as never
  const filled = fillDraft(draft, values)
  const html = '<p>Ada Ltd</p>'
  const translation = { [`sections.${id}.story.html`]: { text: html, source: html } }
  expect(filled).toMatchObject({
    sections: [{ story: { html } }],
    translations: { de: translation },
  })
  expect(openPlaceholders(filled)).toEqual([])
  expect(settledTranslations(filled)).toEqual({ de: translation })
})
