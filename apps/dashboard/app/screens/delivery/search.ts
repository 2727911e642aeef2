export const deliveryViews = ['options', 'places', 'coverage', 'locations', 'test'] as const
export type DeliveryView = (typeof deliveryViews)[number]

/** What the address of the screen says. */
export type DeliverySearch = {
  /** `options` when it is left out. */
  readonly show: DeliveryView
}

export const readDeliverySearch = (raw: Readonly<Record<string, unknown>>): DeliverySearch => ({
  show: deliveryViews.find((view) => view === raw.show) ?? 'options',
})
