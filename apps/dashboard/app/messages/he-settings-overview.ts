import type { Translation } from '@vitrine/messages'
import type { enSettingsOverview } from './en-settings-overview.ts'

export const heSettingsOverview: Translation<typeof enSettingsOverview> = {
  settingsOverview: {
    text: 'איך החנות פועלת, מוכרת ומדברת.',
    groups: {
      shop: 'חנות',
      customers: 'התחברות ואימיילים',
      found: 'עיצוב וחיפוש',
      system: 'צוות ומערכת',
    },
    about: {
      general: 'שם, שפה, מידות ותבניות',
      currencies: 'מטבעות ושערי המרה',
      checkout: 'שדות, הזמנה מינימלית ועיגול',
      payments: 'אמצעי תשלום והחשבונות שלהם',
      delivery: 'לאן שולחים ובאיזה מחיר',
      taxes: 'אזורים, שיעורים וקבוצות מס',
      sites: 'החנויות שלך, הכתובות וההעתקים',
      signIn: 'סיסמאות, אישור וגורמים נוספים',
      providers: 'התחברות עם חשבונות של אחרים',
      mail: 'שולח ושרת אימייל',
      mailTexts: 'מה כתוב באימיילים, בכל שפה',
      phone: 'קודים ב‑SMS',
      branding: 'לוגו וצבעים של ההתחברות והאימיילים',
      search: 'מילים נרדפות, מסננים וחיפושים ללא תוצאות',
      feeds: 'כאן Google ו‑Meta קוראים את המוצרים',
      redirects: 'לאן קישורים מבחוץ יכולים להחזיר',
      staff: 'מי עובד כאן ומה מותר לו',
      history: 'כל שינוי, וביטולו',
      jobs: 'מה רץ ברקע',
      log: 'התחברויות וניסיונות שנדחו',
      developers: 'מפתחות, יישומים ו‑webhooks',
    },
  },
}
