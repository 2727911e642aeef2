import { createReason } from '@vitrine/contract/reasons'
import type { NewGalleryItem } from '../../../catalog/index.ts'
import type { Row } from '../model.ts'
import type { OptionColumn } from './options.ts'
import { cut, lengthOf, longerThan, readQuantity, shortOf } from './parse-cells.ts'
import type { ProblemCollector } from './problem-collector.ts'
import type { ImportedVariant } from './variants.ts'

const MAX_ALT_TEXT = 1000
const MAX_URL = 2048

interface Picture {
  readonly url: string
  readonly altText: string
  readonly position: number
}

/** The pictures in order; a variant's picture is linked to the choice that determines it. */
export function toGallery(
  rows: readonly Row[],
  options: readonly OptionColumn[],
  variants: readonly ImportedVariant[],
  collector: ProblemCollector,
): NewGalleryItem[] {
  const pictures = new Map<string, Picture>()
  for (const row of rows) {
    const url = webAddress(row, 'image', collector)
    if (!url || pictures.has(url)) continue
    const altText = readAltText(row, collector)
    const position = positionOf(row, collector) ?? pictures.size + 1
    pictures.set(url, { url, altText, position })
  }
  for (const { row } of variants) {
    for (const url of webAddresses(row, collector)) {
      if (!pictures.has(url)) pictures.set(url, { url, altText: '', position: Infinity })
    }
  }
  const choices = choiceByPicture(options, variants, collector)
  return [...pictures.values()]
    .sort((a, b) => a.position - b.position || 0)
    .flatMap(({ url, altText }): NewGalleryItem[] => {
      const shown = choices.get(url) ?? []
      return shown.length === 0
        ? [{ url, altText }]
        : shown.map((choice) => ({ url, altText, choice }))
    })
}

function readAltText(row: Row, collector: ProblemCollector): string {
  const { imageAltText: text = '' } = row.cells
  if (lengthOf(text) > MAX_ALT_TEXT) collector.warn(row, 'imageAltText', longerThan(MAX_ALT_TEXT))
  return cut(text, MAX_ALT_TEXT)
}

function positionOf(row: Row, collector: ProblemCollector): number | undefined {
  const text = row.cells.imagePosition
  if (text === undefined) return undefined
  const reading = readQuantity(text)
  if ('value' in reading) return reading.value
  collector.warn(row, 'imagePosition', createReason('PICTURE_POSITION', { text: shortOf(text) }))
  return undefined
}

/** A variant may have several pictures; a blank within a URL is not followed by a scheme. */
export const addressesIn = (cell: string): string[] => cell.split(/\s+(?=https?:)/)

const webAddresses = (row: Row, collector: ProblemCollector): string[] =>
  addressesIn(row.cells.variantImage ?? '').flatMap(
    (text) => webAddress(row, 'variantImage', collector, text) ?? [],
  )

function webAddress(
  row: Row,
  key: 'image' | 'variantImage',
  collector: ProblemCollector,
  text = row.cells[key],
): string | undefined {
  if (!text) return undefined
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  if (isAddress && new URL(text).href.length <= MAX_URL) return text
  collector.warn(row, key, createReason('NOT_PICTURE_ADDRESS'))
  return undefined
}

type PictureChoice = NonNullable<NewGalleryItem['choice']>

/**
 * Pictures can be linked to choices of one option: the first whose choices never share a variant's picture.
 */
function choiceByPicture(
  options: readonly OptionColumn[],
  variants: readonly ImportedVariant[],
  collector: ProblemCollector,
): Map<string, PictureChoice[]> {
  const pictured = variants.filter((variant) => variant.image !== undefined)
  const [first] = pictured
  if (!first || options.length === 0) return new Map()
  const at = options.findIndex((_, index) => decides(index, pictured))
  const option = options[at]
  if (!option) {
    collector.warn(first.row, 'variantImage', createReason('PICTURES_NOT_LINKED'))
    return new Map()
  }
  const shown = new Map<string, Map<string, PictureChoice>>()
  for (const { image = '', values } of pictured) {
    const choice = values.choices[at] as string
    for (const url of addressesIn(image)) {
      const existing = shown.get(url) ?? new Map<string, PictureChoice>()
      shown.set(url, existing.set(choice, { option: option.name, choice }))
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
