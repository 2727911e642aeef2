import type { Translation } from '@vitrine/messages'
import type { enInfoSections } from './en-info-sections.ts'

export const heInfoSections: Translation<typeof enInfoSections> = {
  infoSections: {
    title: 'מקטעי מידע',
    new: 'מקטע מידע חדש',
    text: 'טקסטים שמוצרים חולקים, למשל איך לטפל בהם. שינוי כאן משנה אותם בכל המוצרים.',
    search: 'חיפוש לפי כותרת או שם',
    columns: { title: 'כותרת', name: 'שם', products: 'מוצרים', changed: 'שינוי אחרון' },
    emptyTitle: 'אין עדיין מקטעי מידע',
    emptyText: 'צרו אחד, ואז בחרו אותו בעריכת מוצר.',
    noneFoundTitle: 'אין מקטע מידע בשם הזה',
    noneFoundText: 'חפשו משהו אחר, או צרו אותו.',
    change: 'שינוי',
    changeTitle: 'שינוי ״{name}״',
    create: 'יצירת מקטע מידע',
    created: '״{name}״ נוצר.',
    saved: '״{name}״ נשמר.',
    delete: 'מחיקה',
    deleteOf: 'מחיקת ״{name}״',
    deleteTitle: 'למחוק את מקטע המידע ״{name}״?',
    deleteText: {
      none: 'אף מוצר אינו מציג אותו. אפשר לשחזר אותו מההיסטוריה.',
      one: 'הוא יוצא מהמוצר שמציג אותו. אפשר לשחזר אותו מההיסטוריה.',
      other: 'הוא יוצא מ-{n} המוצרים שמציגים אותו. אפשר לשחזר אותו מההיסטוריה.',
    },
    deleted: '״{name}״ נמחק.',
    fields: {
      title: 'כותרת',
      titleHint: 'מה שמבקרים קוראים מעל הטקסט.',
      name: 'שם',
      nameHint: 'רק בשבילכם: מבדיל בין מקטעים עם אותה כותרת.',
      text: 'טקסט',
    },
    richText:
      'הטקסט הזה מכיל חלקים ש-HTML אינו יכול לבטא, כגון סרטונים. הם מוסרים כשהטקסט משתנה כאן.',
    usedBy: {
      none: 'אף מוצר אינו מציג אותו עדיין.',
      one: 'מוצר אחד מציג אותו; הוא משתנה שם מיד.',
      other: '{n} מוצרים מציגים אותו; הוא משתנה בכולם מיד.',
    },
    shared: 'משותף',
    sharedHint: 'מקטע מידע משותף; משנים אותו תחת ״מקטעי מידע״.',
    choose: 'בחירת מקטע משותף',
    chooseTitle: 'בחירת מקטע משותף',
    chosen: 'הוספת ״{name}״',
  },
}
