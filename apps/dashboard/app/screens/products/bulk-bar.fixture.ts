const nothing = () => {}

/** Props of the bulk bar, with actions that do nothing. */
export const bar = {
  onAll: nothing,
  onPrices: nothing,
  onDate: nothing,
  onShow: nothing,
  onExport: nothing,
  onLabels: nothing,
  onPrintLabels: nothing,
  onCollections: nothing,
  onDelete: nothing,
  onClear: nothing,
}
