import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { aFeedItem } from './feed.fixture.ts'
import { feedParts } from './product-feed.ts'

const shop = {
  platform: 'google',
  siteUrl: 'https://shop.example',
  currency: 'XTS',
  today: '2026-05-01',
} as const

async function document(
  pages: readonly (readonly string[])[],
  { name, about }: { readonly name: string; readonly about: string },
): Promise<string> {
  const pageAt = (at: number) => ({
    currency: 'XTS',
    items: (pages[at] ?? []).map((text) =>
      aFeedItem({
        name: text,
        description: text,
        brand: text,
        choices: [{ option: text, choice: text }],
        collections: [text],
      }),
    ),
    next: at + 1 < pages.length ? String(at + 1) : null,
  })
  let xml = ''
  const parts = feedParts(pageAt(0), async (after) => pageAt(Number(after)), {
    ...shop,
    name,
    about,
  })
  for await (const part of parts) xml += part
  return xml
}

/** The errors that libxml2 reports. */
async function problemsOf(xml: string): Promise<string[]> {
  // As bytes, the way crawlers receive it.
  const { errors } = await validateXML({
    xml: Buffer.from(xml).toString(),
    normalization: 'format',
  })
  return errors.map(({ rawMessage }) => rawMessage)
}

test('a feed is well-formed with any texts', async () => {
  const anyText = fc.string({
    unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyText, { minLength: 10, maxLength: 40 }), { minLength: 1, maxLength: 4 }),
      anyText,
      async (pages, name) => {
        const xml = await document(pages, { name, about: name })
        expect(await problemsOf(xml)).toEqual([])
        expect(xml.match(/<item>/g) ?? []).toHaveLength(pages.flat().length)
      },
    ),
    // Each run is a document with many texts.
    { numRuns: 4 },
  )
})

test.each(['<b>&amp;', '\u0000\u0008\u000b\u001f', '\ud800', '\ufffe\uffff', ']]>', '🏺 שלום'])(
  'the text %j can be in a feed',
  async (text) => {
    expect(await problemsOf(await document([[text]], { name: text, about: text }))).toEqual([])
  },
)

test('pages are requested one after the other, and not before they are read', async () => {
  const asked: string[] = []
  const page = (next: string | null) => ({ currency: 'XTS', items: [aFeedItem()], next })
  const parts = feedParts(
    page('1'),
    async (after) => {
      asked.push(after)
      return page(after === '1' ? '2' : null)
    },
    { ...shop, name: 'Shop', about: '' },
  )
  await parts.next()
  await parts.next()
  expect(asked).toEqual([])
  await parts.next()
  expect(asked).toEqual(['1'])
  await parts.next()
  expect(asked).toEqual(['1', '2'])
  expect((await parts.next()).value).toContain('</rss>')
})
