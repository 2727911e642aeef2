import type { ChoiceImage } from '../model/customization.ts'

/** A picture of a choice, as far as it says where it is: one of the library by its id, without an address. */
interface Placed {
  readonly id?: unknown
  readonly url?: unknown
}

const isPlaced = (picture: ChoiceImage): picture is Placed =>
  typeof picture === 'object' && picture !== null

const idOf = (picture: ChoiceImage): string | undefined =>
  isPlaced(picture) && typeof picture.id === 'string' && picture.id !== '' ? picture.id : undefined

/** The picture with the address that it has today; others have theirs. */
export function withAddress(picture: ChoiceImage, urlOf: (id: string) => string): ChoiceImage {
  const id = idOf(picture)
  return isPlaced(picture) && id && !picture.url ? { ...picture, url: urlOf(id) } : picture
}

/** A picture that came with an address is the library's where that has a file of its id. */
export function ownedBy(library: ReadonlySet<string>) {
  return (picture: ChoiceImage): ChoiceImage =>
    isPlaced(picture) && library.has(idOf(picture) ?? '') ? { ...picture, url: '' } : picture
}

type Looks = readonly {
  readonly image?: ChoiceImage
  readonly displayImage?: ChoiceImage
}[]

/** The ids that pictures of choices come with. */
export const pictureIds = (choices: Looks): string[] =>
  [
    ...new Set(choices.flatMap(({ image, displayImage }) => [image, displayImage].map(idOf))),
  ].flatMap((id) => id ?? [])
