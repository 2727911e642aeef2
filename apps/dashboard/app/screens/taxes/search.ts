export const taxViews = ['regions', 'groups', 'test'] as const
export type TaxView = (typeof taxViews)[number]

/** Search parameters of the screen. */
export type TaxesSearch = {
  /** `regions` by default. */
  readonly show: TaxView
}

export const readTaxesSearch = (raw: Readonly<Record<string, unknown>>): TaxesSearch => ({
  show: taxViews.find((view) => view === raw.show) ?? 'regions',
})
