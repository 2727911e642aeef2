import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'
import { heAbandoned } from './he-abandoned.ts'
import { heAdministration } from './he-administration.ts'
import { heBankStatement } from './he-bank-statement.ts'
import { heCatalog } from './he-catalog.ts'
import { heCollections } from './he-collections.ts'
import { heConflicts } from './he-conflicts.ts'
import { heContact } from './he-contact.ts'
import { heCustomFields } from './he-custom-fields.ts'
import { heCustomers } from './he-customers.ts'
import { heCustomizations } from './he-customizations.ts'
import { heDelivery } from './he-delivery.ts'
import { heDiscounts } from './he-discounts.ts'
import { heDrafts } from './he-drafts.ts'
import { heExtras } from './he-extras.ts'
import { heFactors } from './he-factors.ts'
import { heGiftCards } from './he-gift-cards.ts'
import { heHistory } from './he-history.ts'
import { heInfoSections } from './he-info-sections.ts'
import { heInvoices } from './he-invoices.ts'
import { heJobInput } from './he-job-input.ts'
import { heJobs } from './he-jobs.ts'
import { heMailTexts } from './he-mail-texts.ts'
import { heMedia } from './he-media.ts'
import { heMemberFiles } from './he-member-files.ts'
import { heMembers } from './he-members.ts'
import { heNewsletter } from './he-newsletter.ts'
import { heOrder } from './he-order.ts'
import { heOrderFiles } from './he-order-files.ts'
import { heOrderMerge } from './he-order-merge.ts'
import { heOrders } from './he-orders.ts'
import { hePages } from './he-pages.ts'
import { hePalette } from './he-palette.ts'
import { hePaymentProviders } from './he-payment-providers.ts'
import { hePaymentRequests } from './he-payment-requests.ts'
import { hePayments } from './he-payments.ts'
import { hePicker } from './he-picker.ts'
import { hePlugins } from './he-plugins.ts'
import { heProductDetails } from './he-product-details.ts'
import { heProviders } from './he-providers.ts'
import { heRehearsal } from './he-rehearsal.ts'
import { heReports } from './he-reports.ts'
import { heReturns } from './he-returns.ts'
import { heReviews } from './he-reviews.ts'
import { heRichText } from './he-rich-text.ts'
import { heSearch } from './he-search.ts'
import { heSecurity } from './he-security.ts'
import { heSettings } from './he-settings.ts'
import { heSetup } from './he-setup.ts'
import { heSheet } from './he-sheet.ts'
import { heShipments } from './he-shipments.ts'
import { heSignIn } from './he-sign-in.ts'
import { heStock } from './he-stock.ts'
import { heStockList } from './he-stock-list.ts'
import { heSubscriptions } from './he-subscriptions.ts'
import { heTaxes } from './he-taxes.ts'
import { heTheme } from './he-theme.ts'
import { heUi } from './he-ui.ts'
import { heVideos } from './he-videos.ts'
import { heViews } from './he-views.ts'
import { heWaiting } from './he-waiting.ts'
import { heWebhooks } from './he-webhooks.ts'

