import type { Api } from './api.ts'
import type { DemoProduct } from './catalog/index.ts'
import { drawExhibit, type ExhibitSpec } from './exhibits/index.ts'

/** A picture in the library that is to hang in a product's gallery. */
export interface HungPicture {
  readonly mediaId: string
  readonly choice?: NonNullable<DemoProduct['pictures'][number]['choice']>
}

/** Draws a product's pictures and puts them into the library. */
export const addPictures = (api: Api, { slug, pictures }: DemoProduct): Promise<HungPicture[]> =>
  Promise.all(
    pictures.map(async ({ exhibit, choice }, index) => ({
      mediaId: await addPicture(api, exhibit, `${slug}-${index + 1}`),
      ...(choice ? { choice } : {}),
    })),
  )

async function addPicture(api: Api, spec: ExhibitSpec, name: string): Promise<string> {
  const { svg, alt } = drawExhibit(spec)
  const fileName = `${name}.svg`
  const { media } = await api.media.uploadMedia({ fileName, altText: alt }, { body: svg })
  return media.id
}
