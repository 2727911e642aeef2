import type { Translation } from '@vitrine/messages'
import type { enProviders } from './en-providers.ts'

/** Texte zu Anmeldeanbietern. */
export const heProviders: Translation<typeof enProviders> = {
  providers: {
    text: 'אנשים יכולים להתחבר לחנות שלכם עם חשבון שיש להם במערכת אחרת: בחברה, בבית הספר, בחנות אחרת. כאן מזינים את המערכת האחרת, ושם את החנות שלכם.',
    new: 'הוספת ספק',
    create: 'הוספה',
    emptyTitle: 'כולם מתחברים עם סיסמה',
    emptyText: 'הוסיפו מערכת שמדברת OpenID Connect או OAuth 2, והכפתור שלה יופיע בעמוד ההתחברות.',
    columns: { name: 'שם', kind: 'סוג', state: 'מצב', members: 'חברים' },
    kinds: { OIDC: 'OpenID Connect', OAUTH2: 'OAuth 2' },
    on: 'מוצע',
    off: 'כבוי',
    members: { none: 'עדיין איש', one: 'חבר אחד', other: '{shown} חברים' },
    change: 'שינוי',
    changeTitle: 'שינוי {name}',
    delete: 'הסרה',
    deleteOf: 'הסרת {name}',
    turnOff: 'כיבוי',
    turnOn: 'הפעלה',
    turnOffOf: 'כיבוי {name}',
    turnOnOf: 'הפעלת {name}',
    turnedOff: 'הוא כבוי.',
    turnedOn: 'הוא מוצע שוב.',
    created: 'הספק נוסף.',
    saved: 'הספק נשמר.',
    deleted: 'הספק הוסר.',
    deleteTitle: 'להסיר את {name}?',
    deleteText: ({ linked, only }) => {
      if (linked.n === 0) return 'איש אינו מתחבר דרכו.'
      const all =
        linked.n === 1
          ? 'חבר אחד מתחבר דרכו ולא יוכל עוד.'
          : `${linked.shown} חברים מתחברים דרכו ולא יוכלו עוד.`
      if (only.n === 0) return `${all} לכולם יש דרך אחרת להתחבר.`
      return only.n === 1
        ? `${all} לאחד אין סיסמה וגם לא ספק אחר, והוא צריך לקבוע סיסמה באימייל.`
        : `${all} ל-${only.shown} אין סיסמה וגם לא ספק אחר, והם צריכים לקבוע סיסמה באימייל.`
    },
    callback: 'כתובת חזרה',
    callbackText: 'הזינו את זו במערכת האחרת ככתובת שאליה היא מחזירה אנשים:',
    preset: 'איזו מערכת זו?',
    presets: {
      openid: {
        label: 'OpenID Connect',
        hint: 'מוצאת הכול לפי כתובת אחת, המנפיק. רוב המערכות של היום.',
      },
      company: {
        label: 'חברה או בית ספר',
        hint: 'גם OpenID Connect. ציינו למטה את דומייני האימייל שלהם, כדי שרק אנשיהם ייכנסו.',
      },
      vitrine: {
        label: 'חנות אחרת כמו זו',
        hint: 'רשמו שם את החנות הזאת כלקוח; הכתובת שלה היא המנפיק.',
      },
      oauth: {
        label: 'OAuth 2',
        hint: 'למערכות שאינן מדברות OpenID: מזינים שלוש כתובות והיכן התשובה אומרת מה.',
      },
    },
    name: 'שם',
    nameHint: 'מופיע על הכפתור: ״המשך עם …״.',
    needName: 'הזינו שם.',
    icon: 'סמל',
    icons: {
      key: 'מפתח',
      building: 'בניין',
      school: 'בית ספר',
      shop: 'חנות',
      globe: 'גלובוס',
      person: 'אדם',
    },
    addresses: {
      issuer: {
        label: 'מנפיק',
        hint: 'הכתובת שבה המערכת קוראת לעצמה, אות באות.',
        example: 'https://id.example.com',
      },
      authorizationUrl: {
        label: 'כתובת הרשאה',
        hint: 'היכן אנשים מתחברים.',
        example: 'https://id.example.com/authorize',
      },
      tokenUrl: {
        label: 'כתובת אסימונים',
        hint: 'היכן הקוד הופך לאסימון.',
        example: 'https://id.example.com/token',
      },
      userUrl: {
        label: 'כתובת משתמש',
        hint: 'היכן משיבים על אסימון מי האדם.',
        example: 'https://id.example.com/user',
      },
    },
    badAddress: 'הזינו כתובת מלאה שמתחילה ב-https://.',
    clientId: 'מזהה לקוח',
    clientIdHint: 'איך המערכת האחרת קוראת לחנות שלכם.',
    needClientId: 'הזינו את המזהה שהמערכת האחרת נתנה לכם.',
    secret: 'סוד הלקוח',
    secretHint: 'נשמר מוצפן; לעולם אינו מוצג שוב.',
    secretStored: 'סוד שמור. הזינו אחר כדי להחליף אותו.',
    proof: 'איך הסוד נשלח',
    proofs: {
      client_secret_basic: 'בכותרת (מקובל)',
      client_secret_post: 'בטופס',
      none: 'כלל לא: אין סוד',
    },
    check: 'ניסוי',
    checking: 'מנסים …',
    checkGood: 'הוא משיב, ומוגדר כראוי. התחברו דרכו פעם אחת כדי להיות בטוחים.',
    checkIncomplete: 'מלאו תחילה את השם, את הכתובות ואת מזהה הלקוח.',
    found: 'הוא אומר: {what}',
    problems: {
      address_refused: 'הכתובת הזאת אינה באינטרנט הציבורי, ולכן לא פונים לשם.',
      unreachable: 'איש אינו משיב בכתובת הזאת.',
      not_found: 'אין דבר כזה בכתובת הזאת. בדקו שוב את המנפיק.',
      not_json: 'משהו משיב שם, אך זה אינו תיאור של ספק.',
      other_issuer: 'המערכת קוראת לעצמה בשם אחר. הזינו את המנפיק בדיוק כפי שהיא אומרת.',
      no_endpoint: 'בתיאור שלה חסרה כתובת נדרשת.',
      no_signature: 'היא חותמת רק בדרכים שאי אפשר לסמוך עליהן. עליה להציע RS256 או ES256.',
      no_pkce: 'היא אינה מקבלת את ההוכחה S256 שכל התחברות כאן נושאת.',
      other: 'היא אינה מוגדרת כצפוי.',
    },
    registers: 'אנשים חדשים מקבלים חשבון',
    registersHint: 'כבוי: רק חברים שכבר יש להם חשבון יכולים לקשר אותו.',
    isEnabled: 'בעמוד ההתחברות',
    isEnabledHint: 'כבוי: איש אינו מתחבר דרכו, והקישורים נשארים.',
    details: 'פרטים',
    detailsText: 'דומייני אימייל, scopes, claims',
    emailDomains: 'רק כתובות של הדומיינים האלה',
    emailDomainsHint: 'למשל company.example. ריק מקבל את כולם.',
    badDomain: 'הזינו דומיין כגון company.example.',
    vouches: 'כתובות האימייל שלו נחשבות מאומתות',
    vouchesHint:
      'רק למערכת שאנשיה אינם יכולים לבחור את הכתובת בעצמם. אחרת מישהו יכול לטעון לכתובת של חבר.',
    scopes: 'מה מבקשים',
    scopesHint: 'Scopes, מלבד openid.',
    scopesHintPlain: 'Scopes, כפי שהמערכת האחרת קוראת להם.',
    badScope: 'Scope הוא מילה אחת ללא רווחים.',
    responseMode: 'איך אנשים מוחזרים',
    responseModes: { query: 'בכתובת (מקובל)', form_post: 'בטופס' },
    claims: 'היכן התשובה אומרת מה',
    claimsHint: 'שמות מופרדים בנקודות; 0 הוא הראשון ברשימה: emails.0.value. ריק: לא נאמר.',
    claimNames: {
      subject: 'מזהה האדם',
      email: 'אימייל',
      emailVerified: 'האם הוא מאומת',
      name: 'שם מלא',
      picture: 'תמונה',
    },
    inUse: 'אנשים מקושרים אל זה. הוסיפו את המערכת האחרת לצדו במקום זאת.',
    needSubject: 'הזינו היכן למצוא את המזהה של אדם.',
  },
}
