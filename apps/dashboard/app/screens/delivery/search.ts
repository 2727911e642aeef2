export const deliveryViews = ['options', 'places', 'coverage', 'locations', 'test'] as const
export type DeliveryView = (typeof deliveryViews)[number]

/** Search parameters of the screen. */
export type DeliverySearch = {
  /** `options` by default. */
  readonly show: DeliveryView
}

export const readDeliverySearch = (raw: Readonly<Record<string, unknown>>): DeliverySearch => ({
  show: deliveryViews.find((view) => view === raw.show) ?? 'options',
})
