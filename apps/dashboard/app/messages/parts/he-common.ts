import { heAbandoned } from '../he-abandoned.ts'
import { heAdministration } from '../he-administration.ts'
import { heCatalog } from '../he-catalog.ts'
import { heConflicts } from '../he-conflicts.ts'
import { heCustomFields } from '../he-custom-fields.ts'
import { heDiscounts } from '../he-discounts.ts'
import { heGiftCards } from '../he-gift-cards.ts'
import { heHistory } from '../he-history.ts'
import { heJobs } from '../he-jobs.ts'
import { heMailTexts } from '../he-mail-texts.ts'
import { heMedia } from '../he-media.ts'
import { hePalette } from '../he-palette.ts'
import { hePicker } from '../he-picker.ts'
import { heReviews } from '../he-reviews.ts'
import { heRichText } from '../he-rich-text.ts'
import { heSecurity } from '../he-security.ts'
import { heSubscriptions } from '../he-subscriptions.ts'
import { heViews } from '../he-views.ts'
import { heWebhooks } from '../he-webhooks.ts'

export const commonHe = {
  ...heCatalog,
  ...heAbandoned,
  ...heViews,
  ...heMedia,
  ...heReviews,
  ...hePalette,
  ...hePicker,
  ...heConflicts,
  ...heCustomFields,
  ...heDiscounts,
  ...heGiftCards,
  ...heSubscriptions,
  ...heMailTexts,
  ...heRichText,
  ...heSecurity,
  ...heAdministration,
  ...heHistory,
  ...heJobs,
  ...heWebhooks,
}
