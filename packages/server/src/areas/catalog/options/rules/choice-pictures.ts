import type { ChoiceImage } from '../model/customization.ts'

/** A reference to a choice's picture: a library file by id, without an address. */
interface PictureReference {
  readonly id?: unknown
  readonly url?: unknown
}

const isPictureReference = (picture: ChoiceImage): picture is PictureReference =>
  typeof picture === 'object' && picture !== null

const idOf = (picture: ChoiceImage): string | undefined =>
  isPictureReference(picture) && typeof picture.id === 'string' && picture.id !== ''
    ? picture.id
    : undefined

/** A library picture with its current address; other pictures keep theirs. */
export function withAddress(picture: ChoiceImage, urlOf: (id: string) => string): ChoiceImage {
  const id = idOf(picture)
  return isPictureReference(picture) && id && !picture.url
    ? { ...picture, url: urlOf(id) }
    : picture
}

/** A picture with an address is a library picture when the library has a file with its id. */
export function ownedBy(library: ReadonlySet<string>) {
  return (picture: ChoiceImage): ChoiceImage =>
    isPictureReference(picture) && library.has(idOf(picture) ?? '')
      ? { ...picture, url: '' }
      : picture
}

type Looks = readonly {
  readonly image?: ChoiceImage
  readonly displayImage?: ChoiceImage
}[]

/** The ids in pictures of choices. */
export const pictureIds = (choices: Looks): string[] =>
  [
    ...new Set(choices.flatMap(({ image, displayImage }) => [image, displayImage].map(idOf))),
  ].flatMap((id) => id ?? [])

/** Looks with another library picture in place of one; null: none. */
export function withOtherPicture<L extends Looks[number]>(
  look: L,
  from: string,
  to: string | null,
): L {
  const other = (picture: ChoiceImage): ChoiceImage => {
    if (!isPictureReference(picture) || idOf(picture) !== from) return picture
    return to === null ? null : { ...picture, id: to }
  }
  return { ...look, image: other(look.image), displayImage: other(look.displayImage) }
}
