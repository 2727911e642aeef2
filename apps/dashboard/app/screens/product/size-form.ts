import type { CatalogProduct } from '@vitrine/contract/products'
import { parseAmount } from '../../shared/amount.ts'

type Dimensions = NonNullable<CatalogProduct['productDimensions']>
export type SizeUnit = Dimensions['unit']

/** Outer measures as they were typed. */
export interface SizeForm {
  readonly length: string
  readonly width: string
  readonly height: string
  readonly unit: SizeUnit
}

export const sides = ['length', 'width', 'height'] as const

export const emptySize: SizeForm = { length: '', width: '', height: '', unit: 'CM' }

export const sizeOf = (stored: Dimensions | undefined): SizeForm =>
  stored
    ? { length: stored.length, width: stored.width, height: stored.height, unit: stored.unit }
    : emptySize

export const isBlank = (size: SizeForm): boolean => sides.every((side) => size[side].trim() === '')

/** Null if all are empty. */
export const sizeToSend = (size: SizeForm): Dimensions | null =>
  isBlank(size)
    ? null
    : {
        length: amountOf(size.length),
        width: amountOf(size.width),
        height: amountOf(size.height),
        unit: size.unit,
      }

const amountOf = (text: string): string => parseAmount(text, SIZE_DECIMALS).value ?? '0'

/** Digits after the point that a measure may have. */
export const SIZE_DECIMALS = 6
