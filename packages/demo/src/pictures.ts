import type { Api } from './api.ts'
import { type ArtworkSpec, drawArtwork } from './artwork/index.ts'
import type { DemoProduct } from './catalog/index.ts'

/** An uploaded picture for a product's gallery. */
export interface ProductPicture {
  readonly mediaId: string
  readonly choice?: NonNullable<DemoProduct['pictures'][number]['choice']>
}

/** Draws a product's pictures and uploads them to the media library. */
export const addPictures = (api: Api, { slug, pictures }: DemoProduct): Promise<ProductPicture[]> =>
  Promise.all(
    pictures.map(async ({ artwork, choice }, index) => ({
      mediaId: await addPicture(api, artwork, `${slug}-${index + 1}`),
      ...(choice ? { choice } : {}),
    })),
  )

async function addPicture(api: Api, spec: ArtworkSpec, name: string): Promise<string> {
  const { svg, alt } = drawArtwork(spec)
  const fileName = `${name}.svg`
  const { media } = await api.media.uploadMedia({ fileName, altText: alt }, { body: svg })
  return media.id
}
