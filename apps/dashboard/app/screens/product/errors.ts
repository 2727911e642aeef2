import { VitrineError } from '@vitrine/sdk'
import { asSentence } from '../../shared/failure.tsx'
import type { ProductErrors } from './check.ts'

/** Form fields by the path of the request field. */
const fieldPatterns: readonly (readonly [path: RegExp, field: string])[] = [
  [/^product\.name$/, 'name'],
  [/^product\.description$/, 'description'],
  [/^product\.priceData(\.price)?$/, 'price'],
  [/^product\.discount(\..+)?$/, 'discountValue'],
  [/^product\.costAndProfitData(\..+)?$/, 'cost'],
  [/^product\.sku$/, 'sku'],
  [/^product\.weight$/, 'weight'],
  [/^product\.brand$/, 'brand'],
  [/^product\.ribbon$/, 'ribbon'],
  [/^product\.productOptions\[(\d+)\]\.name$/, 'options.$1.name'],
  [/^product\.productOptions\[(\d+)\]\.choices\[(\d+)\].*$/, 'options.$1.choices.$2'],
  [/^product\.productOptions\[(\d+)\].*$/, 'options.$1.choices'],
  [/^product\.(productOptions|manageVariants)$/, 'options'],
  [/^product\.additionalInfoSections\[(\d+)\].*$/, 'sections.$1.title'],
  [/^product\.slug$/, 'slug'],
  [/^product\.seoData(\..*|\[.*)?$/, 'seo.title'],
  [/^product\.productDimensions(?:\.(\w+))?$/, 'size.length'],
  [/^product\.packageDimensions(?:\.(\w+))?$/, 'parcel.length'],
  [/^inventoryItem\..*$/, 'quantity'],
  [/^media(\..*|\[.*)?$/, 'media'],
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
