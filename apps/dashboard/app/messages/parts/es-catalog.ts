import { esCollections } from '../es-collections.ts'
import { esCustomizations } from '../es-customizations.ts'
import { esExtras } from '../es-extras.ts'
import { esInfoSections } from '../es-info-sections.ts'
import { esLabelPrint } from '../es-label-print.ts'
import { esProductDetails } from '../es-product-details.ts'
import { esSheet } from '../es-sheet.ts'
import { esStock } from '../es-stock.ts'
import { esStockList } from '../es-stock-list.ts'
import { esVideos } from '../es-videos.ts'
import { esWaiting } from '../es-waiting.ts'

export const catalogEs = {
  ...esCollections,
  ...esWaiting,
  ...esCustomizations,
  ...esExtras,
  ...esVideos,
  ...esInfoSections,
  ...esProductDetails,
  ...esStock,
  ...esSheet,
  ...esStockList,
  ...esLabelPrint,
}
