import { deCollections } from '../de-collections.ts'
import { deCustomizations } from '../de-customizations.ts'
import { deExtras } from '../de-extras.ts'
import { deInfoSections } from '../de-info-sections.ts'
import { deLabelPrint } from '../de-label-print.ts'
import { deProductDetails } from '../de-product-details.ts'
import { deSheet } from '../de-sheet.ts'
import { deStock } from '../de-stock.ts'
import { deStockList } from '../de-stock-list.ts'
import { deVideos } from '../de-videos.ts'
import { deWaiting } from '../de-waiting.ts'

export const catalogDe = {
  ...deCollections,
  ...deWaiting,
  ...deCustomizations,
  ...deExtras,
  ...deVideos,
  ...deInfoSections,
  ...deProductDetails,
  ...deStock,
  ...deSheet,
  ...deStockList,
  ...deLabelPrint,
}
