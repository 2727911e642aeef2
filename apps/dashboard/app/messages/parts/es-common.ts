import { esAbandoned } from '../es-abandoned.ts'
import { esAdministration } from '../es-administration.ts'
import { esCatalog } from '../es-catalog.ts'
import { esConflicts } from '../es-conflicts.ts'
import { esCustomFields } from '../es-custom-fields.ts'
import { esDiscounts } from '../es-discounts.ts'
import { esGiftCards } from '../es-gift-cards.ts'
import { esHistory } from '../es-history.ts'
import { esJobs } from '../es-jobs.ts'
import { esMailTexts } from '../es-mail-texts.ts'
import { esMedia } from '../es-media.ts'
import { esPalette } from '../es-palette.ts'
import { esPicker } from '../es-picker.ts'
import { esReviews } from '../es-reviews.ts'
import { esRichText } from '../es-rich-text.ts'
import { esSecurity } from '../es-security.ts'
import { esSubscriptions } from '../es-subscriptions.ts'
import { esViews } from '../es-views.ts'
import { esWebhooks } from '../es-webhooks.ts'

export const commonEs = {
  ...esCatalog,
  ...esAbandoned,
  ...esViews,
  ...esMedia,
  ...esReviews,
  ...esPalette,
  ...esPicker,
  ...esConflicts,
  ...esCustomFields,
  ...esDiscounts,
  ...esGiftCards,
  ...esSubscriptions,
  ...esMailTexts,
  ...esRichText,
  ...esSecurity,
  ...esAdministration,
  ...esHistory,
  ...esJobs,
  ...esWebhooks,
}
