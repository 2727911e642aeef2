import type { Api } from './api.ts'
import { drawExhibit, type ExhibitSpec } from './exhibits/index.ts'

/** Draws a picture and puts it into the library; answers its id. */
export async function addPicture(api: Api, spec: ExhibitSpec, name: string): Promise<string> {
  const { svg, alt } = drawExhibit(spec)
  const fileName = `${name}.svg`
  const { media } = await api.media.uploadMedia({ fileName, altText: alt }, { body: svg })
  return media.id
}
