import { imageFillUrl, makeImageAddress, makeVideoAddress, query } from '@vitrine/sdk'
import { ApiKeyStrategy, createClient, media } from '@wix/sdk'
import { products } from '@wix/stores'
import { expect, test } from 'vitest'

const answered = { products: [{ id: '1' }], metadata: { count: 1, offset: 0, total: 3 } }
const fetch: typeof globalThis.fetch = async () => Response.json(answered)
const published = createClient({
  modules: { products },
  auth: ApiKeyStrategy({ apiKey: 'any', siteId: 'any' }),
  fetch,
}).products
const builder = () => query(async () => answered)

const namesOf = (value: object): string[] => {
  const names = new Set<string>()
  for (let part = value; part && part !== Object.prototype; part = Object.getPrototypeOf(part)) {
    for (const name of Object.getOwnPropertyNames(part)) names.add(name)
  }
  return [...names].filter((name) => name !== 'constructor' && !name.startsWith('_'))
}

test('our query builder has every method of the published one', () => {
  // Our query builders return the query by `build()`.
  const theirs = namesOf(published.queryProducts()).filter((name) => name !== 'query')
  expect(theirs.length).toBeGreaterThan(15)
  expect(namesOf(builder())).toEqual(expect.arrayContaining(theirs))
})

test('our pages have every name of the published ones', async () => {
  const theirs = namesOf(await published.queryProducts().limit(1).find())
  const page = await builder().limit(1).find()
  expect(theirs).toEqual(expect.arrayContaining(['items', 'hasNext', 'totalCount']))
  expect(namesOf(page)).toEqual(expect.arrayContaining(theirs))
})

test('both builders send the same query', async () => {
  let sent: unknown
  const listening = createClient({
    modules: { products },
    auth: ApiKeyStrategy({ apiKey: 'any', siteId: 'any' }),
    fetch: (async (url: string) => {
      const text = new URL(url).searchParams.get('.r') ?? ''
      sent = JSON.parse(Buffer.from(text, 'base64url').toString()).query
      return Response.json(answered)
    }) as typeof globalThis.fetch,
  }).products
  const date = new Date(0)
  const theirs = listening.queryProducts().eq('name', 'Jar').gt('priceData.price', 5)
  await theirs
    .hasSome('collectionIds', ['a', 'b'])
    .ge('lastUpdated', date)
    .descending('name')
    .skip(2)
    .find()
  const ours = builder()
    .eq('name', 'Jar')
    .gt('priceData.price', 5)
    .hasSome('collectionIds', ['a', 'b'])
  const built = ours.ge('lastUpdated', date).descending('name').skip(2).build()
  expect(JSON.parse(JSON.stringify(built))).toEqual(sent)
})

test('their helpers read our media addresses', () => {
  const image = { id: 'abc~mv2.png', filename: 'blue mug.png', width: 800, height: 600 }
  const address = makeImageAddress(image)
  expect(media.getImageUrl(address)).toMatchObject({
    ...image,
    url: expect.stringMatching(/abc~mv2\.png$/),
  })
  const [frame] = /\/v1\/fill\/w_80,h_60/.exec(imageFillUrl(address, 80, 60)) ?? []
  expect(media.getScaledToFillImageUrl(address, 80, 60, {})).toContain(frame)
  const posters = [{ id: 'p~mv2.jpg', width: 8, height: 6 }]
  const video = makeVideoAddress({ id: 'v1', filename: 'spin.mp4', posters })
  expect(media.getVideoUrl(video)).toMatchObject({ id: 'v1' })
})