export const he: Translation<typeof en> = {
  ...heJobInput,
  ...heCatalog,
  ...heCollections,
  ...heOrder,
  ...heAbandoned,
  ...heViews,
  ...heWaiting,
  ...heMedia,
  ...heReviews,
  ...heOrders,
  ...heBankStatement,
  ...hePaymentProviders,
  ...hePaymentRequests,
  ...heContact,
  ...heNewsletter,
  ...hePages,
  ...heTheme,
  ...hePalette,
  ...hePayments,
  ...hePicker,
  ...hePlugins,
  ...heConflicts,
  ...heCustomFields,
  ...heCustomers,
  ...heCustomizations,
  ...heDelivery,
  ...heDiscounts,
  ...heDrafts,
  ...heGiftCards,
  ...heSubscriptions,
  ...heExtras,
  ...heFactors,
  ...heVideos,
  ...heInfoSections,
  ...heInvoices,
  ...heRehearsal,
  ...heReports,
  ...heMailTexts,
  ...heMemberFiles,
  ...heOrderFiles,
  ...heMembers,
  ...heProductDetails,
  ...heProviders,
  ...heOrderMerge,
  ...heReturns,
  ...heRichText,
  ...heSecurity,
  ...heSearch,
  ...heSettings,
  ...heShipments,
  ...heAdministration,
  ...heHistory,
  ...heJobs,
  ...heStock,
  ...heSetup,
  ...heSheet,
  ...heStockList,
  ...heTaxes,
  ...heWebhooks,
  ...heUi,
  ...heSignIn,
  action: {
    save: 'שמירה',
    saving: 'שומרים',
    cancel: 'ביטול',
    retry: 'ניסיון נוסף',
    remove: 'הסרה',
    delete: 'מחיקה',
    undo: 'ביטול הפעולה',
    close: 'סגירה',
    add: 'הוספה',
    discard: 'ביטול השינויים',
    stay: 'המשך עריכה',
    clearFilters: 'ניקוי המסננים',
    previous: 'הקודם',
    next: 'הבא',
    dismiss: 'הסתרה',
  },
  navigationGroups: {
    sales: 'מכירות',
    catalog: 'קטלוג',
    look: 'עיצוב החנות',
    customers: 'לקוחות',
    setup: 'הגדרה',
    system: 'מערכת',
  },
  shell: {
    navigation: 'בית',
    skip: 'דוחות',
    find: 'הזמנות',
    site: 'החזרות',
    viewShop: 'חשבוניות',
    signOut: 'קופות נטושות',
    menu: 'מוצרים',
    loading: 'מדיה',
    notFound: 'קולקציות',
    notFoundText: 'אפשרויות',
    offline: 'מקטעי מידע',
  },
  failure: {
    title: 'שדות מותאמים',
    unknown: 'הנחות',
    offline: 'מינויים',
    server: 'כרטיסי מתנה',
    busy: 'משלוח',
    denied: 'מסים',
    invalid: 'תשלומים',
    providerAway: 'מלאי',
    providerRefused: 'ביקורות',
    field: 'רשימת המתנה',
    request: 'היסטוריה',
    at: 'לקוחות',
  },
  home: {
    products: 'חברים',
    hidden: 'ייבוא',
    outOfStock: 'משימות',
    lowStock: 'יומן אבטחה',
    members: 'מפתחים',
    pending: 'צוות',
    newMembers: 'אתרים',
    signIns: 'עמודים',
    failedSignIns: 'הודעות',
    changes: 'ניוזלטר',
    lastDays: 'תפריט וכותרת תחתונה',
    table: 'עיצוב',
    day: 'הגדרות',
    number: 'ניווט ראשי',
    highest: 'דילוג לתוכן',
    never: 'חיפוש הכול',
    recent: 'אתר',
    noChanges: 'צפייה בחנות',
    by: {
      merchant: 'התנתקות',
      staff: 'תפריט',
      'api-key': 'טוען',
      plugin: 'העמוד לא נמצא',
      member: 'ייתכן שהעמוד הועבר או נמחק. עברו לעמוד הבית או למוצרים שלכם.',
      visitor: 'אתם לא מחוברים לרשת. ייתכן שמה שאתם רואים ישן; אי אפשר לשמור שינויים.',
      system: 'זה לא הצליח.',
      job: 'קרה משהו לא צפוי. נסו שוב.',
    },
  },
  facts: {
    'product.created': 'לא היה אפשר להגיע לשרת. בדקו את החיבור ונסו שוב.',
    'product.changed':
      'השרת לא הצליח להשלים זאת. מה שהזנתם עדיין כאן: המתינו רגע ונסו שוב. אם זה קורה שוב, שלחו למנהלי המערכת שלכם את השעה ואת מספר הבקשה, אם הוא מוצג.',
    'product.deleted': 'השרת עסוק או בהפעלה מחדש. מה שהזנתם עדיין כאן: נסו שוב בעוד כמה שניות.',
    'variants.changed': 'התפקיד שלכם באתר הזה אינו מאפשר זאת. פנו לבעלים או למנהלים.',
    'inventory.changed': 'חלק ממה שהזנתם אי אפשר לשמור.',
    'collection.created': 'ספק התשלומים אינו משיב כעת. דבר לא אבד: נסו שוב בעוד דקה.',
    'collection.changed': 'ספק התשלומים מסרב לבצע זאת. הוא אומר: ״{says}״',
    'collection.deleted': '״{field}״ {what}.',
    'customization.created': 'בקשה',
    'customization.changed': 'שעה',
    'customization.deleted': 'מוצרים',
    'info_section.created': 'מוסתרים',
    'info_section.changed': 'אזל מהמלאי',
    'info_section.deleted': 'מוצרים שנותרו מהם 1–5',
    'media.created': 'חברים',
    'media.changed': 'ממתינים לאישור',
    'media.edited': 'חברים חדשים',
    'media.deleted': 'התחברויות',
    'digital_file.created': 'התחברויות כושלות',
    'digital_file.attached': 'שינויים',
    'digital_file.removed': '{days} הימים האחרונים',
    'digital_file.downloaded': 'הצגה כטבלה',
    'file_grant.created': 'יום',
    'file_grant.changed': 'מספר',
    'file_grant.deleted': 'הגבוה ביותר {value}, {day}',
    'import.created': 'אין',
    'import.finished': 'שינויים אחרונים',
    'import.cancelled': 'עדיין לא שונה דבר. מה שאתם ועמיתיכם משנים מופיע כאן.',
    'site.settings_changed': 'צוות',
    'member.created': 'צוות',
    'member.updated': 'מפתח API',
    'member.deleted': 'תוסף',
    'identity.registered': 'חבר',
    'identity.signed_in': 'מבקר',
    'identity.status_changed': 'מערכת',
    'identity.password_changed': 'ייבוא או משימה',
    'identity.deleted': 'נוסף',
    'identity.imported': 'שונה',
    'identity.password_upgraded': 'נמחק',
    'member.erased': 'וריאנטים שונו',
    'identity.email_verified': 'המלאי שונה',
    'identity.factors_changed': 'קולקציה נוספה',
    'identity.factor_reset_asked': 'קולקציה שונתה',
    'identity.factor_reset_stopped': 'קולקציה נמחקה',
    'identity.approval_asked': 'אפשרות נוספה',
    'identity.approval_answered': 'אפשרות שונתה',
    'identity.sign_in_ended': 'אפשרות נמחקה',
    'identity.updated': 'מקטע מידע נוסף',
    'member_block.changed': 'מקטע מידע שונה',
    'member_fields.changed': 'מקטע מידע נמחק',
    'custom_field.created': 'תמונה או סרטון נוספו',
    'custom_field.updated': 'תמונה או סרטון הובאו',
    'custom_field.arranged': 'תמונה או סרטון נערכו',
    'custom_field.deleted': 'תמונה או סרטון נמחקו',
    'custom_field.restored': 'קובץ הועלה',
    'job.created': 'קובץ של מוצר נקבע',
    'job.finished': 'קובץ של מוצר הוסר',
    'job.cancelled': 'קובץ הורד',
    'identity.sign_in_linked': 'הורדה ניתנה לחבר',
    'identity.sign_in_unlinked': 'תנאי הורדה שונו',
    'identity_provider.created': 'הורדה נשללה',
    'identity_provider.changed': 'ייבוא התחיל',
    'identity_provider.deleted': 'ייבוא הסתיים',
    'client.created': 'ייבוא נעצר',
    'client.changed': 'הגדרות שונו',
    'client.deleted': 'חבר הצטרף',
    'api_key.created': 'חבר שונה',
    'api_key.changed': 'חבר נמחק',
    'api_key.revoked': 'הרשמה',
    'staff.invited': 'התחברות',
    'staff.invitation_withdrawn': 'סטטוס של חשבון שונה',
    'staff.joined': 'סיסמה שונתה',
    'staff.role_changed': 'חשבון נמחק',
    'staff.removed': 'חשבון יובא',
    'staff.changed': 'סיסמה מיובאת שודרגה',
    'staff.session_ended': 'מידע של אדם נמחק',
    'staff.factors_changed': 'כתובת אימייל אומתה',
    'site.currency_rates_changed': 'אימות דו־שלבי שונה',
    'site.created': 'התבקשה הסרה של אימות דו־שלבי',
    'site.changed': 'הסרת אימות דו־שלבי בוטלה',
    'site.disabled': 'התבקש אישור להתחברות',
    'site.enabled': 'התחברות אושרה או נדחתה',
    'site.trashed': 'התחברות הסתיימה',
    'site.restored': 'חשבון שונה',
    'site.purge_begun': 'חבר חסם חבר אחר',
    'site.purged': 'שדות מותאמים של חברים שונו',
    'sign_on_policy.updated': 'שדה מותאם נוסף',
    'redirect_session.created': 'שדה מותאם שונה',
  },
  shortcuts: {
    title: 'שדות מותאמים סודרו',
    find: 'שדה מותאם נמחק',
    help: 'שדה מותאם שוחזר',
    next: 'משימה לפי מסנן התחילה',
    previous: 'משימה לפי מסנן הסתיימה',
    select: 'משימה לפי מסנן נעצרה',
    range: 'התחברות קושרה',
    peek: 'קישור התחברות הוסר',
    edit: 'ספק התחברות נוסף',
    save: 'ספק התחברות שונה',
    search: 'ספק התחברות הוסר',
    approve: 'לקוח OAuth נוצר',
    block: 'לקוח OAuth שונה',
  },
}
