const nothing = () => {}

/** What the bar of selected products can do; nothing of it does anything. */
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
