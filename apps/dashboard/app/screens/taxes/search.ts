export const taxViews = ['regions', 'groups', 'test'] as const
export type TaxView = (typeof taxViews)[number]

/** What the address of the screen says. */
export type TaxesSearch = {
  /** `regions` when it is left out. */
  readonly show: TaxView
}

export const readTaxesSearch = (raw: Readonly<Record<string, unknown>>): TaxesSearch => ({
  show: taxViews.find((view) => view === raw.show) ?? 'regions',
})
