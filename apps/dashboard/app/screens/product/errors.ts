import { VitrineError } from '@vitrine/sdk'
import { sentence } from '../../scaffold/failure.tsx'
import type { ProductErrors } from './check.ts'

/** Where a field of the request stands on the screen. */
const places: readonly (readonly [path: RegExp, field: string])[] = [
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
const codes: Readonly<Record<string, string>> = {
  INVALID_OPTIONS: 'options',
  MANAGE_VARIANTS_NOT_ALLOWED: 'options',
  PRICE_OUT_OF_RANGE: 'price',
  MEDIA_NOT_FOUND: 'media',
}

const fieldOf = (path: string): string | undefined => {
  const found = places.find(([pattern]) => pattern.test(path))
  return found && path.replace(found[0], found[1])
}

/** A refusal of the server, beside the fields it is about; empty when it is about none. */
export function errorsOfProduct(error: unknown): ProductErrors {
  if (!(error instanceof VitrineError)) return {}
  const field = error.code ? codes[error.code] : undefined
  if (field) return { [field]: sentence(error.message) }
  return Object.fromEntries(
    error.violations.flatMap(({ field: path, description }) => {
      const place = fieldOf(path)
      return place ? [[place, sentence(description)]] : []
    }),
  )
}
