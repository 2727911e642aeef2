import { VitrineError } from '@vitrine/sdk'
import { asSentence } from '../../shared/failure.tsx'
import type { ProductErrors } from './check.ts'

/** Form fields by the path of the request field. */
const fieldPatterns: readonly (readonly [path: RegExp, field: string])[] = [
  [/^product\.name$/, 'name'],
  [/^product\.description$/, 'description'],
  [/^product\.price$/, 'price'],
  [/^product\.discount(\..+)?$/, 'discountValue'],
  [/^product\.cost$/, 'cost'],
  [/^product\.sku$/, 'sku'],
  [/^product\.weight$/, 'weight'],
  [/^product\.brand(\..+)?$/, 'brand'],
  [/^product\.ribbon(\..+)?$/, 'ribbon'],
  [/^product\.options\[(\d+)\]\.name$/, 'options.$1.name'],
  [/^product\.options\[(\d+)\]\.choices\[(\d+)\].*$/, 'options.$1.choices.$2'],
  [/^product\.options\[(\d+)\]\.choicesSettings\.choices\[(\d+)\].*$/, 'options.$1.choices.$2'],
  [/^product\.options\[(\d+)\].*$/, 'options.$1.choices'],
  [/^product\.(options|manageVariants)$/, 'options'],
  [/^product\.infoSections\[(\d+)\].*$/, 'sections.$1.title'],
  [/^product\.slug$/, 'slug'],
  [/^product\.seo(\..*|\[.*)?$/, 'seo.title'],
  [/^product\.productDimensions(?:\.(\w+))?$/, 'size.length'],
  [/^product\.packageDimensions(?:\.(\w+))?$/, 'parcel.length'],
  [/^product\.media(\..*|\[.*)?$/, 'media'],
  [/^product\.variants\[\d+\]\.barcode$/, 'extras.barcode'],
  [/^product\.variants\[\d+\]\.manufacturerPartNumber$/, 'extras.manufacturerPartNumber'],
  [/^product\.(?:variants\[\d+\]\.)?stock\.preorder\.limit$/, 'extras.preorderLimit'],
  [/^product\.(?:variants\[\d+\]\.)?stock\.preorder\.shipsAt$/, 'extras.preorderShipsAt'],
  [/^product\.(?:variants\[\d+\]\.)?stock\.preorder.*$/, 'extras.preorderMessage'],
  [/^product\.(?:variants\[\d+\]\.)?stock.*$/, 'quantity'],
  [/^product\.customFields\.(\w+)$/, 'customFields.$1'],
  [/^product\.subtitle$/, 'extras.subtitle'],
  [/^product\.modifiers\[(\d+)\].*$/, 'extras.modifiers.$1.price'],
  [/^product\.subscriptions\.items\[(\d+)\]\.title$/, 'extras.plans.$1.title'],
  [/^product\.subscriptions\.items\[(\d+)\]\.discount.*$/, 'extras.plans.$1.less'],
  [/^product\.pricePerUnit.*$/, 'extras.contents'],
  [/^product\.quantityLimits\.(\w+)$/, 'extras.$1'],
  [/^product\.taxGroupId$/, 'extras.taxGroupId'],
]

/** Refusals that are about one part of the form, whatever field they name. */
const fieldsByCode: Readonly<Record<string, string>> = {
  INVALID_OPTIONS: 'options',
  MANAGE_VARIANTS_NOT_ALLOWED: 'options',
  PRICE_OUT_OF_RANGE: 'price',
  MEDIA_NOT_FOUND: 'media',
}

const fieldOf = (path: string): string | undefined => {
  const match = fieldPatterns.find(([pattern]) => pattern.test(path))
  return match && path.replace(match[0], match[1])
}

/** Server errors by form field; empty when the error concerns no field. */
export function errorsOfProduct(error: unknown): ProductErrors {
  if (!(error instanceof VitrineError)) return {}
  const field = error.code ? fieldsByCode[error.code] : undefined
  if (field) return { [field]: asSentence(error.message) }
  return Object.fromEntries(
    error.violations.flatMap(({ field: path, description }) => {
      const formField = fieldOf(path)
      return formField ? [[formField, asSentence(description)]] : []
    }),
  )
}
