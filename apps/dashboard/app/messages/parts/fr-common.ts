import { frAbandoned } from '../fr-abandoned.ts'
import { frAdministration } from '../fr-administration.ts'
import { frCatalog } from '../fr-catalog.ts'
import { frConflicts } from '../fr-conflicts.ts'
import { frCustomFields } from '../fr-custom-fields.ts'
import { frDiscounts } from '../fr-discounts.ts'
import { frGiftCards } from '../fr-gift-cards.ts'
import { frHistory } from '../fr-history.ts'
import { frJobs } from '../fr-jobs.ts'
import { frMailTexts } from '../fr-mail-texts.ts'
import { frMedia } from '../fr-media.ts'
import { frPalette } from '../fr-palette.ts'
import { frPicker } from '../fr-picker.ts'
import { frReviews } from '../fr-reviews.ts'
import { frRichText } from '../fr-rich-text.ts'
import { frSecurity } from '../fr-security.ts'
import { frSubscriptions } from '../fr-subscriptions.ts'
import { frViews } from '../fr-views.ts'
import { frWebhooks } from '../fr-webhooks.ts'

export const commonFr = {
  ...frCatalog,
  ...frAbandoned,
  ...frViews,
  ...frMedia,
  ...frReviews,
  ...frPalette,
  ...frPicker,
  ...frConflicts,
  ...frCustomFields,
  ...frDiscounts,
  ...frGiftCards,
  ...frSubscriptions,
  ...frMailTexts,
  ...frRichText,
  ...frSecurity,
  ...frAdministration,
  ...frHistory,
  ...frJobs,
  ...frWebhooks,
}
