import { enAbandoned } from '../en-abandoned.ts'
import { enAdministration } from '../en-administration.ts'
import { enCatalog } from '../en-catalog.ts'
import { enConflicts } from '../en-conflicts.ts'
import { enCustomFields } from '../en-custom-fields.ts'
import { enDiscounts } from '../en-discounts.ts'
import { enGiftCards } from '../en-gift-cards.ts'
import { enHistory } from '../en-history.ts'
import { enJobs } from '../en-jobs.ts'
import { enMailTexts } from '../en-mail-texts.ts'
import { enMedia } from '../en-media.ts'
import { enPalette } from '../en-palette.ts'
import { enPicker } from '../en-picker.ts'
import { enReviews } from '../en-reviews.ts'
import { enRichText } from '../en-rich-text.ts'
import { enSecurity } from '../en-security.ts'
import { enSubscriptions } from '../en-subscriptions.ts'
import { enViews } from '../en-views.ts'
import { enWebhooks } from '../en-webhooks.ts'

export const commonEn = {
  ...enCatalog,
  ...enAbandoned,
  ...enViews,
  ...enMedia,
  ...enReviews,
  ...enPalette,
  ...enPicker,
  ...enConflicts,
  ...enCustomFields,
  ...enDiscounts,
  ...enGiftCards,
  ...enSubscriptions,
  ...enMailTexts,
  ...enRichText,
  ...enSecurity,
  ...enAdministration,
  ...enHistory,
  ...enJobs,
  ...enWebhooks,
}
