import { frCollections } from '../fr-collections.ts'
import { frCustomizations } from '../fr-customizations.ts'
import { frExtras } from '../fr-extras.ts'
import { frInfoSections } from '../fr-info-sections.ts'
import { frLabelPrint } from '../fr-label-print.ts'
import { frProductDetails } from '../fr-product-details.ts'
import { frSheet } from '../fr-sheet.ts'
import { frStock } from '../fr-stock.ts'
import { frStockList } from '../fr-stock-list.ts'
import { frVideos } from '../fr-videos.ts'
import { frWaiting } from '../fr-waiting.ts'

export const catalogFr = {
  ...frCollections,
  ...frWaiting,
  ...frCustomizations,
  ...frExtras,
  ...frVideos,
  ...frInfoSections,
  ...frProductDetails,
  ...frStock,
  ...frSheet,
  ...frStockList,
  ...frLabelPrint,
}
