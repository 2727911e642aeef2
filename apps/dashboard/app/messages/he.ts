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
import { heRouting } from './he-routing.ts'
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
  ...heRouting,
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
  navigation: {
    home: 'בית',
    reports: 'דוחות',
    orders: 'הזמנות',
    returns: 'החזרות',
    invoices: 'חשבוניות',
    abandoned: 'קופות נטושות',
    products: 'מוצרים',
    media: 'מדיה',
    collections: 'קולקציות',
    customizations: 'אפשרויות',
    infoSections: 'מקטעי מידע',
    customFields: 'שדות מותאמים',
    discounts: 'הנחות',
    subscriptions: 'מינויים',
    giftCards: 'כרטיסי מתנה',
    delivery: 'משלוח',
    taxes: 'מסים',
    payments: 'תשלומים',
    stock: 'מלאי',
    reviews: 'ביקורות',
    waiting: 'רשימת המתנה',
    history: 'היסטוריה',
    customers: 'לקוחות',
    members: 'חברים',
    import: 'ייבוא',
    jobs: 'משימות',
    log: 'יומן אבטחה',
    developers: 'מפתחים',
    staff: 'צוות',
    sites: 'אתרים',
    pages: 'עמודים',
    messages: 'הודעות',
    newsletter: 'ניוזלטר',
    menus: 'תפריט וכותרת תחתונה',
    theme: 'עיצוב',
    settings: 'הגדרות',
  },
  shell: {
    navigation: 'ניווט ראשי',
    skip: 'דילוג לתוכן',
    find: 'חיפוש הכול',
    site: 'אתר',
    viewShop: 'צפייה בחנות',
    signOut: 'התנתקות',
    menu: 'תפריט',
    loading: 'טוען',
    notFound: 'העמוד לא נמצא',
    notFoundText: 'ייתכן שהעמוד הועבר או נמחק. עברו לעמוד הבית או למוצרים שלכם.',
    offline: 'אתם לא מחוברים לרשת. ייתכן שמה שאתם רואים ישן; אי אפשר לשמור שינויים.',
  },
  failure: {
    title: 'זה לא הצליח.',
    unknown: 'קרה משהו לא צפוי. נסו שוב.',
    offline: 'לא היה אפשר להגיע לשרת. בדקו את החיבור ונסו שוב.',
    server:
      'השרת לא הצליח להשלים זאת. מה שהזנתם עדיין כאן: המתינו רגע ונסו שוב. אם זה קורה שוב, שלחו למנהלי המערכת שלכם את השעה ואת מספר הבקשה, אם הוא מוצג.',
    busy: 'השרת עסוק או בהפעלה מחדש. מה שהזנתם עדיין כאן: נסו שוב בעוד כמה שניות.',
    denied: 'התפקיד שלכם באתר הזה אינו מאפשר זאת. פנו לבעלים או למנהלים.',
    invalid: 'חלק ממה שהזנתם אי אפשר לשמור.',
    providerAway: 'ספק התשלומים אינו משיב כעת. דבר לא אבד: נסו שוב בעוד דקה.',
    providerRefused: 'ספק התשלומים מסרב לבצע זאת. הוא אומר: ״{says}״',
    field: '״{field}״ {what}.',
    request: 'בקשה',
    at: 'שעה',
  },
  home: {
    products: 'מוצרים',
    hidden: 'מוסתרים',
    outOfStock: 'אזל מהמלאי',
    lowStock: 'מוצרים שנותרו מהם 1–5',
    members: 'חברים',
    pending: 'ממתינים לאישור',
    newMembers: 'חברים חדשים',
    signIns: 'התחברויות',
    failedSignIns: 'התחברויות כושלות',
    changes: 'שינויים',
    lastDays: '{days} הימים האחרונים',
    table: 'הצגה כטבלה',
    day: 'יום',
    number: 'מספר',
    highest: 'הגבוה ביותר {value}, {day}',
    never: 'אין',
    recent: 'שינויים אחרונים',
    noChanges: 'עדיין לא שונה דבר. מה שאתם ועמיתיכם משנים מופיע כאן.',
    by: {
      merchant: 'צוות',
      staff: 'צוות',
      'api-key': 'מפתח API',
      plugin: 'תוסף',
      member: 'חבר',
      visitor: 'מבקר',
      system: 'מערכת',
      job: 'ייבוא או משימה',
    },
  },
  facts: {
    'product.created': 'נוסף',
    'product.changed': 'שונה',
    'product.deleted': 'נמחק',
    'variants.changed': 'וריאנטים שונו',
    'inventory.changed': 'המלאי שונה',
    'collection.created': 'קולקציה נוספה',
    'collection.changed': 'קולקציה שונתה',
    'collection.deleted': 'קולקציה נמחקה',
    'customization.created': 'אפשרות נוספה',
    'customization.changed': 'אפשרות שונתה',
    'customization.deleted': 'אפשרות נמחקה',
    'info_section.created': 'מקטע מידע נוסף',
    'info_section.changed': 'מקטע מידע שונה',
    'info_section.deleted': 'מקטע מידע נמחק',
    'media.created': 'תמונה או סרטון נוספו',
    'media.changed': 'תמונה או סרטון הובאו',
    'media.edited': 'תמונה או סרטון נערכו',
    'media.deleted': 'תמונה או סרטון נמחקו',
    'digital_file.created': 'קובץ הועלה',
    'digital_file.attached': 'קובץ של מוצר נקבע',
    'digital_file.removed': 'קובץ של מוצר הוסר',
    'digital_file.downloaded': 'קובץ הורד',
    'file_grant.created': 'הורדה ניתנה לחבר',
    'file_grant.changed': 'תנאי הורדה שונו',
    'file_grant.deleted': 'הורדה נשללה',
    'import.created': 'ייבוא התחיל',
    'import.finished': 'ייבוא הסתיים',
    'import.cancelled': 'ייבוא נעצר',
    'site.settings_changed': 'הגדרות שונו',
    'member.created': 'חבר הצטרף',
    'member.updated': 'חבר שונה',
    'member.deleted': 'חבר נמחק',
    'identity.registered': 'הרשמה',
    'identity.signed_in': 'התחברות',
    'identity.status_changed': 'סטטוס של חשבון שונה',
    'identity.password_changed': 'סיסמה שונתה',
    'identity.deleted': 'חשבון נמחק',
    'identity.imported': 'חשבון יובא',
    'identity.password_upgraded': 'סיסמה מיובאת שודרגה',
    'member.erased': 'מידע של אדם נמחק',
    'identity.email_verified': 'כתובת אימייל אומתה',
    'identity.factors_changed': 'אימות דו־שלבי שונה',
    'identity.factor_reset_asked': 'התבקשה הסרה של אימות דו־שלבי',
    'identity.factor_reset_stopped': 'הסרת אימות דו־שלבי בוטלה',
    'identity.approval_asked': 'התבקש אישור להתחברות',
    'identity.approval_answered': 'התחברות אושרה או נדחתה',
    'identity.sign_in_ended': 'התחברות הסתיימה',
    'identity.updated': 'חשבון שונה',
    'member_block.changed': 'חבר חסם חבר אחר',
    'member_fields.changed': 'שדות מותאמים של חברים שונו',
    'custom_field.created': 'שדה מותאם נוסף',
    'custom_field.updated': 'שדה מותאם שונה',
    'custom_field.arranged': 'שדות מותאמים סודרו',
    'custom_field.deleted': 'שדה מותאם נמחק',
    'custom_field.restored': 'שדה מותאם שוחזר',
    'job.created': 'משימה לפי מסנן התחילה',
    'job.finished': 'משימה לפי מסנן הסתיימה',
    'job.cancelled': 'משימה לפי מסנן נעצרה',
    'identity.sign_in_linked': 'התחברות קושרה',
    'identity.sign_in_unlinked': 'קישור התחברות הוסר',
    'identity_provider.created': 'ספק התחברות נוסף',
    'identity_provider.changed': 'ספק התחברות שונה',
    'identity_provider.deleted': 'ספק התחברות הוסר',
    'client.created': 'לקוח OAuth נוצר',
    'client.changed': 'לקוח OAuth שונה',
    'client.deleted': 'לקוח OAuth נמחק',
    'api_key.created': 'מפתח API נוצר',
    'api_key.changed': 'מפתח API שונה',
    'api_key.revoked': 'מפתח API נשלל',
    'staff.invited': 'איש צוות הוזמן',
    'staff.invitation_withdrawn': 'הזמנה לצוות בוטלה',
    'staff.joined': 'איש צוות הצטרף',
    'staff.role_changed': 'תפקיד שונה',
    'staff.removed': 'איש צוות הוסר',
    'staff.changed': 'חשבון צוות שונה',
    'staff.session_ended': 'התחברות של הצוות הסתיימה',
    'staff.factors_changed': 'גורם שני של הצוות שונה',
    'site.currency_rates_changed': 'שערי מטבעות שונו',
    'site.created': 'אתר נוצר',
    'site.changed': 'אתר שונה',
    'site.disabled': 'אתר נסגר',
    'site.enabled': 'אתר נפתח',
    'site.trashed': 'אתר הועבר לאשפה',
    'site.restored': 'אתר שוחזר',
    'site.purge_begun': 'מחיקת אתר התחילה',
    'site.purged': 'אתר הוסר',
    'sign_on_policy.updated': 'התחברות דרך שירותים אחרים שונתה',
    'redirect_session.created': 'מבקר הופנה',
  },
  shortcuts: {
    title: 'מקשים',
    find: 'חיפוש הכול',
    help: 'הצגת המקשים האלה',
    next: 'השורה הבאה',
    previous: 'השורה הקודמת',
    select: 'בחירת השורה',
    range: 'בחירה מהאחרונה עד השורה הזאת',
    peek: 'מבט בשורה של מוצר או הזמנה',
    edit: 'פתיחת השורה',
    save: 'שמירת הטופס',
    search: 'חיפוש ברשימה',
    approve: 'אישור החבר הממתין',
    block: 'חסימת החבר',
  },
}
