import { enCollections } from '../en-collections.ts'
import { enCustomizations } from '../en-customizations.ts'
import { enExtras } from '../en-extras.ts'
import { enInfoSections } from '../en-info-sections.ts'
import { enLabelPrint } from '../en-label-print.ts'
import { enProductDetails } from '../en-product-details.ts'
import { enSheet } from '../en-sheet.ts'
import { enStock } from '../en-stock.ts'
import { enStockList } from '../en-stock-list.ts'
import { enVideos } from '../en-videos.ts'
import { enWaiting } from '../en-waiting.ts'

export const catalogEn = {
  ...enCollections,
  ...enWaiting,
  ...enCustomizations,
  ...enExtras,
  ...enVideos,
  ...enInfoSections,
  ...enProductDetails,
  ...enStock,
  ...enSheet,
  ...enStockList,
  ...enLabelPrint,
}
