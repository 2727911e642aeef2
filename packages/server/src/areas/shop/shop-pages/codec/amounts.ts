import { type Conversion, convert, type ShopView } from '../../../catalog/index.ts'

/** The currency of a page's amounts: the shop's or a converted one. */
export interface Amounts {
  readonly currency: string
  readonly of: (amount: string) => string
  readonly maybe: (amount: string | null) => string | null
}

export function amountsOf({ shop, conversion }: ShopView): Amounts {
  const of = (amount: string) => (conversion ? converted(amount, conversion) : amount)
  return {
    currency: conversion?.currency ?? shop.currency,
    of,
    maybe: (amount) => (amount === null ? null : of(amount)),
  }
}

const converted = (amount: string, conversion: Conversion) => convert(amount, conversion)
