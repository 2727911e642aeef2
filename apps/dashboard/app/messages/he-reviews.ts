import type { Translation } from '@vitrine/messages'
import type { enReviews } from './en-reviews.ts'

export const heReviews: Translation<typeof enReviews> = {
  reviews: {
    title: 'ביקורות',
    count: { none: 'אין ביקורות', one: 'ביקורת אחת', other: '{n, number} ביקורות' },
    which: 'אילו ביקורות',
    byStars: 'לפי כוכבים',
    stars: { one: 'כוכב אחד מתוך 5', other: '{n, number} מתוך 5 כוכבים' },
    views: {
      ALL: 'הכול',
      PENDING: 'ממתינות',
      PUBLISHED: 'פורסמו',
      REJECTED: 'נדחו',
      REPORTED: 'דווחו',
    },
    columns: {
      product: 'מוצר',
      rating: 'דירוג',
      words: 'ביקורת',
      state: 'מצב',
      date: 'נכתבה',
    },
    states: {
      PENDING: 'ממתינה לכם',
      PUBLISHED: 'פורסמה',
      REJECTED: 'נדחתה',
    },
    reported: { one: 'דיווח אחד', other: '{n, number} דיווחים' },
    noWords: 'כוכבים בלבד',
    anonymous: 'ללא שם',
    verified: 'ההזמנה שולמה',
    unverified: 'ההזמנה עדיין לא שולמה',
    toOrder: 'הזמנה {number}',
    toProduct: 'פתיחת המוצר',
    reports: 'מה דווח',
    reasons: {
      SPAM: 'זו פרסומת.',
      OFFENSIVE: 'היא פוגעת במישהו.',
      PRIVATE_DATA: 'היא מגלה פרטים אישיים על מישהו.',
      NOT_ABOUT_PRODUCT: 'היא אינה על המוצר.',
    },
    moves: {
      PUBLISHED: 'פרסום',
      REJECTED: 'דחייה',
      PENDING: 'החזרה להמתנה',
    },
    keep: 'השארה כמפורסמת',
    moved: {
      PENDING: 'הביקורת ממתינה שוב.',
      PUBLISHED: 'הביקורת פורסמה.',
      REJECTED: 'הביקורת אינה מוצגת.',
    },
    reply: 'התשובה שלכם',
    replyHint: 'כולם קוראים אותה מתחת לביקורת. השאירו ריק כדי להסיר אותה.',
    saveReply: 'שמירת התשובה',
    replied: 'התשובה שלכם מופיעה מתחת לביקורת.',
    replyRemoved: 'התשובה שלכם הוסרה.',
    setUp: 'הטיפול בביקורות',
    emptyTitle: 'אין עדיין ביקורות',
    emptyText:
      'קונים יכולים לכתוב ביקורת על מה שקנו בעמוד ההזמנה שלהם. אפשר גם לבקש מהם באימייל כמה ימים אחרי החבילה.',
    noneFoundTitle: 'אין התאמה',
    noneFoundText: 'בחרו מצב אחר, או צפו בכולן.',
  },
  reviewSettings: {
    title: 'ביקורות',
    hint: 'רק קונים יכולים לכתוב ביקורת, ועל כל דבר פעם אחת. לפי החוק עליכם לומר איך אתם בודקים ביקורות: עמוד המוצר עושה זאת.',
    collect: 'קבלת ביקורות',
    collectHint: 'מה שפורסם נשאר בכל מקרה.',
    publish: 'מתי ביקורת מוצגת',
    publishing: {
      AFTER_APPROVAL: {
        label: 'אחרי שקראתם אותה',
        hint: 'היא ממתינה תחת ״ביקורות״ עד שתפרסמו אותה.',
      },
      AT_ONCE: {
        label: 'מיד',
        hint: 'עדיין אפשר לדחות אותה אחר כך.',
      },
    },
    markVerifiedOnly: 'מנועי חיפוש רואים רק ביקורות על הזמנות ששולמו',
    markVerifiedOnlyHint: 'מבקרים רואים גם את האחרות, ללא המילים ״רכישה מאומתת״.',
    request: 'בקשה מקונים באימייל',
    requestHint: 'פעם אחת לכל הזמנה. בכל אימייל יש קישור שמפסיק אותם.',
    requestAfterDays: 'ימים עד האימייל',
    requestAfterDaysHint: 'מהרגע שהכול נשלח, או הגיע. 1 עד 90.',
    requestOnlyWithConsent: 'רק למי שהסכים בקופה',
    requestOnlyWithConsentHint:
      'בארצות רבות מותר לפנות ללקוחות שלכם גם בלי הסכמה. ודאו ששלכם היא אחת מהן.',
  },
}
