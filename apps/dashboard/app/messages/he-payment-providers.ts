import type { Translation } from '@vitrine/messages'
import type { enPaymentProviders } from './en-payment-providers.ts'

export const hePaymentProviders: Translation<typeof enPaymentProviders> = {
  paymentProviders: {
    heading: 'ספקי תשלומים',
    hint: 'קבלו תשלום בכרטיסים ובאמצעים אחרים דרך חשבון משלכם אצל ספק. קונים משלמים בעמוד שלו; שום כרטיס אינו מגיע לחנות הזאת.',
    names: { STRIPE: 'Stripe', MOLLIE: 'Mollie', PAYPAL: 'PayPal' },
    abouts: {
      STRIPE: 'כרטיסים, ארנקים ואמצעי תשלום מקומיים, ברוב הארצות.',
      MOLLIE: 'כרטיסים, iDEAL, Bancontact ואמצעי תשלום אחרים באירופה.',
      PAYPAL: 'חשבונות PayPal וכרטיסים.',
    },
    notConnected: 'לא מחובר',
    test: 'מפתחות ניסיון',
    live: 'מחובר',
    connect: 'חיבור',
    connectOf: 'חיבור {name}',
    change: 'שינוי',
    changeOf: 'שינוי החיבור עם {name}',
    delete: 'ניתוק',
    deleteOf: 'ניתוק {name}',
    deleteTitle: 'לנתק את {name}?',
    deleteText:
      'המפתחות נמחקים, וקונים לא יוכלו עוד לבחור ב-{name}. תשלומים נשארים, אך אי אפשר לגבות או להחזיר אותם כאן עד לחיבור מחדש.',
    deleted: '{name} נותק.',
    saved: '{name} מחובר. עכשיו בדקו את החיבור.',
    key: 'מפתח {hint}',
    manual: 'הכסף נגבה ידנית',
    messageNever: 'אין עדיין הודעה',
    messageLast: 'הודעה אחרונה {when}',
    testNote: 'במפתחות ניסיון לא עובר כסף. הזינו את המפתחות האמיתיים לפני שתמכרו.',
    needsMethod: 'קונים עדיין לא יכולים לבחור ב-{name}: צרו למעלה אמצעי תשלום מסוג זה.',
    webhook: 'כתובת להודעות',
    webhookTexts: {
      STRIPE:
        'ב-Stripe, תחת Developers › Webhooks, הוסיפו endpoint עם הכתובת הזאת והאירועים checkout.session.*, payment_intent.*, charge.* ו-refund.*. אחר כך הזינו כאן את סוד החתימה שלו.',
      MOLLIE: 'אין מה להזין: Mollie מקבל את הכתובת הזאת עם כל תשלום.',
      PAYPAL:
        'באפליקציה שלכם ב-developer.paypal.com, הוסיפו Webhook עם הכתובת הזאת וכל האירועים על checkout ותשלומים. אחר כך הזינו כאן את המזהה שלו.',
    },
    check: 'בדיקת החיבור',
    checkOf: 'בדיקת החיבור עם {name}',
    checking: 'שואלים את {name} …',
    good: 'הכול פועל: {account}.',
    goodUnnamed: 'הכול פועל.',
    problems: {
      KEY_REFUSED: '{name} אינו מכיר את המפתח הזה. העתיקו אותו שוב, בשלמותו.',
      KEY_LACKS_PERMISSION:
        'המפתח הזה אינו רשאי לעשות כל מה שתשלומים דורשים. השתמשו במפתח הסודי, או תנו למפתח המוגבל הרשאת כתיבה ל-Checkout, לתשלומים ולהחזרים כספיים.',
      UNREACHABLE: 'לא היה אפשר להגיע אל {name}. נסו שוב בעוד דקה.',
      PAYMENTS_NOT_ENABLED: '{name} עדיין אינו מאפשר לחשבון הזה לקבל תשלומים. השלימו שם את ההגדרה.',
      WEBHOOK_SECRET_MISSING:
        'חסר הסוד שלפיו נבדקות ההודעות: ההודעות נדחות, והזמנות משולמות רק כשקונים חוזרים.',
      WEBHOOK_MISSING: '{name} אינו שולח הודעות לכאן: הוסיפו שם את הכתובת שלמטה.',
      SHOP_NOT_REACHABLE:
        'החנות הזאת נמצאת בכתובת ש-{name} אינו יכול להגיע אליה: נדרשים https ושם באינטרנט.',
    },
    says: '{name} אומר: {text}',
    fields: {
      key: { STRIPE: 'מפתח סודי', MOLLIE: 'מפתח API', PAYPAL: 'הסוד של האפליקציה' },
      keyHint: {
        STRIPE: 'תחת Developers › API keys. הוא מתחיל ב-sk_ או rk_.',
        MOLLIE: 'תחת Developers › API keys. הוא מתחיל ב-live_ או test_.',
        PAYPAL: 'באפליקציה שלכם ב-developer.paypal.com, מתחת ל-client id.',
      },
      keyStored: 'המפתח {hint} שמור. השאירו ריק כדי לא לשנות אותו.',
      clientId: 'ה-client id של האפליקציה',
      webhookSecret: { STRIPE: 'סוד החתימה של ה-Webhook', PAYPAL: 'המזהה של ה-Webhook' },
      webhookSecretHint: {
        STRIPE: 'הוא מתחיל ב-whsec_. מקבלים אותו אחרי הוספת הכתובת.',
        PAYPAL: 'מקבלים אותו אחרי הוספת הכתובת.',
      },
      webhookSecretStored: 'כבר שמור אחד. השאירו ריק כדי לא לשנות אותו.',
      isTest: 'אלה מפתחות של סביבת הניסיון',
      capture: 'מתי הכסף נגבה',
      captures: { AUTOMATIC: 'כשהקונה משלם', MANUAL: 'אחר כך, ידנית' },
      captureHints: {
        AUTOMATIC: 'מתאים לרוב החנויות.',
        MANUAL:
          'הכסף מוקפא, ואתם גובים אותו בהזמנה, למשל בעת השליחה. בנקים משחררים אותו כעבור כשבוע.',
      },
    },
    wrong: {
      key: {
        STRIPE: 'הזינו מפתח סודי: הוא מתחיל ב-sk_live_, sk_test_, rk_live_ או rk_test_.',
        MOLLIE: 'הזינו מפתח API: הוא מתחיל ב-live_ או test_.',
        PAYPAL: 'הזינו את הסוד של האפליקציה.',
      },
      webhookSecret: 'סוד חתימה מתחיל ב-whsec_.',
      clientId: 'הזינו את ה-client id של האפליקציה.',
    },
  },
}
