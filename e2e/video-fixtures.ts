import { readFile } from 'node:fs/promises'
import { shop } from './browser.ts'
import { callAsMerchant } from './members.ts'

/** Files that really play: two seconds of a turning square. */
const videos = new URL('../packages/testkit/src/videos/', import.meta.url)

let nameCount = 0
/** A name that no other product of the run has. */
export const newName = (words: string): string => {
  nameCount += 1
  return `${words} ${nameCount}`
}

/** Adds a video to the library; its id. */
export async function uploadVideo(fileName: string, altText = ''): Promise<string> {
  const searchParams = new URLSearchParams({ fileName, altText })
  const response = await fetch(`${shop.baseUrl}/vitrine/v1/media/upload?${searchParams}`, {
    method: 'POST',
    headers: { authorization: shop.apiKey, 'content-type': 'application/octet-stream' },
    body: await readFile(new URL(fileName, videos)),
  })
  if (!response.ok) throw new Error(`${fileName}: ${response.status} ${await response.text()}`)
  const { media } = (await response.json()) as { media: { id: string } }
  return media.id
}

/** Sets the poster of a video. */
export const choosePoster = (id: string, posterId: string) =>
  callAsMerchant('PATCH', `/vitrine/v1/media/${id}`, { posterId })

/** Pictures of the library that the demo shop hangs, by their ids. */
export async function somePictures(): Promise<string[]> {
  const { items } = (await callAsMerchant('POST', '/vitrine/v1/media/query', {
    query: { kind: 'image', paging: { limit: 5 } },
  })) as { items: { id: string }[] }
  return items.map(({ id }) => id)
}

type Choices = { option: string; choices: Record<string, readonly string[]> }

/** A product that shows these files of the library, or these addresses; and some of them for choices of one option. */
export async function newProduct(
  name: string,
  shown: readonly string[],
  chosen?: Choices,
): Promise<{ id: string; slug: string }> {
  const productOptions = chosen && [
    {
      name: chosen.option,
      optionType: 'drop_down',
      choices: Object.keys(chosen.choices).map((word) => ({ value: word, description: word })),
    },
  ]
  const nameCount = await callAsMerchant('POST', '/stores/v1/products', {
    product: { name, priceData: { price: 84 }, ...(productOptions && { productOptions }) },
  })
  const { id, slug } = nameCount.product as { id: string; slug: string }
  await callAsMerchant('POST', `/stores/v1/products/${id}/media`, {
    media: shown.map((one) => (one.startsWith('http') ? { url: one } : { mediaId: one })),
  })
  if (chosen) {
    await callAsMerchant('PATCH', `/stores/v1/products/${id}/choices/media`, {
      media: Object.entries(chosen.choices).map(([choice, mediaIds]) => ({
        option: chosen.option,
        choice,
        mediaIds,
      })),
    })
  }
  return { id, slug }
}
