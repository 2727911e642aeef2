import { deAbandoned } from '../de-abandoned.ts'
import { deAdministration } from '../de-administration.ts'
import { deCatalog } from '../de-catalog.ts'
import { deConflicts } from '../de-conflicts.ts'
import { deCustomFields } from '../de-custom-fields.ts'
import { deDiscounts } from '../de-discounts.ts'
import { deGiftCards } from '../de-gift-cards.ts'
import { deHistory } from '../de-history.ts'
import { deJobs } from '../de-jobs.ts'
import { deMailTexts } from '../de-mail-texts.ts'
import { deMedia } from '../de-media.ts'
import { dePalette } from '../de-palette.ts'
import { dePicker } from '../de-picker.ts'
import { deReviews } from '../de-reviews.ts'
import { deRichText } from '../de-rich-text.ts'
import { deSecurity } from '../de-security.ts'
import { deSubscriptions } from '../de-subscriptions.ts'
import { deViews } from '../de-views.ts'
import { deWebhooks } from '../de-webhooks.ts'

export const commonDe = {
  ...deCatalog,
  ...deAbandoned,
  ...deViews,
  ...deMedia,
  ...deReviews,
  ...dePalette,
  ...dePicker,
  ...deConflicts,
  ...deCustomFields,
  ...deDiscounts,
  ...deGiftCards,
  ...deSubscriptions,
  ...deMailTexts,
  ...deRichText,
  ...deSecurity,
  ...deAdministration,
  ...deHistory,
  ...deJobs,
  ...deWebhooks,
}
