import type { NewGalleryItem } from '../../catalog/index.ts'
import type { Row } from '../model.ts'
import type { Notes } from './notes.ts'
import type { OptionColumn } from './options.ts'
import { cut, lengthOf, longerThan, readQuantity } from './values.ts'
import type { ImportedVariant } from './variants.ts'

const MAX_ALT_TEXT = 1000
const MAX_URL = 2048

interface Picture {
  readonly url: string
  readonly altText: string
  readonly position: number
}

/** The pictures in their order; a variant's picture shows the choice that decides it. */
export function toGallery(
  rows: readonly Row[],
  options: readonly OptionColumn[],
  variants: readonly ImportedVariant[],
  notes: Notes,
): NewGalleryItem[] {
  const pictures = new Map<string, Picture>()
  for (const row of rows) {
    const url = webAddress(row, 'image', notes)
    if (!url || pictures.has(url)) continue
    const altText = readAltText(row, notes)
    const position = positionOf(row, notes) ?? pictures.size + 1
    pictures.set(url, { url, altText, position })
  }
  for (const { row } of variants) {
    for (const url of webAddresses(row, notes)) {
      if (!pictures.has(url)) pictures.set(url, { url, altText: '', position: Infinity })
    }
  }
  const choices = choiceByPicture(options, variants, notes)
  return [...pictures.values()]
    .sort((a, b) => a.position - b.position || 0)
    .flatMap(({ url, altText }): NewGalleryItem[] => {
      const shown = choices.get(url) ?? []
      return shown.length === 0
        ? [{ url, altText }]
        : shown.map((choice) => ({ url, altText, choice }))
    })
}

function readAltText(row: Row, notes: Notes): string {
  const { imageAltText: text = '' } = row.cells
  if (lengthOf(text) > MAX_ALT_TEXT) notes.warn(row, 'imageAltText', longerThan(MAX_ALT_TEXT))
  return cut(text, MAX_ALT_TEXT)
}

function positionOf(row: Row, notes: Notes): number | undefined {
  const text = row.cells.imagePosition
  if (text === undefined) return undefined
  const reading = readQuantity(text)
  if ('value' in reading) return reading.value
  notes.warn(row, 'imagePosition', `${reading.wrong}; the order of the file counts`)
  return undefined
}

/** A variant may show several pictures; a blank inside an address is followed by no scheme. */
export const addressesIn = (cell: string): string[] => cell.split(/\s+(?=https?:)/)

const webAddresses = (row: Row, notes: Notes): string[] =>
  addressesIn(row.cells.variantImage ?? '').flatMap(
    (text) => webAddress(row, 'variantImage', notes, text) ?? [],
  )

function webAddress(
  row: Row,
  key: 'image' | 'variantImage',
  notes: Notes,
  text = row.cells[key],
): string | undefined {
  if (!text) return undefined
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  if (isAddress && new URL(text).href.length <= MAX_URL) return text
  notes.warn(
    row,
    key,
    'is no web address such as https://example.com/cup.jpg; the picture is left out',
  )
  return undefined
}

type ShownChoice = NonNullable<NewGalleryItem['choice']>

/** Pictures can show the choices of one option: the first whose choices never share a variant's picture. */
function choiceByPicture(
  options: readonly OptionColumn[],
  variants: readonly ImportedVariant[],
  notes: Notes,
): Map<string, ShownChoice[]> {
  const pictured = variants.filter((variant) => variant.image !== undefined)
  const [first] = pictured
  if (!first || options.length === 0) return new Map()
  const at = options.findIndex((_, index) => decides(index, pictured))
  const option = options[at]
  if (!option) {
    notes.warn(
      first.row,
      'variantImage',
      'differs by more than one option; pictures are not tied to choices',
    )
    return new Map()
  }
  const shown = new Map<string, Map<string, ShownChoice>>()
  for (const { image = '', values } of pictured) {
    const choice = values.choices[at] as string
    for (const url of addressesIn(image)) {
      const known = shown.get(url) ?? new Map<string, ShownChoice>()
      shown.set(url, known.set(choice, { option: option.name, choice }))
    }
  }
  return new Map([...shown].map(([url, choices]) => [url, [...choices.values()]]))
}

/** Whether variants with the same choice of an option always have the same picture. */
function decides(index: number, variants: readonly ImportedVariant[]): boolean {
  const pictures = new Map<string, string>()
  return variants.every(({ image = '', values }) => {
    const choice = values.choices[index] as string
    if (!pictures.has(choice)) pictures.set(choice, image)
    return pictures.get(choice) === image
  })
}
