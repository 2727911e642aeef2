import { heCollections } from '../he-collections.ts'
import { heCustomizations } from '../he-customizations.ts'
import { heExtras } from '../he-extras.ts'
import { heInfoSections } from '../he-info-sections.ts'
import { heLabelPrint } from '../he-label-print.ts'
import { heProductDetails } from '../he-product-details.ts'
import { heSheet } from '../he-sheet.ts'
import { heStock } from '../he-stock.ts'
import { heStockList } from '../he-stock-list.ts'
import { heVideos } from '../he-videos.ts'
import { heWaiting } from '../he-waiting.ts'

export const catalogHe = {
  ...heCollections,
  ...heWaiting,
  ...heCustomizations,
  ...heExtras,
  ...heVideos,
  ...heInfoSections,
  ...heProductDetails,
  ...heStock,
  ...heSheet,
  ...heStockList,
  ...heLabelPrint,
}
